import { expect, test } from 'vitest';
import { orderVat } from './vat-totals.ts';

test('an order’s net and tax are the sums of its lines, delivery among them', () => {
  const line = { total: 875, vat_rate: 20 };
  expect(orderVat([line, line], 15_000)).toEqual({
    net: 729 + 729 + 12_500,
    vat: [{ rate: 20, amount: 146 + 146 + 2_500 }],
    gross: 16_750,
  });
});

test('each rate is said by itself, the highest first, and a free delivery is no line', () => {
  const products = [
    { total: 10_800, vat_rate: 8 },
    { total: 12_000, vat_rate: 20 },
  ];
  expect(orderVat(products, 0)).toEqual({
    net: 20_000,
    vat: [
      { rate: 20, amount: 2_000 },
      { rate: 8, amount: 800 },
    ],
    gross: 22_800,
  });
});
