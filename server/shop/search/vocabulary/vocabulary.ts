import { type YieldIfDue, yieldInSlices } from '../../../base/pacing/yield-in-slices.ts';
import type { Reference } from '../../reference/reference.ts';
import { type Meaning, WEIGHT } from '../meaning.ts';
import { fold, nameKey } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
import { isAlways, parseMeaning, type Sense } from './parse-meaning.ts';

/** The words of the trade as the database holds them. */
export type VocabularyRows = {
  synonyms: { meaning: string; spelling: string }[];
  /** Marks of one group stand for each other. */
  equivalents: { group: number; mark: string }[];
};

export type Vocabulary = {
  /** Marks, series, models and brands, by nameKey. */
  names: Map<string, Sense[]>;
  /** Marks by how they begin: NYM is NYM-J and NYM-O. */
  families: Map<string, Sense[]>;
  /** Everything else, by the stems of its words. */
  phrases: Map<string, Sense[]>;
  /** Categories of several things, by the stems of their names: prize și întrerupătoare. */
  sections: Map<string, Sense[]>;
  /** Every single word the vocabulary knows, folded, for those who mistype it. */
  words: Set<string>;
};

const NAMED = new Set(['mark', 'series', 'model']);
const SHORTEST_FAMILY = 3;

export async function buildVocabulary(
  rows: VocabularyRows,
  names: Reference,
  yieldIfDue: YieldIfDue = yieldInSlices(),
): Promise<Vocabulary> {
  const vocabulary: Vocabulary = {
    names: new Map(),
    families: new Map(),
    phrases: new Map(),
    sections: new Map(),
    words: new Set(),
  };
  const marks = markRelations(rows.equivalents, names);
  for (const { attribute, key, label } of names.valueById.values()) {
    await yieldIfDue();
    if (!NAMED.has(attribute.key)) continue;
    const sense = parseMeaning(`${attribute.key}=${key}`, names);
    for (const spelling of [key, label.ro, label.ru]) {
      if (sense && isTelling(attribute.key, spelling))
        add(vocabulary.names, nameKey(spelling), sense);
    }
  }
  for (const { slug, title } of names.brands) {
    const sense = parseMeaning(`brand/${slug}`, names);
    if (sense) add(vocabulary.names, nameKey(title), sense);
  }
  for (const { slug, title } of names.categories) {
    await yieldIfDue();
    const sense = parseMeaning(`category/${slug}`, names);
    for (const name of [title.ro, title.ru]) if (sense) addSection(vocabulary, name, sense);
  }
  for (const { meaning, spelling } of rows.synonyms) {
    await yieldIfDue();
    const sense = parseMeaning(meaning, names);
    if (sense) addSynonym(vocabulary, spelling, sense);
  }
  for (const senses of vocabulary.names.values()) {
    await yieldIfDue();
    senses.push(...senses.flatMap(marks.around));
  }
  for (const mark of marks.all) {
    await yieldIfDue();
    const key = nameKey(mark);
    const around = marks.around(markSense(mark, 0));
    const senses = [markSense(mark, WEIGHT.markFamily), ...around.map(inFamily)];
    for (let length = SHORTEST_FAMILY; length < key.length; length++) {
      for (const sense of senses) add(vocabulary.families, key.slice(0, length), sense);
    }
  }
  return vocabulary;
}

/** A mark always is. Of a series or model, one letter, or two without a digit, may be anything. */
const isTelling = (attribute: string, spelling: string) =>
  attribute === 'mark' || nameKey(spelling).length > 2 || /\d/.test(spelling);

function addSynonym(vocabulary: Vocabulary, spelling: string, sense: Sense) {
  const { meaning } = sense;
  const isName = meaning.is === 'brand' || (meaning.is === 'value' && NAMED.has(meaning.attribute));
  // What means a mark only beside something is a word like any other.
  if (isName && isAlways(sense)) {
    add(vocabulary.names, nameKey(spelling), sense);
  } else {
    const words = partsOf(spelling);
    const telling = words.filter((word) => !stopWords.has(word));
    add(vocabulary.phrases, phraseKey(words), sense);
    // «на дин рейку» is no rail: without its preposition it would be one.
    const isWhole = !stopWords.has(words[0] ?? '');
    if (isWhole && telling.length > 1) add(vocabulary.phrases, phraseKey(telling), sense);
  }
  for (const word of partsOf(spelling)) vocabulary.words.add(word);
}

const SEVERAL = /,|\s(?:și|и)\s/u;

/** Of one thing there is more than its section: simple switches are also among those for outdoors. */
function addSection({ sections }: Vocabulary, name: string, sense: Sense) {
  if (SEVERAL.test(name)) add(sections, phraseKey(partsOf(name)), sense);
}

export const partsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** In whatever order: an adjective may stand before its noun or behind it. */
export const phraseKey = (words: string[]): string => words.map(stem).sort().join(' ');

/** Each meaning once; the later it is named, the less it weighs. */
function add(book: Map<string, Sense[]>, key: string, sense: Sense) {
  const senses = book.get(key) ?? [];
  book.set(key, senses);
  const description = describe(sense.meaning);
  if (senses.every((other) => describe(other.meaning) !== description)) senses.push(sense);
}

const describe = (meaning: Meaning) => JSON.stringify({ ...meaning, weight: 0 });

const markSense = (mark: string, weight: number, equivalent = false): Sense => ({
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
const inFamily = (sense: Sense): Sense =>
  sense.meaning.is === 'value' && sense.meaning.equivalent
    ? { ...sense, meaning: { ...sense.meaning, isApart: true } }
    : sense;

/** The marks of the catalogue, and what stands near each. */
function markRelations(equivalents: VocabularyRows['equivalents'], { valueById }: Reference) {
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
    around({ meaning }: Sense): Sense[] {
      if (meaning.is !== 'value' || meaning.attribute !== 'mark') return [];
      const key = nameKey(meaning.value);
      const longer = all.filter((mark) => mark !== meaning.value && nameKey(mark).startsWith(key));
      const known = new Set([meaning.value, ...longer]);
      return [
        ...longer.map((mark) => markSense(mark, WEIGHT.markFamily)),
        ...near(meaning.value)
          .filter((mark) => !known.has(mark))
          .map((mark) => markSense(mark, WEIGHT.equivalentMark, true)),
      ];
    },
  };
}
