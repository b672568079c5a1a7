import { expect, test } from 'vitest';
import {
  codesBeginningWith,
  codesHolding,
  hasCodeBeginningWith,
  openCodeBook,
} from './code-book.ts';

const book = openCodeBook(
  ['221-412 7', '221412 7', 'ez9f34110 2', 'ez9f34116 1', 'ez9f34325 3', 'mva201016c 4'].join('\n'),
);

test('a code is found by its beginning, and told from a longer one', () => {
  expect(codesBeginningWith(book, 'ez9f341')).toEqual([
    { id: 2, exact: false },
    { id: 1, exact: false },
  ]);
  expect(codesBeginningWith(book, 'mva201016c')).toEqual([{ id: 4, exact: true }]);
  expect(codesBeginningWith(book, '221412')).toEqual([{ id: 7, exact: true }]);
  expect(codesBeginningWith(book, 'zzz')).toEqual([]);
});

test('a code is found by a piece from its middle, never by the number of the product', () => {
  expect(codesHolding(book, '34116')).toEqual([1]);
  expect(codesHolding(book, '1016c')).toEqual([4]);
  expect(codesHolding(book, '2 7')).toEqual([]);
});

test('whether any code begins so is told without listing them', () => {
  expect(
    ['ez9', 'mva201016c', '221-', 'a', 'zzz', 'ez9f35'].map((key) =>
      hasCodeBeginningWith(book, key),
    ),
  ).toEqual([true, true, true, false, false, false]);
});

test('an empty book finds nothing', () => {
  const empty = openCodeBook('');
  expect(codesBeginningWith(empty, 'a')).toEqual([]);
  expect(codesHolding(empty, 'a')).toEqual([]);
  expect(hasCodeBeginningWith(empty, 'a')).toBe(false);
});
