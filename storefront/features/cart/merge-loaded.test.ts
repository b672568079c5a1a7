import { expect, test } from 'vitest';
import { lineOf } from './cart-line.ts';
import { mergeLoaded } from './merge-loaded.ts';
import { product } from './product.fixture.ts';

const line = (id: number, quantity: number) => lineOf(product({ id, price: null }), quantity);
const row = (id: number, quantity: number, fields = {}) => ({
  product: product({ id, ...fields }),
  quantity,
});
const quantities = (lines: { id: number; quantity: number }[]) =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));

const none = new Set<number>();

test('the larger quantity of each product holds, and what only the shop has is added', () => {
  const merged = mergeLoaded([line(1, 5), line(2, 2)], [row(1, 3), row(2, 7), row(3, 1)], none);
  expect(quantities(merged)).toEqual({ 1: 5, 2: 7, 3: 1 });
});

test('prices come fresh from the shop', () => {
  const [merged] = mergeLoaded([line(1, 5)], [row(1, 5, { price: 30 })], none);
  expect(merged?.price).toBe(30);
});

test('a quantity lowered here stays lowered while the shop has not heard of it', () => {
  const merged = mergeLoaded([line(1, 2)], [row(1, 9, { price: 30 })], new Set([1]));
  expect(merged).toEqual([lineOf(product({ id: 1, price: 30 }), 2)]);
});

test('a line deleted here does not come back while the shop has not heard of it', () => {
  expect(mergeLoaded([line(2, 1)], [row(1, 9)], new Set([1]))).toEqual([line(2, 1)]);
});

test('lengths come with their quantity, and those changed here hold while the shop has not heard', () => {
  const cut = { ...line(1, 70), cuts: [20, 50] };
  const shops = { ...row(1, 80), cuts: [40, 40] };
  expect(mergeLoaded([cut], [shops], none)).toMatchObject([{ quantity: 80, cuts: [40, 40] }]);
  expect(mergeLoaded([cut], [shops], new Set([1]))).toMatchObject([
    { quantity: 70, cuts: [20, 50] },
  ]);
  const undone = { ...line(1, 80), cuts: [] };
  expect(mergeLoaded([undone], [shops], new Set([1]))).toMatchObject([{ quantity: 80, cuts: [] }]);
});

test('what is no longer sold stays, marked, until it is removed or sold again', () => {
  const gone = {
    ...row(1, 0, { stock: 0 }),
    is_archived: true,
    successor: { slug: 'nou', title: 'Nou' },
  };
  const marked = mergeLoaded([line(1, 5)], [gone], none);
  expect(marked).toMatchObject([{ quantity: 5, is_archived: true, successor: { slug: 'nou' } }]);
  expect(mergeLoaded([], [gone], new Set([1]))).toEqual([]);
  const [again] = mergeLoaded(marked, [row(1, 5)], none);
  expect(again?.is_archived).toBeUndefined();
});

test('nothing is kept beyond the stock, and what is sold out goes', () => {
  const merged = mergeLoaded(
    [line(1, 50), line(2, 4)],
    [row(1, 10, { stock: 10 }), row(2, 0, { stock: 0 })],
    none,
  );
  expect(quantities(merged)).toEqual({ 1: 10 });
});
