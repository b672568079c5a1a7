import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderConflict } from '../../../contract/shapes/order.ts';
import { inShop } from '../../testing/in-shop.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';
import { openOrderSetup, pickup, toCourier } from './order-setup.fixture.ts';

const { expectNothingChanged, product, shop, submit } = openOrderSetup();

const change = (id: number, input: object) =>
  inShop(shop.db, (changing) => changeProduct(changing, id, { input }));

describe('an order that does not hold', () => {
  test('is refused when a price changed, and says the price that holds', async () => {
    const id = await product(5, 110_00);
    await expectNothingChanged(id, async () => {
      const { status, json } = await submit(pickup([{ id, price: 100, quantity: 1 }]));
      expect(status).toBe(409);
      expect(json).toMatchObject({
        code: 'price-changed',
        products: [{ id, price: 110, promotion_price: null, is_promotion: false, stock: 5 }],
      });
    });
  });

  test('is refused when the promotion the buyer saw is over', async () => {
    const id = await product(5, 110_00);
    await expectNothingChanged(id, async () => {
      expect((await submit(pickup([{ id, price: 99, quantity: 1 }]))).status).toBe(409);
    });
  });

  test('is refused when there is less in stock than wanted, and says how much there is', async () => {
    const id = await product(3);
    await expectNothingChanged(id, async () => {
      const { status, json } = await submit(pickup([{ id, price: 100, quantity: 4 }]));
      expect(status).toBe(409);
      expect(json).toMatchObject({ code: 'out-of-stock', products: [{ id, stock: 3 }] });
    });
  });

  test('is refused when something is no longer sold, and says what and what took its place', async () => {
    const [old, next, sold] = [await product(5), await product(5), await product(5)];
    await change(old, { state: 'archived', links: [{ kind: 'successor', id: next }] });
    await expectNothingChanged(sold, async () => {
      const lines = [old, sold].map((id) => ({ id, price: 100, quantity: 1 }));
      const { status, json } = await submit(pickup(lines, { lang: 'ro' }));
      expect(status).toBe(409);
      expect(json).toMatchObject({
        detail: 'Unele produse nu se mai vând',
        code: 'no-longer-sold',
        products: [{ id: old, stock: 0, is_archived: true }],
      });
      const { slug, title } = json.products[0].successor;
      expect([slug, title]).toEqual([expect.any(String), expect.any(String)]);
      expect(v.is(orderConflict, json)).toBe(true);
    });
  });

  test('is refused as before when it names what customers never saw', async () => {
    const [archived, draft] = [await product(5), await product(5)];
    await change(archived, { state: 'archived' });
    await change(draft, { state: 'draft' });
    for (const unknown of [draft, 999_999]) {
      const lines = [archived, unknown].map((id) => ({ id, price: 100, quantity: 1 }));
      const { status, json } = await submit(pickup(lines));
      expect([status, Object.keys(json)]).toEqual([400, ['order_products']]);
    }
  });

  test('is refused when delivery costs more than the buyer saw', async () => {
    const id = await product(5);
    await expectNothingChanged(id, async () => {
      const body = pickup([{ id, price: 100, quantity: 1 }], toCourier({ cost_of_delivery: 0 }));
      const { status, json } = await submit(body);
      expect(status).toBe(409);
      expect(json).toMatchObject({ code: 'delivery-fee-changed', delivery_fee: 100 });
    });
  });

  test.each([
    ['without an address', toCourier({ address: ' ' }), 'address'],
    ['to an unknown district', toCourier({ city_id: 99, city: '' }), 'city'],
    ['to a locality of another district', toCourier({ suburb_id: 301 }), 'suburb'],
    ['without a payment method', { pay_method: undefined }, 'pay_method'],
    ['with an unknown payment method', { pay_method: 'gold' }, 'pay_method'],
    ['with half a phone', { phone: '+373-69' }, 'phone'],
    ['with a name of 101 letters', { name: 'x'.repeat(101) }, 'name'],
    ['with a comment of 2001 letters', { comment: 'x'.repeat(2001) }, 'comment'],
  ])('is refused %s', async (_, fields, field) => {
    const id = await product(5);
    await expectNothingChanged(id, async () => {
      const { status, json } = await submit(pickup([{ id, price: 100, quantity: 1 }], fields));
      expect(status).toBe(400);
      expect(Object.keys(json)).toEqual([field]);
    });
  });

  test.each([0, -1, 1.5, 1e9, '2', null])('is refused for a quantity of %j', async (quantity) => {
    const id = await product(5);
    await expectNothingChanged(id, async () => {
      const body = pickup([{ id, price: 100, quantity: quantity as number }]);
      expect((await submit(body)).status).toBe(400);
    });
  });

  test('is refused for a product that does not exist', async () => {
    const id = await product(5);
    await expectNothingChanged(id, async () => {
      const body = pickup([
        { id, price: 100, quantity: 1 },
        { id: 2_000_000_000, price: 1, quantity: 1 },
      ]);
      const { status, json } = await submit(body);
      expect(status).toBe(400);
      expect(Object.keys(json)).toEqual(['order_products']);
    });
  });

  test('is refused for a guest', async () => {
    const id = await product(5);
    await expectNothingChanged(id, async () => {
      const order = pickup([{ id, price: 100, quantity: 1 }]);
      const { status } = await shop.asGuest('POST', '/orders/orders/', order);
      expect(status).toBe(401);
    });
  });
});
