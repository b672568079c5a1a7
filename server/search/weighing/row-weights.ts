/** Weights of rows, and which rows have one. */
export type Tally = { weights: Uint16Array; rows: number[] };

export type Put = (row: number, weight: number) => void;

export const emptyTally = (rows: number): Tally => ({ weights: new Uint16Array(rows), rows: [] });

const spare: Tally[] = [];

/** A tally for the time of the work; the next one gets it again, emptied. */
export function withTally<T>(rows: number, work: (tally: Tally) => T): T {
  const known = spare.pop();
  const tally = known?.weights.length === rows ? known : emptyTally(rows);
  const done = work(tally);
  for (const row of tally.rows) tally.weights[row] = 0;
  tally.rows.length = 0;
  spare.push(tally);
  return done;
}

/** Of several weights the heaviest counts; whoever is put has one. */
export const heaviestIn =
  ({ weights, rows }: Tally): Put =>
  (row, weight) => {
    const whole = Math.ceil(weight);
    const former = weights[row] ?? 0;
    if (former === 0) rows.push(row);
    if (whole > former) weights[row] = whole;
  };
