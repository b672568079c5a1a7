import { expect, test } from 'vitest';
import { compareWithNow } from './compare-with-now.ts';

const ordered = {
  price: 1000,
  promotion_price: null,
  agreed_price: null,
  agreed_basis: null,
  vat_rate: 20,
  quantity: 25,
  unit_ro: 'm',
};
const finer = { agreed_price: 100_040, agreed_basis: 'gross' };
const now = {
  price: 10,
  promotion_price: null,
  is_promotion: false,
  stock: 100,
  units_ro: 'm',
  smallest_quantity: 1,
  quantity_step: 1,
};
const onPromotion = { promotion_price: 8, is_promotion: true };

test.each<[string, Partial<typeof ordered> | object, Partial<typeof now> | object, object]>([
  ['what is as it was', {}, {}, { changes: [], available: 25 }],
  ['a finer price of as many bani', finer, {}, { changes: ['price'], available: 25 }],
  [
    'the same finer price',
    finer,
    { agreed: { price: 10.004, basis: 'gross', vat_rate: 20 } },
    { changes: [], available: 25 },
  ],
  ['another price', {}, { price: 10.5 }, { changes: ['price'], available: 25 }],
  [
    'a promotion that was not there',
    {},
    onPromotion,
    { changes: ['price', 'promotion-began'], available: 25 },
  ],
  [
    'a promotion that is over',
    { promotion_price: 800 },
    {},
    { changes: ['price', 'promotion-ended'], available: 25 },
  ],
  ['a promotion that still runs', { promotion_price: 800 }, onPromotion, { changes: [] }],
  [
    'a promotion over a price that came down to it',
    { promotion_price: 800 },
    { price: 8 },
    { changes: ['promotion-ended'] },
  ],
  ['nothing left', {}, { stock: 0, price: 12 }, { changes: ['out-of-stock'], available: 0 }],
  ['less than then', {}, { stock: 7 }, { changes: ['less-stock'], available: 7 }],
  ['another unit', {}, { units_ro: 'rolă' }, { changes: ['unit'], available: 0 }],
  ['a larger smallest cut', {}, { smallest_quantity: 50 }, { changes: ['below-smallest'] }],
  ['a step it does not fit', {}, { quantity_step: 10 }, { changes: ['between-steps'] }],
  ['a step it fits', {}, { quantity_step: 5 }, { changes: [], available: 25 }],
  [
    'a rest below the smallest cut',
    {},
    { stock: 3, smallest_quantity: 5 },
    { changes: ['less-stock', 'below-smallest'], available: 3 },
  ],
])('%s', (_, then, today, difference) => {
  expect(compareWithNow({ ...ordered, ...then }, { ...now, ...today })).toMatchObject(difference);
});

test('what is not sold any more', () => {
  expect(compareWithNow(ordered, null)).toEqual({ changes: ['not-sold'], available: 0 });
});
