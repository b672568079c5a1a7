import type { CartLine } from './cart.ts';
import { comesTo, sumOf, type Wanted } from './cuts.ts';

/** What lengths make of the lines of carts and orders; fetched once somebody has some. */

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
  return isEven ? cutsOfLine({ quantity, cut_length: length }) : [];
}

/** The lengths of one line of an order; what is left of one that was sent in part is the last. */
export function cutsOfLine({ quantity: all, cut_length: length }: CutLine): number[] {
  if (length === null) return [];
  const rest = all % length;
  const whole = Array<number>((all - rest) / length).fill(length);
  return rest === 0 ? whole : [...whole, rest];
}

/** The lengths say how many there are; without any, the quantity stays. They are no more than the stock. */
export const setCuts = <L extends CartLine>(lines: readonly L[], id: number, cuts: number[]): L[] =>
  lines.map((line) =>
    line.id === id ? { ...line, quantity: sumOf(cuts) || line.quantity, cuts } : line,
  );
