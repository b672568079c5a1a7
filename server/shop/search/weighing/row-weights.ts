/** Weights of rows, and which rows have one. */
export type RowWeights = { weights: Uint16Array; rows: number[] };

export const noRowWeights = (rows: number): RowWeights => ({
  weights: new Uint16Array(rows),
  rows: [],
});

const spare: RowWeights[] = [];

/** Memory is lent for the time of the work; the next one gets it again, emptied. */
export function withRowWeights<T>(rows: number, work: (lent: RowWeights) => T): T {
  const known = spare.pop();
  const lent = known?.weights.length === rows ? known : noRowWeights(rows);
  const done = work(lent);
  for (const row of lent.rows) lent.weights[row] = 0;
  lent.rows.length = 0;
  spare.push(lent);
  return done;
}

/** Of several weights the heaviest counts; whoever is put has one. */
export function putRow({ weights, rows }: RowWeights, row: number, weight: number): void {
  const whole = Math.ceil(weight);
  const former = weights[row] ?? 0;
  if (former === 0) rows.push(row);
  if (whole > former) weights[row] = whole;
}

/** Many rows of one weight: a broad word has a hundred thousand of them. */
export function putRows({ weights, rows }: RowWeights, some: Int32Array, weight: number): void {
  const whole = Math.ceil(weight);
  for (let at = 0; at < some.length; at++) {
    const row = some[at] ?? 0;
    const former = weights[row] ?? 0;
    if (former === 0) rows.push(row);
    if (whole > former) weights[row] = whole;
  }
}
