import { limits } from './constants.ts';
import { sumOf } from './cuts.ts';
import { isSellable, type SellingRule } from './sellable-quantity.ts';
import { quantityRules } from './typed-quantity.ts';

/**
 * Lengths as buyers write them: `20 20 20 50`, `3x20 + 50`, `3×20, 50`, `20m;50 m`. What could be
 * read in two ways is asked for again: a length that was misread is scrap.
 */

export type CutsProblem =
  /** Nothing is typed. */
  | { kind: 'none' }
  /** This part of it is no length. */
  | { kind: 'unread'; part: string }
  /** It has a fraction, or is two lengths: `12,5`. */
  | { kind: 'whole'; part: string }
  | { kind: 'many' }
  | { kind: 'smallest' | 'step'; length: number }
  | { kind: 'stock'; sum: number };

export type TypedCuts = { cuts: number[]; problem: null } | { cuts: null; problem: CutsProblem };

/** `12,5`, `1.000` and, with the space that numbers are copied with, `1 000`. */
const FRACTION = /\d+[.,\u00a0\u202f]\d+/;
/** Several commas in a row are a list, unless they part thousands: `20,20,50`. */
const LIST = /(?<![\d.,])\d+(?:,(?!\d{3}(?!\d))\d+){2,}(?![\d.,])/g;
const SEPARATOR = /[\s,;+]+/y;

export function typedCuts(text: string, rule: SellingRule, unit = 'm'): TypedCuts {
  const typed = text.replace(LIST, (list) => list.replaceAll(',', ' ')).trim();
  const [fraction] = FRACTION.exec(typed) ?? [];
  if (fraction !== undefined) return refused({ kind: 'whole', part: fraction });
  const pieces = piecesIn(typed.toLowerCase(), unit);
  if (typeof pieces === 'string') return refused({ kind: 'unread', part: pieces });
  if (pieces.length === 0) return refused({ kind: 'none' });
  if (sumOf(pieces.map(({ count }) => count)) > limits.cuts) return refused({ kind: 'many' });
  const cuts = pieces.flatMap(({ count, length }) => Array<number>(count).fill(length));
  const wrong = cuts.find((length) => !isSellable(length, rule));
  if (wrong !== undefined) {
    const kind = wrong < rule.smallest_quantity ? 'smallest' : 'step';
    return refused({ kind, length: wrong });
  }
  const sum = sumOf(cuts);
  return sum > rule.stock ? refused({ kind: 'stock', sum }) : { cuts, problem: null };
}

const refused = (problem: CutsProblem): TypedCuts => ({ cuts: null, problem });

type Pieces = { count: number; length: number };

/** So many of one length, one after the other; or the first part that says nothing. */
function piecesIn(text: string, unit: string): Pieces[] | string {
  const piece = pieceOf(unit);
  const found: Pieces[] = [];
  let at = 0;
  while (at < text.length) {
    piece.lastIndex = at;
    const [all, first, firstUnit, times, second, secondUnit] = piece.exec(text) ?? [];
    // `20 m × 3` names the length first; of two lengths neither is a number of pieces.
    const isLengthFirst = firstUnit !== undefined && times !== undefined;
    if (all === undefined || (isLengthFirst && secondUnit !== undefined)) return partAt(text, at);
    const [count, length] =
      times === undefined ? [1, first] : isLengthFirst ? [second, first] : [first, second];
    if (Number(count) === 0) return partAt(text, at);
    found.push({ count: Number(count), length: Number(length) });
    SEPARATOR.lastIndex = at + all.length;
    at += all.length + (SEPARATOR.exec(text)?.[0].length ?? 0);
  }
  return found;
}

/** Up to the next gap. */
const partAt = (text: string, at: number) => /^[\s,;+]*[^\s,;+]*/.exec(text.slice(at))?.[0] ?? text;

/** A number with its unit or without, and how many times it is wanted. Nothing else follows it. */
function pieceOf(unit: string) {
  const units = (quantityRules(unit).units ?? [])
    .map((one) => one.replace(/\W/gu, (sign) => (/\p{L}/u.test(sign) ? sign : `\\${sign}`)))
    .join('|');
  const number = `([1-9]\\d{0,6})\\s*(${units})?`;
  return new RegExp(`${number}(?:\\s*([x×х*])\\s*${number})?(?=[\\s,;+]|$)`, 'y');
}
