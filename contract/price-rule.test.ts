import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIGHEST_PRICE, type PriceRounding, priceByRule, priceRoundings } from './price-rule.ts';

const by = (price: number, percent: number, rounding: PriceRounding = '0.01') =>
  priceByRule(price, { percent, amount: null, rounding });
const plus = (price: number, amount: number, rounding: PriceRounding = '0.01') =>
  priceByRule(price, { percent: null, amount, rounding });

test.each([
  [1250, 3, '0.01', 1288],
  [1250, 3, '0.05', 1290],
  [1250, 3, '0.10', 1290],
  [1250, 3, '0.50', 1300],
  [1250, 3, '1', 1300],
  [1250, 3, 'x.99', 1299],
  [1250, -10, '0.01', 1125],
  [1250, -10, '1', 1100],
  [1151, -10, 'x.99', 999],
  // Rounded once: 10.4957 lei are nearer to 10 than to 11, and 10.50 would not be.
  [1019, 3, '1', 1000],
  [333, 0.15, '0.01', 333],
  [100, 12.5, '0.05', 115],
] as const)('%i bani, %s %% more, to %s: %i', (price, percent, rounding, wanted) => {
  expect(by(price, percent, rounding)).toBe(wanted);
});

test.each([
  [1250, 75, '0.01', 1325],
  [1250, 75, '0.50', 1350],
  [1250, -1000, '0.10', 250],
] as const)('%i bani and %i more, to %s: %i', (price, amount, rounding, wanted) => {
  expect(plus(price, amount, rounding)).toBe(wanted);
});

test('what would cost nothing, less than nothing or more than anything is no price', () => {
  expect(plus(1250, -1250)).toBeNull();
  expect(plus(1250, -2000)).toBeNull();
  expect(by(30, -50, '1')).toBeNull();
  expect(by(40, -90, 'x.99')).toBeNull();
  expect(by(HIGHEST_PRICE, 1)).toBeNull();
});

const rounding = fc.constantFrom(...priceRoundings);
const price = fc.integer({ min: 1, max: HIGHEST_PRICE });
const percent = fc.integer({ min: -9000, max: 50_000 }).map((hundredths) => hundredths / 100);

test('a new price ends as it should and is no further from the exact one than half a step', () => {
  const step = { '0.01': 1, '0.05': 5, '0.10': 10, '0.50': 50, '1': 100, 'x.99': 100 };
  fc.assert(
    fc.property(price, percent, rounding, (old, by, to) => {
      const found = priceByRule(old, { percent: by, amount: null, rounding: to });
      if (found === null) return;
      expect(Number.isSafeInteger(found)).toBe(true);
      expect((found + (to === 'x.99' ? 1 : 0)) % step[to]).toBe(0);
      expect(Math.abs(found - (old * (100 + by)) / 100)).toBeLessThanOrEqual(step[to] / 2 + 1e-6);
    }),
  );
});

test('what was dearer before is not cheaper afterwards', () => {
  fc.assert(
    fc.property(price, price, percent, rounding, (a, b, by, to) => {
      const rule = { percent: by, amount: null, rounding: to };
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((old) => priceByRule(old, rule));
      if (low == null || high == null) return;
      expect(low).toBeLessThanOrEqual(high);
    }),
  );
});
