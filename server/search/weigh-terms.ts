import type { Directory } from '../catalogue/directory.ts';
import { codesBeginningWith, codesHolding } from './code-book.ts';
import { nameKey, writtenCode } from './fold.ts';
import { type Source, wordsBeginningWith } from './lexicon.ts';
import { type Meaning, type Term, WEIGHT } from './meaning.ts';
import { stem } from './stem.ts';

/** By row, how well it satisfies a term; 0 for not at all. */
export type Weights = {
  weights: Uint16Array;
  /** How many rows satisfy it. */
  count: number;
  /** By row, 1 where only an equivalent mark satisfies it. */
  equivalents: Uint8Array | null;
};

type Put = (row: number, weight: number) => void;

export function weighTerm(term: Term, directory: Directory): Weights {
  const rows = directory.shelf.ids.length;
  const weights = new Uint16Array(rows);
  const near = term.meanings.filter((meaning) => meaning.is === 'value' && meaning.equivalent);
  for (const meaning of term.meanings) weigh(meaning, directory, raise(weights));
  for (const meaning of term.welcome) {
    const extra = new Uint16Array(rows);
    weigh(meaning, directory, raise(extra));
    for (let row = 0; row < rows; row++) {
      if (weights[row] !== 0) weights[row] = (weights[row] ?? 0) + (extra[row] ?? 0);
    }
  }
  for (const meaning of term.otherwise) weigh(meaning, directory, raise(weights));
  let equivalents: Uint8Array | null = null;
  if (near.length > 0) {
    const others = new Uint16Array(rows);
    const asked = term.meanings.filter((meaning) => meaning.is === 'value' && !meaning.equivalent);
    for (const meaning of asked) weigh(meaning, directory, raise(others));
    equivalents = new Uint8Array(rows);
    const mark = equivalents;
    for (const meaning of near) {
      weigh(meaning, directory, (row) => {
        if (others[row] === 0) mark[row] = 1;
      });
    }
  }
  let count = 0;
  for (let row = 0; row < rows; row++) if (weights[row] !== 0) count++;
  return { weights, count, equivalents };
}

const raise =
  (weights: Uint16Array): Put =>
  (row, weight) => {
    const whole = Math.ceil(weight);
    if (whole > (weights[row] ?? 0)) weights[row] = whole;
  };

function weigh(meaning: Meaning, directory: Directory, put: Put): void {
  const { search, facets, valueByName } = directory;
  const facetRows = (facet: number | undefined, weight: number) => {
    if (facet !== undefined) search.facetRows.each(facet, (row) => put(row, weight));
  };
  switch (meaning.is) {
    case 'word':
      weighWord(meaning, directory, put);
      return;
    case 'piece': {
      const word = search.lexicon.numberOf.get(meaning.text);
      if (word !== undefined) search.titleRows.each(word, (cell) => put(cell >> 1, meaning.weight));
      return;
    }
    case 'value': {
      const value = valueByName.get(`${meaning.attribute}:${meaning.value}`);
      facetRows(value && facets.ofValue.get(value.id), meaning.weight);
      return;
    }
    case 'number': {
      for (const { facet, attribute } of search.facetsByNumber.get(meaning.number) ?? []) {
        if (meaning.attributes.includes(attribute)) facetRows(facet, meaning.weight);
      }
      for (const { facet, attribute, from, to } of search.ranges) {
        const holds = meaning.number >= from && meaning.number <= to;
        if (holds && meaning.attributes.includes(attribute)) facetRows(facet, meaning.weight / 2);
      }
      return;
    }
    case 'range':
      for (const { facet, attribute, from, to } of search.ranges) {
        const isMeant = meaning.attributes.length === 0 || meaning.attributes.includes(attribute);
        if (isMeant && `${from}-${to}` === meaning.range) facetRows(facet, meaning.weight);
      }
      return;
    case 'any number':
      weighNumber(meaning.number, directory, put);
      return;
    case 'brand': {
      const brand = directory.brands.find(({ slug }) => slug === meaning.slug);
      facetRows(brand && facets.ofBrand.get(brand.id), meaning.weight);
      return;
    }
    case 'category':
      for (const category of directory.categories) {
        if (category.slug === meaning.slug)
          facetRows(facets.ofCategory.get(category.id), meaning.weight);
      }
      return;
    case 'code':
      weighCode(meaning, directory, put);
      return;
    case 'together':
      weighTogether(meaning.meanings, directory, put);
  }
}

