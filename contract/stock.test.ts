import { expect, test } from 'vitest';
import { clampToStock, isInStock } from './stock.ts';

test.each([
  ['what there is', 3, 5, 3],
  ['all there is', 5, 5, 5],
  ['more than there is', 6, 5, 5],
  ['any amount', Number.POSITIVE_INFINITY, 5, 5],
  ['nothing', 0, 5, 0],
  ['less than nothing', -2, 5, 0],
  ['part of a unit', 2.9, 5, 2],
  ['no number', Number.NaN, 5, 0],
  ['something sold out', 1, 0, 0],
  ['something oversold', 1, -3, 0],
])('asking for %s', (_, quantity, stock, given) => {
  expect(clampToStock(quantity, stock)).toBe(given);
});

test('one piece left is in stock, none is not', () => {
  expect([isInStock(1), isInStock(0), isInStock(-1)]).toEqual([true, false, false]);
});
