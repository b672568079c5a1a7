import { type Breathe, inSlices } from '../../../base/pacing/in-slices.ts';
import type { Reference } from '../../reference/reference.ts';
import { type Meaning, WEIGHT } from '../meaning.ts';
import { fold, nameKey } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
import { isAlways, parseMeaning, type Saying } from './parse-meaning.ts';

/** The words of the trade as the database holds them. */
export type VocabularyRows = {
  synonyms: { meaning: string; spelling: string }[];
  /** Marks of one group stand for each other. */
  equivalents: { group: number; mark: string }[];
};

export type Vocabulary = {
  /** Marks, series, models and brands, by nameKey. */
  names: Map<string, Saying[]>;
  /** Marks by how they begin: NYM is NYM-J and NYM-O. */
  families: Map<string, Saying[]>;
  /** Everything else, by the stems of its words. */
  phrases: Map<string, Saying[]>;
  /** Categories of several things, by the stems of their names: prize și întrerupătoare. */
  sections: Map<string, Saying[]>;
  /** Every single word the vocabulary knows, folded, for those who mistype it. */
  words: Set<string>;
};

const NAMED = new Set(['mark', 'series', 'model']);
const SHORTEST_FAMILY = 3;

export async function buildVocabulary(
  rows: VocabularyRows,
  names: Reference,
  breathe: Breathe = inSlices(),
): Promise<Vocabulary> {
  const vocabulary: Vocabulary = {
    names: new Map(),
    families: new Map(),
    phrases: new Map(),
    sections: new Map(),
    words: new Set(),
  };
  const marks = markBook(rows.equivalents, names);
  for (const { attribute, key, label } of names.valueById.values()) {
    await breathe();
    if (!NAMED.has(attribute.key)) continue;
    const saying = parseMeaning(`${attribute.key}=${key}`, names);
    for (const spelling of [key, label.ro, label.ru]) {
      if (saying && isTelling(attribute.key, spelling))
        add(vocabulary.names, nameKey(spelling), saying);
    }
  }
  for (const { slug, title } of names.brands) {
    const saying = parseMeaning(`brand/${slug}`, names);
    if (saying) add(vocabulary.names, nameKey(title), saying);
  }
  for (const { slug, title } of names.categories) {
    await breathe();
    const saying = parseMeaning(`category/${slug}`, names);
    for (const name of [title.ro, title.ru]) if (saying) addSection(vocabulary, name, saying);
  }
  for (const { meaning, spelling } of rows.synonyms) {
    await breathe();
    const saying = parseMeaning(meaning, names);
    if (saying) addSynonym(vocabulary, spelling, saying);
  }
  for (const sayings of vocabulary.names.values()) {
    await breathe();
    sayings.push(...sayings.flatMap(marks.around));
  }
  for (const mark of marks.all) {
    await breathe();
    const key = nameKey(mark);
    const around = marks.around(markSaying(mark, 0));
    const sayings = [markSaying(mark, WEIGHT.markFamily), ...around.map(inFamily)];
    for (let length = SHORTEST_FAMILY; length < key.length; length++) {
      for (const saying of sayings) add(vocabulary.families, key.slice(0, length), saying);
    }
  }
  return vocabulary;
}

/** A mark always is. Of a series or model, one letter, or two without a digit, may be anything. */
const isTelling = (attribute: string, spelling: string) =>
  attribute === 'mark' || nameKey(spelling).length > 2 || /\d/.test(spelling);

function addSynonym(vocabulary: Vocabulary, spelling: string, saying: Saying) {
  const { meaning } = saying;
  const isName = meaning.is === 'brand' || (meaning.is === 'value' && NAMED.has(meaning.attribute));
  // What means a mark only beside something is a word like any other.
  if (isName && isAlways(saying)) {
    add(vocabulary.names, nameKey(spelling), saying);
  } else {
    const words = partsOf(spelling);
    const telling = words.filter((word) => !stopWords.has(word));
    add(vocabulary.phrases, phraseKey(words), saying);
    // «на дин рейку» is no rail: without its preposition it would be one.
    const isWhole = !stopWords.has(words[0] ?? '');
    if (isWhole && telling.length > 1) add(vocabulary.phrases, phraseKey(telling), saying);
  }
  for (const word of partsOf(spelling)) vocabulary.words.add(word);
}

const SEVERAL = /,|\s(?:și|и)\s/u;

/** Of one thing there is more than its section: simple switches are also among those for outdoors. */
function addSection({ sections }: Vocabulary, name: string, saying: Saying) {
  if (SEVERAL.test(name)) add(sections, phraseKey(partsOf(name)), saying);
}

export const partsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** In whatever order: an adjective may stand before its noun or behind it. */
export const phraseKey = (words: string[]): string => words.map(stem).sort().join(' ');

/** Each meaning once; the later it is named, the less it weighs. */
function add(book: Map<string, Saying[]>, key: string, saying: Saying) {
  const sayings = book.get(key) ?? [];
  book.set(key, sayings);
  const said = describe(saying.meaning);
  if (sayings.every((other) => describe(other.meaning) !== said)) sayings.push(saying);
}

const describe = (meaning: Meaning) => JSON.stringify({ ...meaning, weight: 0 });

const markSaying = (mark: string, weight: number, equivalent = false): Saying => ({
  meaning: {
    is: 'value',
    attribute: 'mark',
    value: mark,
    weight,
    ...(equivalent && { equivalent }),
  },
  whenRated: false,
});

/** Who asks for a whole family is offered enough: what stands near one of it only resembles it. */
const inFamily = (saying: Saying): Saying =>
  saying.meaning.is === 'value' && saying.meaning.equivalent
    ? { ...saying, meaning: { ...saying.meaning, isApart: true } }
    : saying;

/** The marks of the catalogue, and what stands near each. */
function markBook(equivalents: VocabularyRows['equivalents'], { valueById }: Reference) {
  const all = [...valueById.values()]
    .filter(({ attribute }) => attribute.key === 'mark')
    .map(({ key }) => key);
  const groups = Map.groupBy(equivalents, ({ group }) => group);
  const groupsOf = Map.groupBy(equivalents, ({ mark }) => mark);
  const near = (mark: string) =>
    (groupsOf.get(mark) ?? [])
      .flatMap(({ group }) => groups.get(group) ?? [])
      .map((one) => one.mark);
  return {
    all,
    /** Those that begin alike, then those that stand for it. */
    around({ meaning }: Saying): Saying[] {
      if (meaning.is !== 'value' || meaning.attribute !== 'mark') return [];
      const key = nameKey(meaning.value);
      const longer = all.filter((mark) => mark !== meaning.value && nameKey(mark).startsWith(key));
      const known = new Set([meaning.value, ...longer]);
      return [
        ...longer.map((mark) => markSaying(mark, WEIGHT.markFamily)),
        ...near(meaning.value)
          .filter((mark) => !known.has(mark))
          .map((mark) => markSaying(mark, WEIGHT.equivalentMark, true)),
      ];
    },
  };
}
