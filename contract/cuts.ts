import { limits } from './constants.ts';

/** The lengths a quantity of cable is to be cut into; the browser has these rules from the start. */

type Wanted = { quantity: number; cuts?: readonly number[] | undefined };

/** Nothing said of lengths is in order too. */
export const comesTo = ({ quantity: all, cuts: lengths = [] }: Wanted) =>
  lengths.length === 0 || sumOf(lengths) === all;

/** Lengths that come to another quantity say nothing: it was changed since. */
export const fittingCuts = (wanted: Wanted): readonly number[] =>
  comesTo(wanted) && (wanted.cuts?.length ?? 0) <= limits.cuts ? (wanted.cuts ?? []) : [];

type CutLine = { quantity: number; cut_length: number | null };

/**
 * What stands in one line of an order: pieces of one length, in the order the lengths were named.
 * Of what is not said to be cut there is one line of all.
 */
export function linesOfCuts({ quantity: all, cuts: lengths = [] }: Wanted): CutLine[] {
  if (lengths.length === 0) return [{ quantity: all, cut_length: null }];
  const metres = new Map<number, number>();
  for (const length of lengths) metres.set(length, (metres.get(length) ?? 0) + length);
  return [...metres].map(([cut_length, quantity]) => ({ quantity, cut_length }));
}

/**
 * The same lengths of another quantity: one piece stays one, and of several of one length there are
 * as many as it takes. Any others say nothing any more.
 */
export function cutsAfter(
  quantity: number,
  { cuts: lengths = [] }: Pick<Wanted, 'cuts'>,
): number[] {
  const [length] = lengths;
  if (length === undefined || comesTo({ quantity, cuts: lengths })) return [...lengths];
  if (lengths.length === 1) return [quantity];
  const isEven = new Set(lengths).size === 1 && quantity % length === 0;
  return isEven ? cutsOf({ quantity, cut_length: length }) : [];
}

/** The lengths of one line of an order. */
export const cutsOf = ({ quantity: all, cut_length: length }: CutLine): number[] =>
  length === null ? [] : Array<number>(all / length).fill(length);

export const sumOf = (lengths: readonly number[]) =>
  lengths.reduce((sum, length) => sum + length, 0);
