import { expect, test } from 'vitest';
import { searchPatterns } from './search-terms.ts';

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
  expect(searchPatterns(typed)).toEqual(patterns);
});

test('a pasted page is a few words', () => {
  expect(searchPatterns('cuvânt '.repeat(1000))).toHaveLength(8);
});
