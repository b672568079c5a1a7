import { expect, test } from 'vitest';
import { writtenPieces } from './piece-words.ts';

const line = { quantity: 60, units: 'm', one_piece: true, cut_length: 20 };

test.each([
  ['ro', line, 'se taie 3\u00a0×\u00a020\u00a0m'],
  ['ru', { ...line, units: 'м' }, 'режем 3\u00a0×\u00a020\u00a0м'],
  ['ro', { ...line, quantity: 50, cut_length: 50 }, 'se taie 1\u00a0×\u00a050\u00a0m'],
  ['ro', { ...line, cut_length: null }, 'dintr-o singură bucată'],
  ['ru', { ...line, cut_length: null, one_piece: false }, 'можно несколькими кусками'],
  ['ro', { ...line, cut_length: null, one_piece: null }, ''],
] as const)('in %s %j is cut as %j', (locale, ordered, words) => {
  expect(writtenPieces(ordered, locale)).toBe(words);
});
