import { expect, test } from 'vitest';
import {
  changeCodes,
  codesBeginningWith,
  codesHolding,
  hasCodeBeginningWith,
  listCodes,
  openCodeBook,
} from './code-index.ts';

const book = openCodeBook(
  listCodes(
    Buffer.from(
      ['221-412 7', '221412 7', 'ez9f34110 2', 'ez9f34116 1', 'ez9f34325 3', 'mva201016c 4'].join(
        '\n',
      ),
    ),
  ),
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
  expect(codesHolding(book, '412 7')).toEqual([]);
  expect(codesHolding(book, '1-412 7')).toEqual([]);
});

test('however long the piece is, and wherever it stands, all who hold it are found', () => {
  const codes = Array.from({ length: 3_000 }, (_, at) => `k${(at * 7_919) % 100_003}-${at}x`);
  const many = openCodeBook(
    listCodes(Buffer.from(codes.map((code, at) => `${code} ${at + 1}`).join('\n'))),
  );
  changeCodes(many, 5, ['now-other']);
  for (const key of ['k7919', '19-1x', '-2000x', '47514', '7514-', '99-99', '3-25']) {
    const holding = codes.flatMap((code, at) => (at !== 4 && code.includes(key) ? [at + 1] : []));
    expect(codesHolding(many, key), key).toEqual(key.length < 5 ? [] : holding);
  }
  expect(codesHolding(many, 'w-oth')).toEqual([5]);
});

test('whether any code begins so is told without listing them', () => {
  expect(
    ['ez9', 'mva201016c', '221-', 'a', 'zzz', 'ez9f35'].map((key) =>
      hasCodeBeginningWith(book, key),
    ),
  ).toEqual([true, true, true, false, false, false]);
});

test('an empty book finds nothing', () => {
  const empty = openCodeBook(listCodes(Buffer.alloc(0)));
  expect(codesBeginningWith(empty, 'a')).toEqual([]);
  expect(codesHolding(empty, 'a')).toEqual([]);
  expect(hasCodeBeginningWith(empty, 'a')).toBe(false);
});
