import { expect, test } from 'vitest';
import { sellableQuantity } from '../../../contract/sellable-quantity.ts';
import type { ProductForOrder, Quote } from '../../../contract/staff/phone-orders.ts';
import {
  bodyOf,
  emptyDraft,
  hasUnread,
  newCaller,
  sellingRule,
  withCuts,
  without,
  withProduct,
  withQuantity,
} from './draft.ts';

const product = (id: number, fields: Partial<ProductForOrder> = {}): ProductForOrder => ({
  id,
  slug: `p-${id}`,
  code: `C${id}`,
  title: `Produs ${id}`,
  units: 'm',
  is_cut: true,
  smallest_quantity: 5,
  quantity_step: 1,
  price: 10,
  promotion_price: null,
  is_promotion: false,
  stock: 100,
  image: null,
  ...fields,
});

const quoted: Quote = {
  lines: [
    { id: 1, price: 12, promotion_price: 11, stock: 100, quantity: 5, total: 55 },
    { id: 2, price: 20, promotion_price: null, stock: 3, quantity: 1, total: 20 },
  ],
  products_cost: 80,
  discount: 5,
  delivery_fee: 100,
  total: 175,
  missing_to_free: null,
};

test('what is found comes first, in the least that is sold, and more of it by steps', () => {
  const once = withProduct(withProduct([], product(1)), product(2, { smallest_quantity: 1 }));
  expect(once.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
    [2, 1],
    [1, 5],
  ]);
  const again = withProduct(once, product(1, { quantity_step: 5 }));
  expect(again.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
    [1, 10],
    [2, 1],
  ]);
  expect(withQuantity(again, 2, 7)[1]?.quantity).toBe(7);
  expect(without(again, 1)).toHaveLength(1);
});

test('what is typed stands beside what it comes to, and no quantity is none', () => {
  const lines = withQuantity(withProduct([], product(1)), 1, 0, '25 kg');
  expect(lines).toMatchObject([{ typed: '25 kg', quantity: 0 }]);
  expect(hasUnread(lines)).toBe(true);
  expect(withQuantity(lines, 1, 25)).toMatchObject([{ typed: '25', quantity: 25 }]);
  expect(hasUnread(withQuantity(lines, 1, 25))).toBe(false);
});

test('of less than the smallest cut all that is left is sold, and of none whatever is asked for', () => {
  const sold = (wished: number, stock: number) =>
    sellableQuantity(wished, sellingRule(product(1, { stock }))).quantity;
  expect([sold(3, 100), sold(12.5, 100), sold(300, 100)]).toEqual([5, 13, 300]);
  expect([sold(2, 3), sold(3, 3), sold(8, 3)]).toEqual([3, 3, 3]);
  expect(sold(12, 0)).toBe(12);
});

test('what is sent are the prices and the fee that were told, in the order they were said', () => {
  const lines = withProduct(withProduct([], product(1)), product(2, { smallest_quantity: 1 }));
  const draft = { ...emptyDraft, lines, caller: newCaller('ru', '+373-69-111-222') };
  const body = bodyOf(draft, quoted);
  expect(body).toMatchObject({
    new_customer: { phone: '+373-69-111-222', locale: 'ru' },
    order: {
      delivery_type: 'pickup',
      cost_of_delivery: 100,
      order_products: [
        { id: 1, quantity: 5, price: 11 },
        { id: 2, quantity: 1, price: 20 },
      ],
    },
  });
  expect(body.order).not.toHaveProperty('address');
  expect(body).not.toHaveProperty('new_customer.kind');
});

test('the lengths a caller names say the quantity, and hold until it is another', () => {
  const cable = withProduct([], product(1));
  const cut = withCuts(cable, 1, [20, 20, 20, 50]);
  const productsOf = (lines: typeof cut) =>
    bodyOf({ ...emptyDraft, lines }, quoted).order.order_products;
  expect(cut).toMatchObject([{ quantity: 110, typed: '110' }]);
  expect(productsOf(cut)).toMatchObject([{ id: 1, quantity: 110, cuts: [20, 20, 20, 50] }]);
  expect(productsOf(withQuantity(cut, 1, 111))[0]).not.toHaveProperty('cuts');
  expect(productsOf(withProduct(cut, product(1)))[0]).not.toHaveProperty('cuts');
  // What cannot be read keeps the order from being placed.
  const unread = withCuts(cut, 1, '20 și 50');
  expect(hasUnread(unread)).toBe(true);
  expect(hasUnread(withCuts(unread, 1, ' '))).toBe(false);
  expect(productsOf(withCuts(unread, 1, ''))).toMatchObject([{ quantity: 110 }]);
});
