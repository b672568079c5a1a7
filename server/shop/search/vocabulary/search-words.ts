import type { YieldIfDue } from '../../../base/pacing/yield-in-slices.ts';
import type { Base } from '../../product-index/base.ts';
import { openLists } from '../../product-index/row-lists.ts';
import type { Facet, Facets } from '../../reference/facets.ts';
import type { Reference } from '../../reference/reference.ts';
import { knownSections } from './known-sections.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';
import { buildVocabulary, type Vocabulary, type VocabularyRows } from './vocabulary.ts';

type NumberFacet = { facet: number; attribute: string };
type RangeFacet = NumberFacet & { from: number; to: number };

/** What texts are read by: the words of the trade, of all titles and of all labels. */
export type SearchWords = {
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  /** By place in the tree: 1 for categories some word of the trade stands for. */
  knownSections: Uint8Array;
  /** Numbers of the title words the lexicon has. */
  knownWords: Set<number>;
  /** Facets whose value is a number, by the number. */
  facetsByNumber: Map<number, NumberFacet[]>;
  /** Facets whose value is a span of numbers: 0.2-4. */
  ranges: RangeFacet[];
};

type Names = { reference: Reference; facets: Facets };

/** In slices: others are served meanwhile. */
export async function buildSearchWords(
  { words: { texts, numbers }, titles }: Pick<Base, 'words' | 'titles'>,
  vocabularyRows: VocabularyRows,
  { reference, facets }: Names,
  yieldIfDue: YieldIfDue,
): Promise<SearchWords> {
  const vocabulary = await buildVocabulary(vocabularyRows, reference, yieldIfDue);
  const titleRows = openLists(titles);
  const used = new Map<number, string>();
  for (const [at, word] of texts.split('\n').entries()) {
    await yieldIfDue();
    const number = numbers[at];
    if (number !== undefined && titleRows.count(number) > 0) used.set(number, word);
  }
  await yieldIfDue();
  return {
    vocabulary,
    knownSections: knownSections(vocabulary, reference.categories),
    lexicon: await buildLexicon(used, facets.all, vocabulary, yieldIfDue),
    knownWords: new Set(used.keys()),
    ...gatherNumbers(facets.all),
  };
}

/** The same titles and labels, read by another vocabulary. */
export async function withVocabulary(
  search: SearchWords,
  vocabularyRows: VocabularyRows,
  { reference, facets }: Names,
  yieldIfDue: YieldIfDue,
): Promise<SearchWords> {
  const vocabulary = await buildVocabulary(vocabularyRows, reference, yieldIfDue);
  const used = new Map<number, string>();
  for (const [text, number] of search.lexicon.numberOf) {
    await yieldIfDue();
    used.set(number, text);
  }
  const lexicon = await buildLexicon(used, facets.all, vocabulary, yieldIfDue);
  const known = knownSections(vocabulary, reference.categories);
  return { ...search, vocabulary, lexicon, knownSections: known };
}

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
