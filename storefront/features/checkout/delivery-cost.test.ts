import { expect, test } from 'vitest';
import { feeFor, inBani, wayToFree } from './delivery-cost.ts';

const settings = inBani({
  capital_district_id: 100,
  free_above: 5000,
  fee_capital: 100,
  fee_elsewhere: 150,
});

test.each([
  ['not chosen', null, null, 100_000, null],
  ['a courier to nowhere yet', 'courier', null, 100_000, null],
  ['a courier in the capital', 'courier', 100, 500_000, 10_000],
  ['a courier in the capital above the threshold', 'courier', 100, 500_001, 0],
  ['a courier elsewhere, whatever the sum', 'courier', 5300, 900_000, 15_000],
  ['in the shop', 'in_shop', null, 100, 0],
  ['pickup', 'pickup', 5300, 100, 0],
] as const)('delivery of %s', (_, delivery_type, city_id, products, fee) => {
  expect(feeFor({ delivery_type, city_id }, products, settings)).toBe(fee);
});

test.each([
  ['nothing chosen yet', null, null, 250_000, { missing: 250_001, share: 0.5 }],
  ['a courier in the capital', 'courier', 100, 400_000, { missing: 100_001, share: 0.8 }],
  ['enough already', 'courier', 100, 500_001, { missing: 0, share: 1 }],
  ['a courier elsewhere', 'courier', 5300, 900_000, null],
  ['pickup', 'pickup', null, 100, null],
] as const)('the way to free delivery with %s', (_, delivery_type, city_id, products, way) => {
  expect(wayToFree({ delivery_type, city_id }, products, settings)).toEqual(way);
});
