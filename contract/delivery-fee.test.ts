import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryTypes } from './constants.ts';
import {
  type Delivery,
  deliveryFee,
  missingToFreeDelivery,
  defaultDeliverySettings as settings,
} from './delivery-fee.ts';

const CHISINAU = 100;
const BALTI = 300;

const cases: [string, Delivery, number, number | null][] = [
  ['courier in the capital, small order', to('courier', CHISINAU, 100_000), 10_000, 400_001],
  ['courier in the capital, one ban short', to('courier', CHISINAU, 499_999), 10_000, 2],
  ['courier in the capital, exactly 5000 lei', to('courier', CHISINAU, 500_000), 10_000, 1],
  ['courier in the capital, one ban above', to('courier', CHISINAU, 500_001), 0, null],
  ['courier elsewhere, small order', to('courier', BALTI, 100_000), 15_000, null],
  ['courier elsewhere, large order', to('courier', BALTI, 900_000), 15_000, null],
  ['courier, district not chosen yet', to('courier', null, 100_000), 15_000, 400_001],
  ['pickup', to('pickup', CHISINAU, 100), 0, null],
  ['pickup, another district named', to('pickup', BALTI, 100), 0, null],
  ['in the shop', to('in_shop', null, 100), 0, null],
];

test.each(cases)('%s', (_, delivery, fee, missing) => {
  expect(deliveryFee(delivery, settings)).toBe(fee);
  expect(missingToFreeDelivery(delivery, settings)).toBe(missing);
});

test('fees and threshold are the settings’, not the code’s', () => {
  const other = { capitalDistrictId: 7, freeAbove: 100, feeInCapital: 20, feeElsewhere: 30 };
  expect(deliveryFee(to('courier', 7, 100), other)).toBe(20);
  expect(deliveryFee(to('courier', 7, 101), other)).toBe(0);
  expect(deliveryFee(to('courier', 100, 101), other)).toBe(30);
  expect(missingToFreeDelivery(to('courier', 7, 40), other)).toBe(61);
});

describe('for every delivery', () => {
  const delivery = fc.record({
    productsAfterDiscount: fc.nat(1_000_000),
    districtId: fc.constantFrom(CHISINAU, BALTI),
    deliveryType: fc.constantFrom(...deliveryTypes),
  });

  test('whoever adds what is missing, and no ban less, pays no delivery', () => {
    fc.assert(
      fc.property(delivery, (before) => {
        const missing = missingToFreeDelivery(before, settings);
        fc.pre(missing !== null);
        const productsAfterDiscount = before.productsAfterDiscount + missing;
        const reached = { ...before, productsAfterDiscount };
        const short = { ...before, productsAfterDiscount: productsAfterDiscount - 1 };
        expect(deliveryFee(reached, settings)).toBe(0);
        expect(deliveryFee(short, settings)).toBeGreaterThan(0);
      }),
    );
  });

  test('buying more never makes delivery dearer', () => {
    fc.assert(
      fc.property(delivery, fc.nat(1_000_000), (before, more) => {
        const after = {
          ...before,
          productsAfterDiscount: before.productsAfterDiscount + more,
        };
        expect(deliveryFee(after, settings)).toBeLessThanOrEqual(deliveryFee(before, settings));
      }),
    );
  });
});

function to(
  deliveryType: Delivery['deliveryType'],
  districtId: number | null,
  productsAfterDiscount: number,
): Delivery {
  return { deliveryType, districtId, productsAfterDiscount };
}
