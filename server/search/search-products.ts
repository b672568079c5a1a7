import type { SearchReading } from '../../contract/shapes/listing.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { type Change, secondTries } from './second-tries.ts';
import type { Weights } from './weighing/weigh-terms.ts';
import { leaveOutUnsatisfiable, rowsSatisfying, weighText } from './weighing/weigh-text.ts';

/** The rows found, and for each how well it fits: from 1 to MAX_RELEVANCE. */
export type Found = {
  rows: number[];
  relevance: number[];
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
  if (exact || first.total >= FEW || (first.total > 0 && isUnderstood)) {
    return found(text, first, first.terms, []);
  }
  let best = first;
  for (const next of secondTries(text, catalogue)) {
    if (next.total > first.total) return found(text, next, next.terms, []);
    if (next.change !== 'layout' && unknown(next) < unknown(best)) best = next;
  }
  if (first.total > 0) return found(text, first, first.terms, []);
  const { kept, leftOut } = leaveOutUnsatisfiable(best);
  // Where no word is left, nothing was searched without the others.
  return found(text, best, kept, kept.length > 0 ? leftOut : []);

  function found(
    typed: string,
    tried: { text: string; change: Change | null },
    terms: Weights[],
    left_out: string[],
  ): Found {
    const rows = rowsSatisfying(terms);
    return {
      rows,
      relevance: rows.map((row) => sumOf(terms, row)),
      isEquivalent: (row) => terms.some(({ equivalents }) => equivalents.has(row)),
      reading: { text: typed, searched: tried.text, change: tried.change, left_out },
    };
  }
}

const unknown = ({ terms }: { terms: Weights[] }) =>
  terms.length === 0
    ? Number.POSITIVE_INFINITY
    : terms.filter(({ rows }) => rows.length === 0).length;

function sumOf(terms: Weights[], row: number): number {
  let sum = 0;
  for (const { weights } of terms) sum += weights[row] ?? 0;
  return Math.min(sum, MAX_RELEVANCE);
}
