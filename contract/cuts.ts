import { limits } from './constants.ts';
import { quantity } from './forms/fields.ts';
import { listOf } from './forms/list.ts';

/** The lengths a quantity of cable is to be cut into. */

export const cuts = listOf(quantity, {
  most: limits.cuts,
  many: 'VALIDATE.CUTS_MANY',
  wrong: 'VALIDATE.INVALID',
});

type Wanted = { quantity: number; cuts?: readonly number[] | undefined };

/** Nothing said of lengths is in order too. */
export const comesTo = ({ quantity: all, cuts: lengths = [] }: Wanted) =>
  lengths.length === 0 || sumOf(lengths) === all;

type CutLine = { quantity: number; cut_length: number | null };

/**
 * What stands in one line of an order: pieces of one length, in the order the lengths were named.
 * Of what is not said to be cut there is one line of all.
 */
export function linesOfCuts({ quantity: all, cuts: lengths = [] }: Wanted): CutLine[] {
  if (lengths.length === 0) return [{ quantity: all, cut_length: null }];
  return [...Map.groupBy(lengths, (length) => length)].map(([cut_length, pieces]) => ({
    quantity: sumOf(pieces),
    cut_length,
  }));
}

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
