import { describe, expect, onTestFinished, test } from 'vitest';
import type { ProductForOrder } from '../../../contract/staff/phone-orders.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { type Fields, pickup, toCourier } from '../orders/order-setup.fixture.ts';
import { caller, openPhoneSetup, order } from './phone-setup.fixture.ts';

const setup = openPhoneSetup();
const { product, shop, stockOf, submit, take, post, get, mailsTo, expectRefused } = setup;

describe('for a customer the shop knows', () => {
  test('an order is theirs, at the shop’s prices, in the name of whoever took it', async () => {
    const { token, user } = await shop.register({ name: 'Ion Rusu' });
    const id = await product(10, 100_00, 80_00);
    await shop.api('POST', '/cart/temporary-cart/', { token, body: { product: id, quantity: 1 } });
    const { status, json } = await take({ customer_id: user.id, order: order([[id, 2, 80]]) });
    expect(status).toBe(201);
    expect(json).toMatchObject({ total: 160, discount: 40, email: user.email, status: 'new' });
    expect(await stockOf(id)).toBe(8);

    const own = await shop.api('GET', '/orders/orders/', { token });
    expect(own.json.results).toMatchObject([{ id: json.id, total: 160 }]);
    const cart = await shop.api('GET', '/cart/temporary-cart/', { token });
    expect(cart.json).toMatchObject([{ quantity: 1 }]);
    const actor = `staff:${setup.seller.id}`;
    const events = shop.db
      .selectFrom('order_event')
      .select('actor')
      .where('order_id', '=', json.id);
    expect(await events.execute()).toEqual([{ actor }]);
    const audit = await shop.db
      .selectFrom('audit_entry')
      .select(['actor', 'verb', 'entity'])
      .where('entity_id', '=', json.id)
      .execute();
    expect(audit).toEqual([{ actor, verb: 'create', entity: 'order' }]);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['order-confirmation']);
  });

  test('the letter does not promise a call to who has just called; that of the shop’s own pages does', async () => {
    const { token, user } = await shop.register();
    const id = await product(10);
    const letterOf = async (orderId: string) =>
      (await composeOrderMail(shop.own, 'order-confirmation', orderId)).text;
    for (const [lang, spoken, promise] of [
      ['ro', 'la telefon', 'Vă sunăm'],
      ['ru', 'по телефону', 'Позвоним'],
    ] as const) {
      const taken = await take({ customer_id: user.id, order: order([[id, 1]], { lang }) });
      const byPhone = await letterOf(taken.json.id);
      expect(byPhone).toContain(spoken);
      expect(byPhone).not.toContain(promise);
      const lines = [{ id, price: 100, quantity: 1 }];
      const placed = await submit(pickup(lines, { lang }), { token });
      expect(await letterOf(placed.json.id)).toContain(promise);
    }
  });

  test('quote, order by telephone and order in the shop come to the same', async () => {
    const { token, user } = await shop.register();
    const [plain, reduced] = [await product(50, 120_50), await product(50, 200_00, 150_25)];
    const to = toCourier({ city_id: 100 });
    const quoted = await post('/staff/phone-orders/quote/', {
      delivery_type: 'courier',
      city_id: 100,
      lines: [
        { id: plain, quantity: 3 },
        { id: reduced, quantity: 2 },
      ],
    });
    const sums = ({ products_cost, discount, delivery_fee, total }: Fields) => ({
      products_cost,
      discount,
      delivery_fee,
      total,
    });
    expect(sums(quoted.json)).toEqual({
      products_cost: 761.5,
      discount: 99.5,
      delivery_fee: 100,
      total: 762,
    });
    expect(quoted.json.missing_to_free).toBe(4338.01);
    const lines: [number, number, number][] = [
      [plain, 3, 120.5],
      [reduced, 2, 150.25],
    ];
    const byPhone = await take({ customer_id: user.id, order: order(lines, to) });
    const inTheShop = await submit(
      pickup(
        lines.map(([id, quantity, price]) => ({ id, quantity, price })),
        to,
      ),
      { token },
    );
    expect(sums(byPhone.json)).toEqual(sums(quoted.json));
    expect(sums(inTheShop.json)).toEqual(sums(quoted.json));
  });

  test('a quote leaves out what is not sold, and writes nothing', async () => {
    const id = await product(3);
    const before = await fingerprint(shop.db);
    const { json } = await post('/staff/phone-orders/quote/', {
      delivery_type: 'pickup',
      lines: [
        { id, quantity: 5 },
        { id: 2_000_000_000, quantity: 1 },
      ],
    });
    expect(json.lines).toEqual([
      { id, price: 100, promotion_price: null, stock: 3, quantity: 5, total: 500 },
    ]);
    const empty = await post('/staff/phone-orders/quote/', { delivery_type: 'courier', lines: [] });
    expect(empty.json).toMatchObject({ lines: [], products_cost: 0 });
    expect(await fingerprint(shop.db)).toBe(before);
  });

  test('as many orders are taken in an hour as people call', async () => {
    onTestFinished(() => shop.set('orders_per_hour', 30));
    await shop.set('orders_per_hour', 1);
    const { user } = await shop.register();
    const id = await product(10);
    for (let call = 0; call < 3; call += 1) {
      const taken = await take({ customer_id: user.id, order: order([[id, 1]]) });
      expect(taken.status).toBe(201);
    }
  });

  test('a price that was told and does not hold any more is refused, with what holds', async () => {
    const { user } = await shop.register();
    const id = await product(10, 100_00);
    const dearer = await expectRefused(409, { customer_id: user.id, order: order([[id, 1, 90]]) });
    expect(dearer).toMatchObject({ code: 'price-changed', products: [{ id, price: 100 }] });
    const tooMany = await expectRefused(409, { customer_id: user.id, order: order([[id, 11]]) });
    expect(tooMany).toMatchObject({ code: 'out-of-stock', products: [{ stock: 10 }] });
  });

  test('nobody orders who is blocked, erased or not there', async () => {
    const id = await product(10);
    const [blocked, erased] = [await shop.register(), await shop.register()];
    const close = (customerId: number, fields: { blocked_at?: Date; erased_at?: Date }) =>
      shop.db.updateTable('customer').set(fields).where('id', '=', customerId).execute();
    await close(blocked.user.id, { blocked_at: new Date() });
    await close(erased.user.id, { erased_at: new Date() });
    for (const customer_id of [blocked.user.id, erased.user.id, 2_000_000_000]) {
      const mistakes = await expectRefused(400, { customer_id, order: order([[id, 1]]) });
      expect(Object.keys(mistakes)).toEqual(['customer_id']);
    }
  });
});

