import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test.each([
  ['069 123 456', ['%69123456%']],
  ['+373-69-123-456', ['%69123456%']],
  ['00373 69123456', ['%69123456%']],
  ['69 123', ['%69123%']],
  ['1003600012344', ['%1003600012344%']],
  ['7K2M-Q9XA', ['%7k2m-q9xa%']],
  ['Țurcanu  Șt', ['%turcanu%', '% st%']],
  ['Ёлкин', ['%елкин%']],
  ['100%_a\\', ['%100\\%\\_a\\\\%']],
  ['3x2.5', ['%3x2.5%']],
  ['12', ['% 12%']],
  ['  ', []],
])('%s', (typed, patterns) => {
  expect(searchTerms(typed).map(({ inText }) => inText)).toEqual(patterns);
});

test.each([
  ['EZ9F 16', ["'ez9f':*", "'16':*"]],
  ['221-412', ["'221-412':*"]],
  ['(A)-LS', ["'a)-ls':*"]],
  ['--', ["'-':*"]],
  ["d'oro\\", ["'d''oro\\\\':*"]],
])('the beginning of a word of what was ordered: %s', (typed, words) => {
  expect(searchTerms(typed).map(({ ofWord }) => ofWord)).toEqual(words);
});

test('a word is no longer than those it is compared with', () => {
  expect(searchTerms('x'.repeat(5_000))[0]?.ofWord).toHaveLength(104);
});

test('a pasted page is a few words', () => {
  expect(searchTerms('cuvânt '.repeat(1000))).toHaveLength(8);
});
