import type { SearchReading } from '../../../contract/shapes/listing.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { type Change, mendSigns, secondTries } from './second-tries.ts';
import { keepToThing, type Parted } from './weighing/keep-to-thing.ts';
import { theThingInstead } from './weighing/the-thing-instead.ts';
import { calledSo } from './weighing/weigh-kind.ts';
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

type Tried = WeighedText & { change: Change | null };

/** `exact`: the text as it stands, without second tries and with nothing left out. */
export function searchProducts(catalogue: SearchedCatalogue, text: string, exact: boolean): Found {
  const signed = exact ? null : mendSigns(text, catalogue);
  const first: Tried = {
    ...weighText(signed ?? text, catalogue),
    change: signed === null ? null : 'layout',
  };
  if (exact) return found(text, first, []);
  const isUnderstood = first.terms.every(({ rows }) => rows.length > 0);
  if (first.rows.length >= FEW || (first.rows.length > 0 && isUnderstood)) {
    return foundOrInstead(text, first, catalogue);
  }
  let best = first;
  for (const next of secondTries(first.text, catalogue)) {
    if (!keepsThing(first, next)) continue;
    if (next.rows.length > first.rows.length) return foundOrInstead(text, next, catalogue);
    if (next.change !== 'layout' && unknown(next) < unknown(best)) best = next;
  }
  if (first.rows.length > 0) return foundOrInstead(text, first, catalogue);
  const { kept, leftOut } = leaveOutUnsatisfiable(best);
  // Where no word is left, nothing was searched without the others.
  const fitting = { ...best, terms: kept, rows: rowsSatisfying(kept) };
  return found(text, fitting, kept.length > 0 ? leftOut : []);
}

/**
 * A guess never takes away the thing that was understood: a «cablu» of words nobody knows is still
 * a cable.
 */
function keepsThing(first: Tried, next: WeighedText): boolean {
  const things = first.terms.filter(({ rows, names }) => names === 'thing' && rows.length > 0);
  const kinds = things.flatMap((term) => term.kind() ?? []);
  const rows = next.rows.length > 0 ? next.rows : rowsSatisfying(leaveOutUnsatisfiable(next).kept);
  return kinds.length === 0 || rows.some((row) => kinds.some((kind) => kind[row] === 1));
}

/** Where nothing found is the thing: what is called so, else the thing without some of the words. */
function foundOrInstead(typed: string, tried: Tried, catalogue: SearchedCatalogue): Found {
  const parted = keepToThing(tried.terms, tried.rows);
  if (!parted.isLacking) return found(typed, tried, [], parted);
  const called = tried.terms.map((term) => {
    const kind = calledSo(term, catalogue);
    return { names: term.names, kind: () => kind };
  });
  const named = keepToThing(called, tried.rows);
  const isCalled = called.some(({ kind }) => kind() !== null) && !named.isLacking;
  const instead = isCalled ? null : theThingInstead(tried);
  if (!instead) return found(typed, tried, [], named);
  const { rows, terms, leftOut } = instead;
  return {
    ...found(typed, { ...tried, rows, terms }, leftOut),
    resembling: () => fittingOf(tried.rows, tried.terms),
  };
}

function found(
  typed: string,
  { text, change, terms, rows }: Tried,
  left_out: string[],
  parted: Parted = keepToThing(terms, rows),
): Found {
  return {
    ...fittingOf(parted.rows, terms),
    resembling: () => fittingOf(parted.resembling, terms),
    isEquivalent: (row) => terms.some(({ equivalents }) => equivalents.has(row)),
    reading: { text: typed, searched: text, change, left_out },
  };
}

const fittingOf = (rows: number[], terms: Weights[]): Fitting => ({
  rows,
  relevance: relevanceOf(rows, terms),
});

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
