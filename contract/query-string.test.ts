import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bracketedList, readIds, writeQuery } from './query-string.ts';

test.each([
  ['nothing', {}, ''],
  ['plain values', { page: 2, search: 'cablu' }, 'page=2&search=cablu'],
  ['the same in another order', { search: 'cablu', page: 2 }, 'page=2&search=cablu'],
  ['lists', { brands_id: [3, 1, 2] }, 'brands_id=3,1,2'],
  ['a bracketed list', { brands_id: bracketedList([1, 2]) }, 'brands_id=[1,2]'],
  ['flags', { is_stock: true, is_promotion: false }, 'is_promotion=false&is_stock=true'],
  ['zero', { price__gte: 0 }, 'price__gte=0'],
  [
    'what is empty',
    { a: '', b: [], c: undefined, d: null, e: bracketedList([]), page: 1 },
    'page=1',
  ],
  [
    'what would break it',
    { search: '3x2.5+1x1.5 #1 & 5%' },
    'search=3x2.5%2B1x1.5%20%231%20%26%205%25',
  ],
  ['tabs and line ends', { search: 'a\tb\nc' }, 'search=a%09b%0Ac'],
  [
    'Russian and signs, unencoded',
    { search: 'ВВГнг(А)-LS=3×2,5?[;~]' },
    'search=ВВГнг(А)-LS=3×2,5?[;~]',
  ],
])('%s', (_, params, written) => {
  expect(writeQuery(params)).toBe(written);
});

const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

test('whatever is searched for arrives as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 1 }), (search) => {
      const address = new URL(`https://shop.test/search?${writeQuery({ search, page: 2 })}`);
      expect([...address.searchParams]).toEqual([
        ['page', '2'],
        ['search', search],
      ]);
    }),
  );
});

describe('a list of ids', () => {
  test.each([
    ['1,2', [1, 2]],
    ['[1,2]', [1, 2]],
    [' 1 , 2 ', [1, 2]],
    ['7', [7]],
    ['', []],
    ['[]', []],
    ['1,x,-2,0,2.5,1e3,3', [1, 3]],
    ['2147483647,2147483648', [2147483647]],
    ['99999999999999999999', []],
  ])('%j is read as %j', (text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });

  test('both ways of writing are read back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_147_483_647 })), (ids) => {
        expect(readIds(ids.join(','))).toEqual(ids);
        expect(readIds(bracketedList(ids))).toEqual(ids);
      }),
    );
  });
});
