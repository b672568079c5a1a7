import { expect, test } from 'vitest';
import { baniOf } from './price-in-bani.ts';
import { wholeLevels } from './stock-levels.ts';

const levels = (quantities: number[], factor?: number) =>
  wholeLevels(
    quantities.map((quantity, at) => ({ warehouseId: `w${at}`, quantity })),
    factor,
  ).map(({ quantity }) => quantity);

test.each([
  [
    [1240, 310.5],
    [1240, 310],
  ],
  [
    [95.75, 4.25],
    [96, 4],
  ],
  [
    [-3, 42],
    [0, 39],
  ],
  [
    [-50, 42],
    [0, 0],
  ],
  [
    [0.1, 0.2],
    [0, 0],
  ],
  [[], []],
])('%j is %j in whole units', (quantities, expected) => {
  expect(levels(quantities)).toEqual(expected);
});

test('coils are counted in metres', () => {
  expect(levels([4, 2], 100)).toEqual([400, 200]);
});

test.each([
  [{ amount: 18.9, factor: 1 }, { includesVat: true, vatRate: 20 }, 1890],
  [{ amount: 91.67, factor: 1 }, { includesVat: false, vatRate: 20 }, 11000],
  [{ amount: 10, factor: 1 }, { includesVat: false, vatRate: 8 }, 1080],
  [{ amount: 10, factor: 1 }, { includesVat: false, vatRate: null }, 1200],
  [{ amount: 2840, factor: 100 }, { includesVat: true, vatRate: 20 }, 2840],
  [{ amount: 1.005, factor: 1 }, { includesVat: true, vatRate: 20 }, 101],
])('%j of %j costs %i bani', (price, type, bani) => {
  expect(baniOf(price, type)).toBe(bani);
});
