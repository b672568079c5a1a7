import { IMPORTANCE, type Term } from '../meaning.ts';
import { readQuery } from '../reading/read-query.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { type Weights, weighTerm } from './weigh-terms.ts';

/** A text as it was read, and what satisfies each of its terms. */
export type WeighedText = {
  text: string;
  terms: (Term & Weights)[];
  /** The rows that satisfy every term. */
  rows: number[];
};

export function weighText(text: string, catalogue: SearchedCatalogue): WeighedText {
  const { search, index } = catalogue;
  const knowledge = { vocabulary: search.vocabulary, codes: index.codes };
  const terms = readQuery(text, knowledge).map((term) => ({
    ...term,
    ...weighTerm(term, catalogue),
  }));
  return { text, terms, rows: rowsSatisfying(terms) };
}

/** A word that titles begin with is a thing, though the vocabulary does not know it. */
export const importanceOf = ({ importance, names, kind }: Term & Weights): number =>
  names === 'thing' && kind() ? Math.max(importance, IMPORTANCE.thing) : importance;

const isThing = ({ names }: Term) => names === 'thing';

/** The rows that satisfy all the terms; none when there is no term. */
export function rowsSatisfying(terms: Weights[]): number[] {
  const [rarest, ...others] = terms.toSorted((a, b) => a.rows.length - b.rows.length);
  let rows = rarest?.rows ?? [];
  for (const { weights } of others) rows = rows.filter((row) => weights[row] !== 0);
  return rows;
}

/**
 * The terms that can be satisfied together, when not all can: the most important ones first, so
 * that words go before sizes. Of several as important, the one that goes with most of the others;
 * of several things the one named first: a «cablu USB» is a cable, and no socket.
 */
export function leaveOutUnsatisfiable({ terms }: WeighedText) {
  const ranked = terms
    .filter(({ rows }) => rows.length > 0)
    .toSorted(
      (a, b) =>
        importanceOf(b) - importanceOf(a) ||
        (isThing(a) && isThing(b) ? 0 : a.rows.length - b.rows.length),
    );
  const most = ranked[0] && importanceOf(ranked[0]);
  let kept = new Set<Term & Weights>();
  for (const first of ranked.filter((term) => importanceOf(term) === most)) {
    const together = goingWith(first, ranked);
    if (importanceOfAll(together) > importanceOfAll(kept)) kept = together;
  }
  return {
    kept: terms.filter((term) => kept.has(term)),
    leftOut: terms.filter((term) => !kept.has(term)).map(({ typed }) => typed),
  };
}

/** One term, and in their order those that can be satisfied beside it. */
function goingWith(first: Term & Weights, ranked: (Term & Weights)[]): Set<Term & Weights> {
  const kept = new Set([first]);
  for (const term of ranked) {
    if (term !== first && rowsSatisfying([...kept, term]).length > 0) kept.add(term);
  }
  return kept;
}

const importanceOfAll = (terms: Set<Term & Weights>) =>
  Array.from(terms).reduce((sum, term) => sum + importanceOf(term), 0);
