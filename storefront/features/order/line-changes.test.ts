import { expect, test } from 'vitest';
import { line } from './line.fixture.ts';
import { lineChanges } from './line-changes.ts';

const now = { id: 1, price: 22.54, promotion_price: null, is_promotion: false, stock: 100 };
const of = { id: 1, title: 'Cablu VVG 3x2,5' };

test.each([
  ['nothing', now, []],
  ['a higher price', { ...now, price: 25 }, [{ ...of, kind: 'price', from: 22.54, to: 25 }]],
  [
    'a promotion that began',
    { ...now, is_promotion: true, promotion_price: 20 },
    [{ ...of, kind: 'price', from: 22.54, to: 20 }],
  ],
  [
    'less in stock than wanted',
    { ...now, stock: 4 },
    [{ ...of, kind: 'lowered', from: 10, to: 4, unit: 'm' }],
  ],
  [
    'nothing in stock, whatever it costs',
    { ...now, stock: 0, price: 25 },
    [{ ...of, kind: 'gone' }],
  ],
  [
    'what is no longer sold',
    { ...now, stock: 0, is_archived: true },
    [{ ...of, kind: 'not-sold' }],
  ],
  [
    'a price and a stock',
    { ...now, price: 25, stock: 4 },
    [
      { ...of, kind: 'price', from: 22.54, to: 25 },
      { ...of, kind: 'lowered', from: 10, to: 4, unit: 'm' },
    ],
  ],
])('the buyer is told of %s', (_, product, expected) => {
  expect(lineChanges([line(), line({ id: 2 })], [product], 'ro')).toEqual(expected);
});

test('whose lengths no longer come to the quantity is told so', () => {
  expect(lineChanges([line({ cuts: [4, 6] })], [{ ...now, stock: 4 }], 'ro')).toEqual([
    { ...of, kind: 'lowered', from: 10, to: 4, unit: 'm', uncut: true },
  ]);
});

test('a Russian reader is told in Russian', () => {
  expect(lineChanges([line()], [{ ...now, stock: 4 }], 'ru')).toEqual([
    { id: 1, title: 'Кабель ВВГ 3х2,5', kind: 'lowered', from: 10, to: 4, unit: 'м' },
  ]);
});
