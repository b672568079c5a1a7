import { expect, test } from 'vitest';
import { priceSaid } from './price-said.ts';
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
  [{ amount: 18.9, factor: 1 }, true, 189_000],
  [{ amount: 0.336, factor: 1 }, true, 3_360],
  [{ amount: 91.67, factor: 1 }, false, 916_700],
  [{ amount: 2840, factor: 100 }, true, 284_000],
  [{ amount: 28, factor: 100 }, false, 2_800],
  [{ amount: 100, factor: 305 }, true, 3_279],
  [{ amount: 1.00005, factor: 1 }, true, 10_001],
])(
  '%j, VAT included: %j, is %i ten-thousandths of a leu for a unit',
  (price, includesVat, parts) => {
    const agreed_basis = includesVat ? 'gross' : 'net';
    expect(priceSaid(price, { includesVat })).toEqual({ agreed_price: parts, agreed_basis });
  },
);
