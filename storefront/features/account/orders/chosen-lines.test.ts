import { expect, test } from 'vitest';
import { productCard } from '../../../../contract/shapes/product-card.fixture.ts';
import type { RepeatLine } from '../../../../contract/shapes/repeat.ts';
import { chosenLines } from './chosen-lines.ts';

const line = (id: number, fields: Partial<RepeatLine>): RepeatLine => ({
  id,
  code: `C${id}`,
  title: `Produs ${id}`,
  units: 'm',
  price: 10,
  quantity: 25,
  cuts: [],
  changes: [],
  product: productCard({ id, stock: 100 }),
  available: 25,
  successor: null,
  ...fields,
});
const instead = productCard({ id: 9, stock: 3 });
const replaced = line(2, {
  changes: ['not-sold'],
  product: null,
  available: 0,
  successor: { product: instead, available: 3 },
});

test('what can be had goes into the cart, as much as there is', () => {
  const lines = [line(1, { available: 7 }), line(3, { changes: ['out-of-stock'], available: 0 })];
  expect(chosenLines(lines, new Set())).toMatchObject([{ product: { id: 1 }, quantity: 7 }]);
});

test('with its lengths, as long as they come to what can be had', () => {
  const cut = { quantity: 110, cuts: [20, 20, 20, 50] };
  expect(chosenLines([line(1, { ...cut, available: 110 })], new Set())).toMatchObject([
    { quantity: 110, cuts: cut.cuts },
  ]);
  const [less] = chosenLines([line(1, { ...cut, available: 100 })], new Set());
  expect(less).not.toHaveProperty('cuts');
});

test('a successor goes in where the buyer agrees to it, and only there', () => {
  expect(chosenLines([replaced], new Set())).toEqual([]);
  expect(chosenLines([replaced], new Set([1]))).toEqual([]);
  expect(chosenLines([replaced], new Set([2]))).toEqual([{ product: instead, quantity: 3 }]);
});

test('a successor that is sold out does not', () => {
  const soldOut = { ...replaced, successor: { product: instead, available: 0 } };
  expect(chosenLines([soldOut], new Set([2]))).toEqual([]);
});
