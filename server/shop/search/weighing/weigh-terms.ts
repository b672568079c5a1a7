import type { Meaning, Term } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { noRowWeights, putRow, putRows, type RowWeights, withRowWeights } from './row-weights.ts';
import { weighCode } from './weigh-code.ts';
import { type Kind, kindOf } from './weigh-kind.ts';
import { weighMainsVoltage } from './weigh-mains-voltage.ts';
import { weighNumber, weighRange, weighSomeNumber } from './weigh-number.ts';
import { weighWord } from './weigh-word.ts';

/** The rows that satisfy a term, and how well. */
export type Weights = RowWeights & {
  /** Rows that only a mark standing for the one asked for satisfies. */
  equivalents: Set<number>;
  /** Which rows are the thing it names; null when it names none. Found out when it is asked. */
  kind: () => Kind | null;
};

export function weighTerm(term: Term, catalogue: SearchedCatalogue): Weights {
  const found = noRowWeights(catalogue.index.rows.ids.length);
  const equivalents = new Set<number>();
  const weighNear = (meaning: Meaning) =>
    withRowWeights(found.weights.length, (near) => {
      weigh(meaning, catalogue, near);
      for (const row of near.rows) {
        if (found.weights[row] === 0) equivalents.add(row);
        putRow(found, row, near.weights[row] ?? 0);
      }
    });
  for (const meaning of term.meanings) if (!isNear(meaning)) weigh(meaning, catalogue, found);
  const near = term.meanings.filter(isNear);
  for (const meaning of near) if (!isApart(meaning)) weighNear(meaning);
  const meant = term.names === null ? [] : found.rows.slice();
  const kind = once(() =>
    kindOf(term, meant, catalogue, (meaning, into) => weigh(meaning, catalogue, into)),
  );
  for (const meaning of near) if (isApart(meaning)) weighNear(meaning);
  for (const meaning of term.welcome) welcome(meaning, catalogue, found);
  for (const meaning of term.otherwise) weigh(meaning, catalogue, found);
  keepShown(found.rows, catalogue.index.rows.isShown);
  return { ...found, equivalents, kind };
}

/** Of several tries one is answered: only its kinds are looked up. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

function keepShown(rows: number[], isShown: Uint8Array) {
  let kept = 0;
  for (const row of rows) if (isShown[row] === 1) rows[kept++] = row;
  rows.length = kept;
}

const isNear = (meaning: Meaning) => meaning.is === 'value' && meaning.equivalent === true;
const isApart = (meaning: Meaning) => meaning.is === 'value' && meaning.isApart === true;

/** Adds to the weight of what has one. */
const welcome = (meaning: Meaning, catalogue: SearchedCatalogue, { weights }: RowWeights) =>
  withRowWeights(weights.length, (extra) => {
    weigh(meaning, catalogue, extra);
    for (const row of extra.rows) {
      const weight = weights[row] ?? 0;
      if (weight !== 0) weights[row] = weight + (extra.weights[row] ?? 0);
    }
  });

function weigh(meaning: Meaning, catalogue: SearchedCatalogue, into: RowWeights): void {
  const { search, index, facets, valueByName } = catalogue;
  const putFacet = (facet: number | undefined, weight: number) => {
    if (facet !== undefined) putRows(into, index.facetRows.of(facet), weight);
  };
  switch (meaning.is) {
    case 'word':
      weighWord(meaning, catalogue, into, (other, lent) => weigh(other, catalogue, lent));
      return;
    case 'piece': {
      const word = search.lexicon.numberOf.get(meaning.text);
      if (word === undefined) return;
      for (const cell of index.titleRows.of(word)) putRow(into, cell >> 1, meaning.weight);
      return;
    }
    case 'value': {
      const value = valueByName.get(`${meaning.attribute}:${meaning.value}`);
      putFacet(value && facets.ofValue.get(value.id), meaning.weight);
      return;
    }
    case 'number':
      weighNumber(meaning, catalogue, into);
      return;
    case 'range':
      weighRange(meaning, catalogue, into);
      return;
    case 'any number':
      weighSomeNumber(meaning.number, catalogue, into);
      return;
    case 'mains voltage':
      weighMainsVoltage(meaning, catalogue, into);
      return;
    case 'brand': {
      const brand = catalogue.brands.find(({ slug }) => slug === meaning.slug);
      putFacet(brand && facets.ofBrand.get(brand.id), meaning.weight);
      return;
    }
    case 'category':
      for (const { id, slug } of catalogue.categories) {
        if (slug === meaning.slug) putFacet(facets.ofCategory.get(id), meaning.weight);
      }
      return;
    case 'code':
      weighCode(meaning, catalogue, into);
      return;
    case 'either':
      for (const one of meaning.meanings) weigh(one, catalogue, into);
      return;
    case 'together':
      weighTogether(meaning.meanings, catalogue, into);
  }
}

/** What has a weight in each, with the sum of them. */
function weighTogether(
  [first, ...others]: Meaning[],
  catalogue: SearchedCatalogue,
  into: RowWeights,
): void {
  if (!first) return;
  if (others.length === 0) {
    weigh(first, catalogue, into);
    return;
  }
  const rows = catalogue.index.rows.ids.length;
  withRowWeights(rows, (fitting) => {
    weigh(first, catalogue, fitting);
    if (fitting.rows.length === 0) return;
    withRowWeights(rows, (rest) => {
      weighTogether(others, catalogue, rest);
      for (const row of rest.rows) {
        const own = fitting.weights[row] ?? 0;
        if (own !== 0) putRow(into, row, own + (rest.weights[row] ?? 0));
      }
    });
  });
}
