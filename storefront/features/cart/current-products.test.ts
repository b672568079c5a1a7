import { expect, test } from 'vitest';
import { lineOf } from './cart-line.ts';
import { withCurrent } from './current-products.ts';
import { product } from './product.fixture.ts';

test('a line takes over the price and the stock of now, and no more than there is', () => {
  const lines = [lineOf(product({ id: 1 }), 8), lineOf(product({ id: 2 }), 8)];
  const now = { id: 2, price: 30, promotion_price: 25, is_promotion: true, stock: 5 };
  expect(withCurrent(lines, [now])).toEqual([lines[0], { ...lines[1], ...now, quantity: 5 }]);
});

test('untouched lines stay the very same, so that their rows need not be drawn again', () => {
  const line = lineOf(product());
  expect(withCurrent([line], [])[0]).toBe(line);
});
