import { unitAfter } from './amount.ts';
import { cutsOfLine, linesOfCuts } from './cut-lines.ts';
import { sumOf } from './cuts.ts';

const NO_BREAK = '\u00a0';

/** Without gaps in a number: a field shows it, and there a gap parts two lengths. */
const written = (length: number, unit: string) => `${length}${NO_BREAK}${unitAfter(length, unit)}`;
const times = (count: number, length: string) => `${count}${NO_BREAK}×${NO_BREAK}${length}`;

/** `3 × 20 m + 50 m`: pieces of one length together. */
export const writtenCuts = (cuts: readonly number[], unit: string) =>
  byLength(cuts, (count, length) =>
    count === 1 ? written(length, unit) : times(count, written(length, unit)),
  );

/** Of a line of an order: `3 × 20 m`, `1 × 50 m`; of one that was sent in part `1 × 20 m + 1 × 5 m`. */
export const writtenCutLength = (quantity: number, cut_length: number, unit: string) =>
  byLength(cutsOfLine({ quantity, cut_length }), (count, length) =>
    times(count, written(length, unit)),
  );

const byLength = (cuts: readonly number[], write: (count: number, length: number) => string) =>
  linesOfCuts({ quantity: sumOf(cuts), cuts })
    .map(({ quantity, cut_length: length }) =>
      length === null ? '' : write(quantity / length, length),
    )
    .join(' + ');
