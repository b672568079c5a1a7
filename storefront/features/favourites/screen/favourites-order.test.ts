import { expect, test } from 'vitest';
import { lineOf } from '../../cart/cart-line.ts';
import { product } from '../product.fixture.ts';
import { favouritesOrder } from './favourites-order.ts';

test('an order from the favourites carries exactly what is agreed', () => {
  const items = [
    lineOf(product(1), 2),
    lineOf(product(2, { price: 10, promotion_price: 8.5, is_promotion: true }), 4),
  ];
  const totals = { products_cost: 15_200, discount: 600, delivery_fee: 0, total: 14_600 };
  expect(
    favouritesOrder({ items, totals, company: 'Electro Lux S.R.L.', hasCut: false, locale: 'ru' }),
  ).toEqual({
    order_products: [
      { id: 1, price: 56, quantity: 2 },
      { id: 2, price: 8.5, quantity: 4 },
    ],
    pay_method: 'cash',
    total_price: 146,
    total_discount: 6,
    cost_of_delivery: 0,
    city: '',
    suburb: '',
    comment: '',
    company: 'Electro Lux S.R.L.',
    lang: 'ru',
    user_id: 0,
    source: 'favourites',
  });
});
