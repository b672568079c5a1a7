import { expect, test } from 'vitest';
import { lineOf } from './cart-line.ts';
import { withCurrent } from './current-products.ts';
import { product } from './product.fixture.ts';

test('a line takes over the price and the stock of now, and no more than there is', () => {
  const lines = [lineOf(product({ id: 1 }), 8), lineOf(product({ id: 2 }), 8)];
  const now = { id: 2, price: 30, promotion_price: 25, is_promotion: true, stock: 5 };
  expect(withCurrent(lines, [now])).toEqual([lines[0], { ...lines[1], ...now, quantity: 5 }]);
});

test('a price that is in bani by now leaves nothing of the finer one', () => {
  const agreed = { price: 0.28, basis: 'net', vat_rate: 20 } as const;
  const held = lineOf(product({ id: 2, price: 0.34, agreed }));
  const now = { id: 2, price: 0.34, promotion_price: null, is_promotion: false, stock: 5 };
  expect(withCurrent([held], [now])[0]?.agreed).toBeUndefined();
  expect(withCurrent([held], [{ ...now, agreed }])[0]?.agreed).toEqual(agreed);
});

test('what is no longer sold stays, marked, as many as were wanted', () => {
  const [held] = withCurrent(
    [lineOf(product({ id: 2 }), 7)],
    [
      {
        ...{ id: 2, price: 30, promotion_price: null, is_promotion: false, stock: 0 },
        ...{ is_archived: true, successor: null },
      },
    ],
  );
  expect(held).toMatchObject({ quantity: 7, stock: 0, is_archived: true, successor: null });
});

test('untouched lines stay the very same, so that their rows need not be drawn again', () => {
  const line = lineOf(product());
  expect(withCurrent([line], [])[0]).toBe(line);
});
