import type { Meaning, Term } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import {
  heaviestIn,
  noRowWeights,
  type Put,
  type RowWeights,
  withRowWeights,
} from './row-weights.ts';
import { weighCode } from './weigh-code.ts';
import { weighMainsVoltage } from './weigh-mains-voltage.ts';
import { weighNumber, weighRange, weighSomeNumber } from './weigh-number.ts';
import { weighWord } from './weigh-word.ts';

/** The rows that satisfy a term, and how well. */
export type Weights = RowWeights & {
  /** Rows that only a mark standing for the one asked for satisfies. */
  equivalents: Set<number>;
};

export function weighTerm(term: Term, catalogue: SearchedCatalogue): Weights {
  const found = noRowWeights(catalogue.index.rows.ids.length);
  const equivalents = new Set<number>();
  const put = heaviestIn(found);
  for (const meaning of term.meanings) if (!isNear(meaning)) weigh(meaning, catalogue, put);
  for (const meaning of term.meanings.filter(isNear)) {
    weigh(meaning, catalogue, (row, weight) => {
      if (found.weights[row] === 0) equivalents.add(row);
      put(row, weight);
    });
  }
  for (const meaning of term.welcome) welcome(meaning, catalogue, found);
  for (const meaning of term.otherwise) weigh(meaning, catalogue, put);
  const { isShown } = catalogue.index.rows;
  return { ...found, rows: found.rows.filter((row) => isShown[row] === 1), equivalents };
}

const isNear = (meaning: Meaning) => meaning.is === 'value' && meaning.equivalent === true;

/** Adds to the weight of what has one. */
const welcome = (meaning: Meaning, catalogue: SearchedCatalogue, { weights }: RowWeights) =>
  withRowWeights(weights.length, (extra) => {
    weigh(meaning, catalogue, heaviestIn(extra));
    for (const row of extra.rows) {
      const weight = weights[row] ?? 0;
      if (weight !== 0) weights[row] = weight + (extra.weights[row] ?? 0);
    }
  });

function weigh(meaning: Meaning, catalogue: SearchedCatalogue, put: Put): void {
  const { search, index, facets, valueByName } = catalogue;
  const putFacet = (facet: number | undefined, weight: number) => {
    if (facet !== undefined) for (const row of index.facetRows.of(facet)) put(row, weight);
  };
  switch (meaning.is) {
    case 'word':
      weighWord(meaning, catalogue, put, (other, putOther) => weigh(other, catalogue, putOther));
      return;
    case 'piece': {
      const word = search.lexicon.numberOf.get(meaning.text);
      if (word === undefined) return;
      for (const cell of index.titleRows.of(word)) put(cell >> 1, meaning.weight);
      return;
    }
    case 'value': {
      const value = valueByName.get(`${meaning.attribute}:${meaning.value}`);
      putFacet(value && facets.ofValue.get(value.id), meaning.weight);
      return;
    }
    case 'number':
      weighNumber(meaning, catalogue, put);
      return;
    case 'range':
      weighRange(meaning, catalogue, put);
      return;
    case 'any number':
      weighSomeNumber(meaning.number, catalogue, put);
      return;
    case 'mains voltage':
      weighMainsVoltage(meaning, catalogue, put);
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
      weighCode(meaning, catalogue, put);
      return;
    case 'together':
      weighTogether(meaning.meanings, catalogue, put);
  }
}

/** What has a weight in each, with the sum of them. */
function weighTogether(
  [first, ...others]: Meaning[],
  catalogue: SearchedCatalogue,
  put: Put,
): void {
  if (!first) return;
  withRowWeights(catalogue.index.rows.ids.length, (fitting) => {
    weigh(first, catalogue, heaviestIn(fitting));
    if (fitting.rows.length === 0) return;
    if (others.length === 0) for (const row of fitting.rows) put(row, fitting.weights[row] ?? 0);
    else {
      weighTogether(others, catalogue, (row, weight) => {
        const own = fitting.weights[row] ?? 0;
        if (own !== 0) put(row, own + weight);
      });
    }
  });
}
