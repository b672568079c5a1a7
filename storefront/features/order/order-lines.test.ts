import { expect, test } from 'vitest';
import { line } from './line.fixture.ts';
import { orderProducts, sumOfLine, totalsOf, vatOf } from './order-lines.ts';

const promoted = line({ id: 2, price: 10, promotion_price: 8.5, is_promotion: true, quantity: 4 });

test('the price sent is what is paid for a unit', () => {
  expect(orderProducts([line(), promoted])).toEqual([
    { id: 1, price: 22.54, quantity: 10 },
    { id: 2, price: 8.5, quantity: 4 },
  ]);
});

test('lengths are sent as they were named, and only those that come to the quantity', () => {
  expect(
    orderProducts([
      line({ quantity: 110, cuts: [20, 50, 20, 20], one_piece: true }),
      line({ id: 2, quantity: 111, cuts: [20, 50, 20, 20], one_piece: false }),
    ]),
  ).toEqual([
    { id: 1, price: 22.54, quantity: 110, cuts: [20, 50, 20, 20] },
    { id: 2, price: 22.54, quantity: 111, one_piece: false },
  ]);
});

test('what is no longer sold is neither ordered nor counted', () => {
  const archived = line({ id: 3, is_archived: true });
  expect(orderProducts([line(), archived])).toEqual([{ id: 1, price: 22.54, quantity: 10 }]);
  expect(totalsOf([promoted, archived])).toEqual(totalsOf([promoted]));
  expect(vatOf([promoted, archived])).toEqual(vatOf([promoted]));
});

test('sums are exact: regular prices, what promotions take off, delivery, the rest', () => {
  expect(totalsOf([line(), promoted], 15_000)).toEqual({
    products_cost: 26_540,
    discount: 600,
    delivery_fee: 15_000,
    total: 40_940,
  });
});

test('without every price there is no sum', () => {
  expect(totalsOf([line(), line({ id: 2, price: null })])).toBeNull();
});

test('a company sees what of the lines and the delivery is net and what is tax', () => {
  expect(vatOf([line(), promoted], 15_000)).toEqual({
    net: 18_783 + 2_833 + 12_500,
    vat: [{ rate: 20, amount: 3_757 + 567 + 2_500 }],
    gross: 40_940,
  });
});

test('of a price with parts of a ban each length is a line of its own, as in the order', () => {
  const agreed = { price: 0.2833, basis: 'net', vat_rate: 20 } as const;
  const whole = line({ price: 0.34, agreed, quantity: 53 });
  expect(totalsOf([whole])?.total).toBe(18_01);
  expect(sumOfLine(whole)).toBe(18.01);
  const cut = { ...whole, cuts: [14, 39] };
  expect(totalsOf([cut])?.total).toBe(4_76 + 13_26);
  expect(sumOfLine(cut)).toBe(18.02);
  expect(sumOfLine({ ...cut, is_cut: false })).toBe(18.01);
  expect(vatOf([cut])).toMatchObject({ net: 3_97 + 11_05, gross: 18_02 });
  expect(orderProducts([line({ price: 0.34, agreed: { ...agreed, price: 0.28 } })])).toMatchObject([
    { price: 0.336 },
  ]);
});
