import { expect, test } from 'vitest';
import { priceFrom1c } from './read-prices.ts';
import { freeLevels, type Owed, withoutLacking } from './stock-levels.ts';

const levels = (quantities: number[], factor?: number, owed?: Owed) =>
  freeLevels(
    quantities.map((quantity, at) => ({ warehouse_id: at, quantity })),
    { factor, owed },
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
    [0, -8],
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

test.each<[string, number[], Owed, number[]]>([
  ['where it lies', [10, 5], { total: 4, at: new Map([[1, 4]]) }, [10, 1]],
  ['from others, where that is too little', [10, 5], { total: 7, at: new Map([[1, 7]]) }, [8, 0]],
  ['from the most, where no place is known', [5, 10], { total: 3, at: new Map() }, [5, 7]],
  ['although nothing is left', [2, 1], { total: 9, at: new Map([[0, 9]]) }, [0, -6]],
  ['from a figure below nothing', [-5], { total: -10, at: new Map() }, [5]],
])('what orders need beside it is taken %s', (_, quantities, owed, expected) => {
  expect(levels(quantities, 1, owed)).toEqual(expected);
});

test('what one place lacks is missed where something lies', () => {
  const lying = [5, -3, 2].map((quantity, at) => ({ warehouse_id: at, quantity }));
  expect(withoutLacking(lying).map(({ quantity }) => quantity)).toEqual([2, 0, 2]);
  const nothing = [{ warehouse_id: 1, quantity: -4 }];
  expect(withoutLacking(nothing)).toEqual([{ warehouse_id: 1, quantity: 0 }]);
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
    expect(priceFrom1c(price, { includesVat })).toEqual({ agreed_price: parts, agreed_basis });
  },
);
