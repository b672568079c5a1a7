import type { Directory } from '../catalogue/directory.ts';
import type { Meaning, Term } from './meaning.ts';
import { emptyTally, heaviestIn, type Put, type Tally, withTally } from './tally.ts';
import { weighCode } from './weigh-code.ts';
import { weighMains } from './weigh-mains.ts';
import { weighNumber, weighRange, weighSomeNumber } from './weigh-number.ts';
import { weighWord } from './weigh-word.ts';

/** The rows that satisfy a term, and how well. */
export type Weights = Tally & {
  /** Rows that only a mark standing for the one asked for satisfies. */
  equivalents: Set<number>;
};

export function weighTerm(term: Term, directory: Directory): Weights {
  const tally = emptyTally(directory.shelf.ids.length);
  const equivalents = new Set<number>();
  const put = heaviestIn(tally);
  for (const meaning of term.meanings) if (!isNear(meaning)) weigh(meaning, directory, put);
  for (const meaning of term.meanings.filter(isNear)) {
    weigh(meaning, directory, (row, weight) => {
      if (tally.weights[row] === 0) equivalents.add(row);
      put(row, weight);
    });
  }
  for (const meaning of term.welcome) welcome(meaning, directory, tally);
  for (const meaning of term.otherwise) weigh(meaning, directory, put);
  return { ...tally, equivalents };
}

const isNear = (meaning: Meaning) => meaning.is === 'value' && meaning.equivalent === true;

/** Adds to the weight of what has one. */
const welcome = (meaning: Meaning, directory: Directory, { weights }: Tally) =>
  withTally(weights.length, (extra) => {
    weigh(meaning, directory, heaviestIn(extra));
    for (const row of extra.rows) {
      const weight = weights[row] ?? 0;
      if (weight !== 0) weights[row] = weight + (extra.weights[row] ?? 0);
    }
  });

export function weigh(meaning: Meaning, directory: Directory, put: Put): void {
  const { search, facets, valueByName } = directory;
  const putFacet = (facet: number | undefined, weight: number) => {
    if (facet !== undefined) for (const row of search.facetRows.of(facet)) put(row, weight);
  };
  switch (meaning.is) {
    case 'word':
      weighWord(meaning, directory, put);
      return;
    case 'piece': {
      const word = search.lexicon.numberOf.get(meaning.text);
      if (word === undefined) return;
      for (const cell of search.titleRows.of(word)) put(cell >> 1, meaning.weight);
      return;
    }
    case 'value': {
      const value = valueByName.get(`${meaning.attribute}:${meaning.value}`);
      putFacet(value && facets.ofValue.get(value.id), meaning.weight);
      return;
    }
    case 'number':
      weighNumber(meaning, directory, put);
      return;
    case 'range':
      weighRange(meaning, directory, put);
      return;
    case 'any number':
      weighSomeNumber(meaning.number, directory, put);
      return;
    case 'mains':
      weighMains(meaning, directory, put);
      return;
    case 'brand': {
      const brand = directory.brands.find(({ slug }) => slug === meaning.slug);
      putFacet(brand && facets.ofBrand.get(brand.id), meaning.weight);
      return;
    }
    case 'category':
      for (const { id, slug } of directory.categories) {
        if (slug === meaning.slug) putFacet(facets.ofCategory.get(id), meaning.weight);
      }
      return;
    case 'code':
      weighCode(meaning, directory, put);
      return;
    case 'together':
      weighTogether(meaning.meanings, directory, put);
  }
}

/** What has a weight in each, with the sum of them. */
function weighTogether([first, ...others]: Meaning[], directory: Directory, put: Put): void {
  if (!first) return;
  withTally(directory.shelf.ids.length, (tally) => {
    weigh(first, directory, heaviestIn(tally));
    if (tally.rows.length === 0) return;
    if (others.length === 0) for (const row of tally.rows) put(row, tally.weights[row] ?? 0);
    else {
      weighTogether(others, directory, (row, weight) => {
        const own = tally.weights[row] ?? 0;
        if (own !== 0) put(row, own + weight);
      });
    }
  });
}