const SHORTEST_PREFIX = 3;
/** A beginning is worth less than the word. */
const PREFIX_SHARE = 0.8;

type Word = Extract<Meaning, { is: 'word' }>;

function weighWord({ stem: wanted, typed, weight }: Word, directory: Directory, put: Put) {
  const { lexicon, vocabulary } = directory.search;
  const sources = lexicon.sources.get(wanted);
  if (sources) weighSources(sources, weight, directory, put);
  const longer = typed.length < SHORTEST_PREFIX ? [] : wordsBeginningWith(lexicon, typed);
  // capa, which nobody wrote yet, may be a form of cap or the beginning of capac.
  if (sources && longer[0] === typed) return;
  const share = weight * PREFIX_SHARE;
  const stems = new Set<string>();
  for (const word of longer) {
    stems.add(stem(word));
    const sayings = vocabulary.phrases.get(stem(word)) ?? vocabulary.names.get(nameKey(word)) ?? [];
    for (const { meaning, whenRated } of sayings) {
      if (!whenRated) weigh(meaning, directory, (row, full) => put(row, full * share));
    }
  }
  for (const one of stems) weighSources(lexicon.sources.get(one) ?? [], share, directory, put);
}

function weighSources(sources: Source[], share: number, { search }: Directory, put: Put) {
  for (const source of sources) {
    if (source.in === 'facet') {
      search.facetRows.each(source.facet, (row) => put(row, source.weight * share));
    } else {
      const [head, title] = [WEIGHT.head * share, WEIGHT.title * share];
      search.titleRows.each(source.word, (cell) => put(cell >> 1, (cell & 1) === 1 ? head : title));
    }
  }
}

const STEP = 6;

/** The earlier a category names the attribute, the likelier it is meant. */
function weighNumber(number: number, { search, categories, shelf }: Directory, put: Put) {
  for (const { facet, attribute } of search.facetsByNumber.get(number) ?? []) {
    const places = categories.map(({ attributes }) =>
      attributes.findIndex(({ key }) => key === attribute),
    );
    search.facetRows.each(facet, (row) => {
      const place = places[shelf.categories[row] ?? 0] ?? -1;
      put(
        row,
        place < 0
          ? WEIGHT.numberInTitle
          : Math.max(WEIGHT.number - place * STEP, WEIGHT.numberInTitle),
      );
    });
  }
}

const SHORTEST_INSIDE = 5;

function weighCode(
  { key, typed }: Extract<Meaning, { is: 'code' }>,
  { search, shelf }: Directory,
  put: Put,
) {
  const putProduct = (id: number, weight: number) => {
    const row = shelf.rowById.get(id);
    if (row !== undefined) put(row, weight);
  };
  const written = codesBeginningWith(search.codes, writtenCode(typed));
  for (const { id, exact } of written) putProduct(id, exact ? WEIGHT.exactCode : WEIGHT.codeBegins);
  // 3X2.5 and 3X25 are compared alike: whoever wrote the point wants the one with the point.
  if (written.some(({ exact }) => exact)) return;
  const beginning = codesBeginningWith(search.codes, key);
  for (const { id, exact } of beginning) {
    putProduct(id, exact ? WEIGHT.sameCode : WEIGHT.codeBegins);
  }
  if (beginning.length === 0 && key.length >= SHORTEST_INSIDE) {
    for (const id of codesHolding(search.codes, key)) putProduct(id, WEIGHT.codeHolds);
  }
}

function weighTogether(meanings: Meaning[], directory: Directory, put: Put) {
  const [first, ...others] = meanings;
  if (!first) return;
  const sums = new Map<number, number>();
  weigh(first, directory, (row, weight) => sums.set(row, Math.max(weight, sums.get(row) ?? 0)));
  for (const meaning of others) {
    const weights = new Map<number, number>();
    weigh(meaning, directory, (row, weight) => {
      if (sums.has(row)) weights.set(row, Math.max(weight, weights.get(row) ?? 0));
    });
    for (const [row, sum] of sums) {
      const weight = weights.get(row);
      if (weight === undefined) sums.delete(row);
      else sums.set(row, sum + weight);
    }
  }
  for (const [row, sum] of sums) put(row, sum);
}