test('what is not asked for is refused, and so is nobody or two at once', async () => {
  const id = await product(10);
  const { user } = await shop.register();
  const fine = { customer_id: user.id, order: order([[id, 1]]) };
  const { delivery_type: _, ...nowhere } = fine.order;
  const wrong: [unknown, string][] = [
    [{ ...fine, status: 'completed' }, 'status'],
    [{ ...fine, order: { ...fine.order, source: 'cart' } }, 'order.source'],
    [{ ...fine, order: { ...fine.order, total_price: 1 } }, 'order.total_price'],
    [{ ...fine, order: nowhere }, 'order.delivery_type'],
    [{ ...fine, order: { ...fine.order, pay_method: 'gold' } }, 'order.pay_method'],
    [{ ...fine, order: order([[id, 1]], { delivery_type: 'courier' }) }, 'order.city'],
    [{ order: fine.order }, 'customer_id'],
    [{ ...fine, new_customer: caller() }, 'customer_id'],
    [
      { new_customer: caller({ is_juridical: true }), order: fine.order },
      'new_customer.is_juridical',
    ],
    [{ new_customer: caller({ phone: '069' }), order: fine.order }, 'new_customer.phone'],
    [{ new_customer: caller({ company_name: 'X' }), order: fine.order }, 'new_customer.idno'],
    [{ ...fine, order: order([]) }, 'order.order_products'],
  ];
  for (const [body, field] of wrong) {
    expect(Object.keys(await expectRefused(400, body))).toContain(field);
  }
});

describe('products for an order', () => {
  test('are found as the shop finds them, with unit rules, price, stock and picture', async () => {
    const id = await product(7, 120_50, 99_90);
    await inShop(shop.db, (changing) =>
      changeProduct(changing, id, { input: { smallest_quantity: 2, quantity_step: 2 } }),
    );
    const { code } = await shop.db
      .selectFrom('product')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { status, json } = await get(
      `/staff/products-for-order/?search=${encodeURIComponent(code)}`,
    );
    expect(status).toBe(200);
    expect(json.length).toBeLessThanOrEqual(12);
    expect(json.find((found: ProductForOrder) => found.id === id)).toMatchObject({
      code,
      price: 120.5,
      promotion_price: 99.9,
      is_promotion: true,
      stock: 7,
      smallest_quantity: 2,
      quantity_step: 2,
      image: { file: expect.any(String) },
    });
    expect((await get('/staff/products-for-order/?search=')).json).toEqual([]);
    expect((await get('/staff/products-for-order/')).status).toBe(400);
  });
});

test('an order of before can be taken again, with what has changed since', async () => {
  const { user } = await shop.register();
  const id = await product(10);
  const to = toCourier({ comment: 'Sunați înainte' });
  const first = await take({ customer_id: user.id, order: order([[id, 8]], to) });
  const before = await fingerprint(shop.db);
  const { json } = await get(`/staff/phone-orders/repeat/${first.json.id}/`);
  expect(json).toMatchObject({
    customer_id: user.id,
    number: first.json.id,
    order: { city_id: 100, suburb_id: 101000, address: 'str. Ismail 33, ap. 7' },
    lines: [{ id, quantity: 8, available: 2, product: { id, price: 100, stock: 2 } }],
  });
  expect(json.lines[0].changes).toContain('less-stock');
  expect((await get('/staff/phone-orders/repeat/ZZZZ-ZZZZ/')).status).toBe(404);
  expect(await fingerprint(shop.db)).toBe(before);
});
