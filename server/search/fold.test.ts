import { expect, test } from 'vitest';
import { foldCode, wordsOf } from './fold.ts';

test.each([
  ['Întrerupător cap-scară', ['intrerupator', 'cap', 'scara']],
  ['şurubelniţă șurubelniță', ['surubelnita', 'surubelnita']],
  ['Удлинитель ЁЛКА', ['удлинитель', 'елка']],
  ['Cablu 3x2,5 mm²', ['cablu', '3x2.5', 'mm2']],
  ['Кабель 3 х 2.5', ['кабель', '3x2.5']],
  ['3*1,5 и 3×1.5', ['3x1.5', 'и', '3x1.5']],
  ['ВВГнг(А)-LS', ['ввгнг', 'а', 'ls']],
  ['1P+N', ['1p', 'n']],
  [' !?&|:*\'"\\() ', []],
])('%s is read as words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['MVA20-1-016-C', 'mva201016c'],
  [' ez9f 34.116 ', 'ez9f34116'],
  ['--', ''],
])('the code %s is compared without separators', (code, folded) => {
  expect(foldCode(code)).toBe(folded);
});
