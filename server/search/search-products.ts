import type { SearchReading } from '../../contract/shapes/listing.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { type Change, secondTries } from './second-tries.ts';
import { keepToThing } from './weighing/keep-to-thing.ts';
import type { Weights } from './weighing/weigh-terms.ts';
import {
  leaveOutUnsatisfiable,
  rowsSatisfying,
  type WeighedText,
  weighText,
} from './weighing/weigh-text.ts';

type Fitting = { rows: number[]; relevance: ArrayLike<number> };

/** The rows found, and for each how well it fits: from 1 to MAX_RELEVANCE. */
export type Found = Fitting & {
  /** What satisfies the text too, but is not the thing asked for: it comes apart. */
  resembling: () => Fitting;
  /** Whether a row carries not the mark asked for but one that stands for it. */
  isEquivalent: (row: number) => boolean;
  reading: Omit<SearchReading, 'equivalents'>;
};

export const MAX_RELEVANCE = 30_000;
/** With fewer results the text is looked at again. */
const FEW = 3;

/** `exact`: the text as it stands, without second tries and with nothing left out. */
export function searchProducts(catalogue: SearchedCatalogue, text: string, exact: boolean): Found {
  const first = { ...weighText(text, catalogue), change: null as Change | null };
  const isUnderstood = first.terms.every(({ rows }) => rows.length > 0);
  if (exact || first.rows.length >= FEW || (first.rows.length > 0 && isUnderstood)) {
    return found(text, first, first, []);
  }
  let best = first;
  for (const next of secondTries(text, catalogue)) {
    if (next.rows.length > first.rows.length) return found(text, next, next, []);
    if (next.change !== 'layout' && unknown(next) < unknown(best)) best = next;
  }
  if (first.rows.length > 0) return found(text, first, first, []);
  const { kept, leftOut } = leaveOutUnsatisfiable(best);
  // Where no word is left, nothing was searched without the others.
  const fitting = { terms: kept, rows: rowsSatisfying(kept) };
  return found(text, best, fitting, kept.length > 0 ? leftOut : []);

  function found(
    typed: string,
    tried: { text: string; change: Change | null },
    { terms, rows }: Pick<WeighedText, 'terms' | 'rows'>,
    left_out: string[],
  ): Found {
    const { rows: kept, resembling } = keepToThing(terms, rows);
    return {
      rows: kept,
      relevance: relevanceOf(kept, terms),
      resembling: () => ({ rows: resembling, relevance: relevanceOf(resembling, terms) }),
      isEquivalent: (row) => terms.some(({ equivalents }) => equivalents.has(row)),
      reading: { text: typed, searched: tried.text, change: tried.change, left_out },
    };
  }
}

const unknown = ({ terms }: { terms: Weights[] }) =>
  terms.length === 0
    ? Number.POSITIVE_INFINITY
    : terms.filter(({ rows }) => rows.length === 0).length;

function relevanceOf(rows: number[], terms: Weights[]): Uint16Array {
  const sums = new Uint16Array(rows.length);
  for (const { weights } of terms) {
    for (let at = 0; at < rows.length; at++) {
      const sum = (sums[at] ?? 0) + (weights[rows[at] ?? 0] ?? 0);
      sums[at] = Math.min(sum, MAX_RELEVANCE);
    }
  }
  return sums;
}
