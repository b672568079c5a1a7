import { unitAfter } from './amount.ts';
import { linesOfCuts } from './cut-lines.ts';
import { sumOf } from './cuts.ts';

const NO_BREAK = '\u00a0';

/** Without gaps in a number: a field shows it, and there a gap parts two lengths. */
const written = (length: number, unit: string) => `${length}${NO_BREAK}${unitAfter(length, unit)}`;
const times = (count: number, length: string) => `${count}${NO_BREAK}×${NO_BREAK}${length}`;

/** `3 × 20 m + 50 m`: pieces of one length together. */
export const writtenCuts = (cuts: readonly number[], unit: string) =>
  linesOfCuts({ quantity: sumOf(cuts), cuts })
    .map(({ quantity, cut_length: length }) => {
      if (length === null) return '';
      const count = quantity / length;
      return count === 1 ? written(length, unit) : times(count, written(length, unit));
    })
    .join(' + ');

/** Of a line of an order: `3 × 20 m`, `1 × 50 m`. */
export const writtenCutLength = (quantity: number, length: number, unit: string) =>
  times(quantity / length, written(length, unit));
