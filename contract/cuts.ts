import { limits } from './constants.ts';

/**
 * The lengths a quantity of cable is to be cut into. Every page has these rules from the start; what
 * comes of lengths once there are some is in cut-lines.ts.
 */

export type Wanted = { quantity: number; cuts?: readonly number[] | undefined };

/** Nothing said of lengths is in order too. */
export const comesTo = ({ quantity: all, cuts: lengths = [] }: Wanted) =>
  lengths.length === 0 || sumOf(lengths) === all;

/** Lengths that come to another quantity say nothing: it was changed since. */
export const fittingCuts = (wanted: Wanted): readonly number[] =>
  comesTo(wanted) && (wanted.cuts?.length ?? 0) <= limits.cuts ? (wanted.cuts ?? []) : [];

export const sumOf = (lengths: readonly number[]) =>
  lengths.reduce((sum, length) => sum + length, 0);
