import { expect, test } from 'vitest';
import { defaultDeliverySettings as rules } from '../../../../contract/delivery-fee.ts';
import { nextSums } from './next-sums.ts';

const regular = { promotion_price: null, agreed_price: null, agreed_basis: null, vat_rate: 20 };
const line = (price: number, sent = 0) => ({ ...regular, price, quantity: 4, sent });
const capital = { delivery_type: 'courier' as const, district_id: rules.capitalDistrictId };
const elsewhere = { ...capital, district_id: 200 };
const fetched = { delivery_type: 'pickup' as const, district_id: null };
const small = [line(100_00)];
const agreed = { ...capital, delivery_fee: 100_00, lines: small };
const dearer = { delivery: { ...rules, feeInCapital: 130_00, feeElsewhere: 190_00 } };

test('a fee that was raised meanwhile is not asked of an order that stands', () => {
  expect(nextSums(dearer, agreed, { ...capital, lines: small })).toMatchObject({
    delivery_fee: 100_00,
    total: 500_00,
  });
  // Nor with other goods, nor in the district next to it.
  expect(nextSums(dearer, agreed, { ...capital, lines: [line(90_00)] }).delivery_fee).toBe(100_00);
  const far = { ...agreed, ...elsewhere, delivery_fee: 150_00 };
  const other = { ...elsewhere, district_id: 300 };
  expect(nextSums(dearer, far, { ...other, lines: small }).delivery_fee).toBe(150_00);
});

test('what the rules tell apart costs what they say', () => {
  expect(nextSums(dearer, agreed, { ...elsewhere, lines: small }).delivery_fee).toBe(190_00);
  expect(nextSums(dearer, agreed, { ...fetched, lines: small }).delivery_fee).toBe(0);
  expect(nextSums(dearer, agreed, { ...capital, lines: [line(2_000_00)] }).delivery_fee).toBe(0);
});

test('once a part went by courier, its fee stays due', () => {
  const begun = [line(100_00, 1)];
  const order = { ...agreed, lines: begun };
  expect(nextSums({ delivery: rules }, order, { ...fetched, lines: begun }).delivery_fee).toBe(
    100_00,
  );
  expect(nextSums({ delivery: rules }, order, { ...elsewhere, lines: begun }).delivery_fee).toBe(
    150_00,
  );
  // It stays so when the rest is changed afterwards.
  const kept = { ...fetched, delivery_fee: 100_00, lines: begun };
  expect(nextSums({ delivery: rules }, kept, { ...fetched, lines: begun }).delivery_fee).toBe(
    100_00,
  );
});
