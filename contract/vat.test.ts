import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netOf, splitVat } from './vat.ts';

test.each([
  [147_000, 20, 122_500, 24_500],
  [32_550, 20, 27_125, 5_425],
  [875, 20, 729, 146],
  // Exactly half a ban: 2.5.
  [3, 20, 3, 0],
  [10_800, 8, 10_000, 800],
  [500, 0, 500, 0],
  [0, 20, 0, 0],
])('of %d bani at %d %% the net part is %d and the tax %d', (gross, rate, net, vat) => {
  expect(splitVat(gross, rate)).toEqual({ net, vat });
});

test('net and tax are the line to the ban, and the net part is off by half a ban at most', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 100 }), (gross, rate) => {
      const { net, vat } = splitVat(gross, rate);
      expect(net + vat).toBe(gross);
      const off = BigInt(net) * BigInt(100 + rate) - BigInt(gross) * 100n;
      expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(BigInt(100 + rate));
    }),
  );
});

test('a price in lei loses its tax to the ban', () => {
  expect(netOf(29.4, 20)).toBe(24.5);
  expect(netOf(8.75, 20)).toBe(7.29);
});
