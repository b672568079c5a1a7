import type { Facet, Facets } from '../catalogue/facets.ts';
import type { Names } from '../catalogue/names.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { type CodeBook, openCodeBook } from './code-book.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';
import type { SearchRows } from './queries.ts';
import { gatherRows, type RowLists } from './row-lists.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

type NumberFacet = { facet: number; attribute: string };
type RangeFacet = NumberFacet & { from: number; to: number };

/** What texts are looked up in: the words of all products, by row of the shelf. */
export type SearchIndex = {
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  codes: CodeBook;
  /** By number of the word: the rows whose title has it, `row * 2 + 1` where it is the head. */
  titleRows: RowLists;
  facetRows: RowLists;
  /** Facets whose value is a number, by the number. */
  facetsByNumber: Map<number, NumberFacet[]>;
  /** Facets whose value is a span of numbers: 0.2-4. */
  ranges: RangeFacet[];
};

type Catalogue = { names: Names; facets: Facets; shelf: Shelf };

export function buildSearchIndex(
  rows: SearchRows,
  { names, facets, shelf }: Catalogue,
): SearchIndex {
  const vocabulary = buildVocabulary(rows.vocabulary, names);
  const titleRows = gatherTitleRows(rows.titleWords, shelf);
  const used = new Map(
    rows.words.filter(({ id }) => titleRows.count(id) > 0).map(({ id, word }) => [id, word]),
  );
  return {
    vocabulary,
    lexicon: buildLexicon(used, facets.all, vocabulary),
    codes: openCodeBook(rows.codes),
    titleRows,
    facetRows: gatherFacetRows(shelf, facets.all.length),
    ...gatherNumbers(facets.all),
  };
}

/** `packed`: product, number of words, the words, and so on. */
function gatherTitleRows(packed: Int32Array, { rowById }: Shelf): RowLists {
  let words = 0;
  for (let at = 0; at < packed.length; at += 2 + (packed[at + 1] ?? 0)) {
    const end = at + 2 + (packed[at + 1] ?? 0);
    for (let word = at + 2; word < end; word++) words = Math.max(words, (packed[word] ?? 0) >> 1);
  }
  return gatherRows(words + 1, (put) => {
    for (let at = 0; at < packed.length; at += 2 + (packed[at + 1] ?? 0)) {
      const row = rowById.get(packed[at] ?? 0);
      if (row === undefined) continue;
      const end = at + 2 + (packed[at + 1] ?? 0);
      for (let word = at + 2; word < end; word++) {
        const cell = packed[word] ?? 0;
        put(cell >> 1, row * 2 + (cell & 1));
      }
    }
  });
}

const gatherFacetRows = ({ facets, firstFacet }: Shelf, count: number): RowLists =>
  gatherRows(count, (put) => {
    for (let row = 0; row < firstFacet.length - 1; row++) {
      const end = firstFacet[row + 1] ?? 0;
      for (let at = firstFacet[row] ?? 0; at < end; at++) put(facets[at] ?? 0, row);
    }
  });

const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

function gatherNumbers(facets: Facet[]) {
  const facetsByNumber = new Map<number, NumberFacet[]>();
  const ranges: RangeFacet[] = [];
  for (const one of facets) {
    if (one.kind !== 'attribute') continue;
    const { key, attribute } = one.value;
    const numbered = { facet: one.id, attribute: attribute.key };
    const number = Number(key);
    const [, from, to] = RANGE.exec(key) ?? [];
    if (Number.isFinite(number))
      facetsByNumber.set(number, [...(facetsByNumber.get(number) ?? []), numbered]);
    else if (from && to) ranges.push({ ...numbered, from: Number(from), to: Number(to) });
  }
  return { facetsByNumber, ranges };
}
