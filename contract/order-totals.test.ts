import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const regular = { price: 2500, promotion_price: null, is_promotion: false };
const promoted = { price: 10_000, promotion_price: 8000, is_promotion: true };
const ended = { ...promoted, is_promotion: false };

test.each([
  ['an empty cart', [], 0, [0, 0, 0, 0]],
  ['regular prices', [{ ...regular, quantity: 4 }], 10_000, [10_000, 0, 10_000, 20_000]],
  ['a promotion', [{ ...promoted, quantity: 3 }], 0, [30_000, 6000, 0, 24_000]],
  ['an ended promotion', [{ ...ended, quantity: 3 }], 0, [30_000, 0, 0, 30_000]],
  [
    'both, delivered',
    [
      { ...regular, quantity: 2 },
      { ...promoted, quantity: 1 },
    ],
    15_000,
    [15_000, 2000, 15_000, 28_000],
  ],
])('the sums of %s', (_, lines, fee, [products_cost, discount, delivery_fee, total]) => {
  expect(orderTotals(lines, fee)).toEqual({ products_cost, discount, delivery_fee, total });
});

const line = fc.record({
  price: fc.integer({ min: 0, max: 10_000_000 }),
  promotion_price: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  is_promotion: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 1000 }),
});

test('whatever is bought, the sums add up and a discount never costs anything', () => {
  fc.assert(
    fc.property(fc.array(line), fc.nat(20_000), (lines, fee) => {
      const sums = orderTotals(lines, fee);
      expect(sums.total).toBe(sums.products_cost - sums.discount + sums.delivery_fee);
      expect(sums.discount).toBeGreaterThanOrEqual(0);
      expect(sums.discount).toBeLessThanOrEqual(sums.products_cost);
    }),
  );
});

test('the order of the lines does not change the sums', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(orderTotals(lines.toReversed(), 0)).toEqual(orderTotals(lines, 0));
    }),
  );
});
