/** Weights of rows, and which rows have one. */
export type Tally = { weights: Uint16Array; rows: number[] };

export type Put = (row: number, weight: number) => void;

export const emptyTally = (rows: number): Tally => ({ weights: new Uint16Array(rows), rows: [] });

/** Of several weights the heaviest counts; whoever is put has one. */
export const heaviestIn =
  ({ weights, rows }: Tally): Put =>
  (row, weight) => {
    const whole = Math.ceil(weight);
    const former = weights[row] ?? 0;
    if (former === 0) rows.push(row);
    if (whole > former) weights[row] = whole;
  };

/** Those with a weight in both, and the sum of the two. */
export function addUp(one: Tally, other: Tally): Tally {
  const [fewer, more] = one.rows.length <= other.rows.length ? [one, other] : [other, one];
  const rows = fewer.rows.filter((row) => more.weights[row] !== 0);
  for (const row of rows) fewer.weights[row] = (fewer.weights[row] ?? 0) + (more.weights[row] ?? 0);
  return { weights: fewer.weights, rows };
}
