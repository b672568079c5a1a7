import type { SearchReading } from '../../../contract/shapes/listing.ts';
import { type Guess, guessWord } from './reading/guess-word.ts';
import { inOtherLayout, withRomanianLetters } from './reading/keyboard.ts';
import { latinCode } from './reading/latin-code.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { fold, nameKey } from './text/fold.ts';
import { stem } from './text/stem.ts';
import { stopWords } from './text/stop-words.ts';
import { wordsBeginningWith } from './vocabulary/lexicon.ts';
import { partsOf } from './vocabulary/vocabulary.ts';
import { type WeighedText, weighText } from './weighing/weigh-text.ts';

export type Change = NonNullable<SearchReading['change']>;
export type Try = WeighedText & { change: Change };

/** What the text may have been meant as, in the order it is tried. */
export function* secondTries(text: string, catalogue: SearchedCatalogue): Generator<Try> {
  const retyped = inOtherLayout(text);
  const mended = mendLayout(text, catalogue);
  for (const other of new Set([retyped, mended])) {
    if (other !== text && isReadable(other, catalogue)) {
      yield { ...weighText(other, catalogue), change: 'layout' };
    }
  }
  const withCodes = text.replace(
    /\S+/gu,
    (chunk) => latinCode(chunk, catalogue.index.codes) ?? chunk,
  );
  if (withCodes !== text) yield { ...weighText(withCodes, catalogue), change: 'transliteration' };
  // What is only the beginning of a known word may still be another word, mistyped.
  const guess = guessing(catalogue);
  for (const isOdd of [isUnknown, isIncomplete]) {
    const guessOdd = (typed: string) => (isOdd(fold(typed), catalogue) ? guess(typed) : null);
    const guessed = guessWords(text, guessOdd, ({ word }) => word);
    if (!guessed) continue;
    yield { ...weighText(guessed.text, catalogue), change: guessed.change };
    const orElse = guessWords(text, guessOdd, (one) => one.orElse ?? one.word);
    if (orElse && orElse.text !== guessed.text)
      yield { ...weighText(orElse.text, catalogue), change: orElse.change };
  }
}

/** Text in the wrong layout is full of words nobody knows. */
const isReadable = (text: string, catalogue: SearchedCatalogue) =>
  !partsOf(text).some((word) => isUnknown(word, catalogue));

/** Somebody who mistypes more has pasted a page, and each look costs time. */
const MOST_GUESSED = 6;

/** One word typed with the wrong layout among right ones. */
const mendLayout = (text: string, catalogue: SearchedCatalogue) =>
  text
    .split(/\s+/)
    .map((chunk) => {
      const other = inOtherLayout(chunk);
      const isMended = !isReadable(chunk, catalogue) && isReadable(other, catalogue);
      return isMended && /\p{L}{3}/u.test(other) ? other : chunk;
    })
    .join(' ');

/**
 * Romanian words whose own letters came out as signs, made whole; null where there are none. Looked
 * for first: what is left of `;in[` without its signs may be understood, and is another word.
 */
export function mendSigns(text: string, catalogue: SearchedCatalogue): string | null {
  const mended = text.replace(/\S+/gu, (chunk) => {
    const whole = withRomanianLetters(chunk);
    const isSigned = /[a-z]/i.test(chunk) && /^\p{L}{3,}$/u.test(whole) && whole !== chunk;
    return isSigned && !isIncomplete(fold(whole), catalogue) ? whole : chunk;
  });
  return mended === text ? null : mended;
}

/** Replaces the words nobody knows, and leaves the rest as it was typed. */
function guessWords(
  text: string,
  guess: (typed: string) => Guess | null,
  pick: (guess: Guess) => string,
): { text: string; change: Change } | null {
  const changes: Guess['change'][] = [];
  const meant = text.replace(/[\p{L}\p{N}]+/gu, (typed) => {
    const guessed = guess(typed);
    if (!guessed) return typed;
    changes.push(guessed.change);
    return pick(guessed);
  });
  if (changes.length === 0) return null;
  return {
    text: meant,
    change: changes.includes('transliteration') ? 'transliteration' : 'spelling',
  };
}

/** Each word once, and not too many. */
function guessing({ search, index }: SearchedCatalogue) {
  const { lexicon } = search;
  const { titleRows, facetRows } = index;
  const isCommon = (known: string) =>
    (lexicon.sources.get(stem(known)) ?? []).reduce(
      (sum, source) =>
        sum +
        (source.in === 'titles' ? titleRows.count(source.word) : facetRows.count(source.facet)),
      0,
    );
  const guesses = new Map<string, Guess | null>();
  return (typed: string): Guess | null => {
    if (!guesses.has(typed) && guesses.size < MOST_GUESSED)
      guesses.set(typed, guessWord(typed, lexicon, isCommon));
    return guesses.get(typed) ?? null;
  };
}

const LETTERS = /^\p{L}{3,}$/u;

function isIncomplete(word: string, { search }: SearchedCatalogue): boolean {
  const { lexicon, vocabulary } = search;
  if (!LETTERS.test(word) || stopWords.has(word)) return false;
  const key = nameKey(word);
  const isNamed = vocabulary.names.has(key) || vocabulary.families.has(key);
  return !isNamed && !lexicon.sources.has(stem(word)) && !vocabulary.phrases.has(stem(word));
}

const isUnknown = (word: string, catalogue: SearchedCatalogue): boolean =>
  isIncomplete(word, catalogue) && wordsBeginningWith(catalogue.search.lexicon, word).length === 0;
