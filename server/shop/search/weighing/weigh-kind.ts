import type { Meaning, Term } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { nameKey } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
import { wordsBeginningWith } from '../vocabulary/lexicon.ts';
import { isAlways, namesThing, type Sense } from '../vocabulary/parse-meaning.ts';
import { partsOf } from '../vocabulary/vocabulary.ts';
import { type RowWeights, withRowWeights } from './row-weights.ts';

type Weigh = (meaning: Meaning, into: RowWeights) => void;

/** By row: 1 for what is the thing that a term names. */
export type Kind = Uint8Array;

/**
 * Which rows are the thing a term names; null when it names none. What the vocabulary knows by the
 * word is decided by it alone: a section that two things share, or a word in the title of something
 * else, makes nothing the thing. Where the vocabulary does not know a section, or the word, the noun
 * a title begins with says what the product is.
 */
export function kindOf(
  term: Term,
  /** The rows its meanings have. */
  meant: readonly number[],
  catalogue: SearchedCatalogue,
  weigh: Weigh,
): Kind | null {
  const namesKnownThing = term.meanings.some(namesThing);
  const isCode = term.meanings.some(({ is }) => is === 'code');
  if (term.names === null || (isCode && !namesKnownThing)) return null;
  const kind: Kind = new Uint8Array(catalogue.index.rows.ids.length);
  const words = partsOf(term.typed).filter((word) => !stopWords.has(word));
  const begun = words.length === 1 ? words.flatMap((word) => begunWords(word, catalogue)) : [];
  const senses = begun.flatMap((word) => thingsCalled(word, catalogue));
  if (namesKnownThing) for (const row of meant) kind[row] = 1;
  markMeant(kind, senses, weigh);
  const isMet = markHeads(
    kind,
    words,
    catalogue,
    namesKnownThing ? isUnknownSection(catalogue) : anywhere,
  );
  const isBegun = markHeads(kind, begun, catalogue, anywhere);
  return namesKnownThing || isMet || isBegun || senses.length > 0 ? kind : null;
}

/** Whatever titles begin with the noun, though the vocabulary means something else by it. */
export function calledSo({ typed, names }: Term, catalogue: SearchedCatalogue): Kind | null {
  if (names !== 'thing') return null;
  const kind: Kind = new Uint8Array(catalogue.index.rows.ids.length);
  return markHeads(kind, partsOf(typed), catalogue, anywhere) ? kind : null;
}

function markMeant(kind: Kind, senses: Sense[], weigh: Weigh) {
  if (senses.length === 0) return;
  withRowWeights(kind.length, (weights) => {
    for (const { meaning } of senses) weigh(meaning, weights);
    for (const row of weights.rows) kind[row] = 1;
  });
}

/** Rows whose title begins with one of the words. */
function markHeads(
  kind: Kind,
  words: string[],
  { search, index }: SearchedCatalogue,
  isMeant: (row: number) => boolean,
): boolean {
  let isFound = false;
  for (const one of new Set(words.map(stem))) {
    for (const source of search.lexicon.sources.get(one) ?? []) {
      if (source.in !== 'titles') continue;
      for (const cell of index.titleRows.of(source.word)) {
        if ((cell & 1) === 0 || !isMeant(cell >> 1)) continue;
        kind[cell >> 1] = 1;
        isFound = true;
      }
    }
  }
  return isFound;
}

const isUnknownSection =
  ({ search, index }: SearchedCatalogue) =>
  (row: number) =>
    search.knownSections[index.rows.categories[row] ?? 0] === 0;

const anywhere = () => true;

/** What a word nobody has written may become while it is typed: firi, firida; кабеле, кабелерез. */
function begunWords(word: string, { search }: SearchedCatalogue): string[] {
  const longer = word.length < SHORTEST_PREFIX ? [] : wordsBeginningWith(search.lexicon, word);
  return longer[0] === word ? [] : longer;
}

const SHORTEST_PREFIX = 3;

const thingsCalled = (word: string, { search }: SearchedCatalogue): Sense[] =>
  (
    search.vocabulary.phrases.get(stem(word)) ??
    search.vocabulary.names.get(nameKey(word)) ??
    []
  ).filter((sense) => isAlways(sense) && namesThing(sense.meaning));
