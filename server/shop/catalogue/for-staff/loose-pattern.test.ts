import { expect, test } from 'vitest';
import { loosePattern } from './loose-pattern.ts';

const finds = (word: string, text: string) => new RegExp(loosePattern(word)).test(text);

test.each([
  ['priza', 'Priză ROȘIE'],
  ['ROSIE', 'Priză roșie'],
  ['rosie', 'Priză roşie'],
  ['кабель', 'Кабель силовой'],
  ['счетчик', 'СЧЁТЧИК'],
  ['белый', 'Белый'],
  ['3x2.5', 'VVG 3x2.5'],
  ['2mm2', 'Cablu 2mm²'],
])('%s is found in %s', (word, text) => {
  expect(finds(word, text)).toBe(true);
});

test.each([
  ['3x2.5', 'VVG 3x205'],
  ['a*', 'aaa'],
  ['.', 'abc'],
  ['[', 'abc'],
  ['\\', 'abc'],
  ['(', 'abc'],
])('%s is taken by the letter, and not found in %s', (word, text) => {
  expect(finds(word, text)).toBe(false);
});
