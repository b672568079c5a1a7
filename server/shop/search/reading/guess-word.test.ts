import { describe, expect, test } from 'vitest';
import { smallReference } from '../../../testing/small-reference.ts';
import { buildLexicon } from '../vocabulary/lexicon.ts';
import { buildVocabulary } from '../vocabulary/vocabulary.ts';
import { guessWord } from './guess-word.ts';

const titleWords = [
  ...['priza', 'intrerupator', 'cablu', 'tablou', 'prelungitor', 'doza', 'rama', 'bec', 'becuri'],
  ...[
    'розетка',
    'выключатель',
    'автомат',
    'дифференциальныи',
    'кабель',
    'удлинитель',
    'щит',
    'лампа',
    'рама',
  ],
];
const vocabulary = await buildVocabulary({ synonyms: [], equivalents: [] }, smallReference());
const lexicon = await buildLexicon(
  new Map(titleWords.map((word, at) => [at, word])),
  [],
  vocabulary,
);
const guess = (word: string, isCommon: (word: string) => number = () => 1) =>
  guessWord(word, lexicon, isCommon);

test.each(['AFDD', 'afdd', 'УЗДП', 'mpcb', 'KNX', 'DALI', 'BECI'])(
  '%s is a term of the trade, and no other word mistyped',
  async (term) => {
    const near = ['add', 'узип', 'mccb', 'knk', 'dala', 'beca'];
    const words = new Map(near.map((word, at) => [at, word]));
    expect(guessWord(term, await buildLexicon(words, [], vocabulary), () => 1)).toBeNull();
  },
);

describe('a word in the letters of the other language', () => {
  test.each([
    ['rozetka', 'розетка'],
    ['rozetki', 'розетка'],
    ['vykliuchatel', 'выключатель'],
    ['udlinitel', 'удлинитель'],
    ['avtomaty', 'автомат'],
    ['приза', 'priza'],
    ['призы', 'priza'],
    ['прелунджитор', 'prelungitor'],
    ['ынтрерупатор', 'intrerupator'],
    // And mistyped on top, or not finished.
    ['rozetca', 'розетка'],
    ['vykliuchatl', 'выключатель'],
    ['прелунж', 'prelungitor'],
  ])('%s is %s', (typed, word) => {
    expect(guess(typed)).toEqual({ word, change: 'transliteration' });
  });
});

describe('a word with a typing error', () => {
  test.each([
    ['prizza', 'priza'],
    ['intrerpator', 'intrerupator'],
    ['intreruaptor', 'intrerupator'],
    ['tabluo', 'tablou'],
    ['розтека', 'розетка'],
    ['выклучател', 'выключатель'],
    ['диференциальныи', 'дифференциальныи'],
  ])('%s is %s', (typed, word) => {
    expect(guess(typed)).toEqual({ word, change: 'spelling' });
  });

  test('of two words equally near, the commoner is meant', async () => {
    expect(guess('rala', (word) => (word === 'rama' ? 2 : 1))).toEqual({
      word: 'rama',
      change: 'spelling',
    });
    const near = await buildLexicon(
      new Map([
        [0, 'cablaj'],
        [1, 'cablul'],
      ]),
      [],
      vocabulary,
    );
    const common = (favourite: string) => (word: string) => (word === favourite ? 9 : 1);
    expect(guessWord('cabluj', near, common('cablaj'))).toEqual({
      word: 'cablaj',
      change: 'spelling',
      orElse: 'cablul',
    });
    expect(guessWord('cablax', near, common('cablaj'))?.word).toBe('cablaj');
    expect(guessWord('cabluj', near, common('cablaj'))?.word).toBe('cablaj');
    expect(guessWord('cabluj', near, common('cablul'))?.word).toBe('cablul');
  });
});

test.each(['щип', 'be', 'zzzzzz', 'жжжжжж', 'лама1x', 'doca2', ''])(
  'nothing is guessed of %s',
  (typed) => {
    expect(guess(typed)).toBeNull();
  },
);

test('of a short word the first letter is right: лоза is no роза, poza no doza', () => {
  expect(guess('poza')).toBeNull();
  expect(guess('dozi')).toEqual({ word: 'doza', change: 'spelling' });
});
