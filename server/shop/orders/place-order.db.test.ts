import { describe, expect, test } from 'vitest';
import { type Fields, openOrderSetup, pickup, toCourier } from './order-setup.fixture.ts';

const { product, shop, stockOf, submit } = openOrderSetup();

describe('a placed order', () => {
  test('carries the shop’s own prices, discount, fee and total', async () => {
    const plain = await product(10, 120_50);
    const reduced = await product(20, 100_00, 80_00);
    const { status, json } = await submit(
      pickup(
        [
          { id: plain, price: 120.5, quantity: 2 },
          { id: reduced, price: 80, quantity: 3 },
        ],
        toCourier({ comment: 'Sunați înainte' }),
      ),
    );
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'new',
      payment_status: 'unpaid',
      name: 'Ion Rusu',
      delivery_type: 'courier',
      city: 'Chișinău',
      suburb: 'Chișinău',
      address: 'str. Ismail 33, ap. 7',
      comment: 'Sunați înainte',
      products_cost: 541,
      discount: 60,
      delivery_fee: 100,
      total: 581,
    });
    expect(json.id).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(json.products.map(({ id, total }: Fields) => [id, total]).sort()).toEqual(
      [
        [plain, 241],
        [reduced, 240],
      ].sort(),
    );
  });

  test('asks the database as often for ten lines as for one', async () => {
    const ids: number[] = [];
    for (let line = 0; line < 11; line += 1) ids.push(await product(5));
    const order = (some: number[]) =>
      shop.countQueries(async () => {
        const lines = some.map((id) => ({ id, price: 100, quantity: 1 }));
        expect((await submit(pickup(lines))).status).toBe(201);
      });
    const one = await order(ids.slice(0, 1));
    expect(await order(ids.slice(1))).toBe(one);
  });

  test('takes the stock, writes its history and queues a mail to the customer and to the shop', async () => {
    const id = await product(5);
    const { json } = await submit(pickup([{ id, price: 100, quantity: 2 }]));
    expect(await stockOf(id)).toBe(3);
    const history = await shop.db
      .selectFrom('order_event')
      .select(['kind', 'after'])
      .where('order_id', '=', json.id)
      .execute();
    expect(history).toEqual([
      { kind: 'placed', after: { status: 'new', payment_state: 'unpaid', total: 200_00 } },
    ]);
    const audit = await shop.db
      .selectFrom('audit_entry')
      .select(['verb', 'entity', 'version', 'after'])
      .where('entity_id', '=', json.id)
      .execute();
    expect(audit).toEqual([{ verb: 'create', entity: 'order', version: 1, after: null }]);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'recipient', 'text_body'])
      .where('order_id', '=', json.id)
      .orderBy('kind')
      .execute();
    // Nobody waits for the products meanwhile: what the mails say is written when they leave.
    expect(mails).toEqual([
      { kind: 'order-confirmation', recipient: json.email, text_body: '' },
      { kind: 'order-notice', recipient: shop.own.settings().identity.emails[0], text_body: '' },
    ]);
  });

  test('awaits payment when it is paid by card or transfer', async () => {
    const id = await product(5);
    const { json } = await submit(
      pickup([{ id, price: 100, quantity: 1 }], { pay_method: 'transfer' }),
    );
    expect(json.payment_status).toBe('pending');
  });

  test('is read by its owner in the reader’s language, and by nobody else', async () => {
    const id = await product(5);
    const { json: order } = await submit(
      pickup([{ id, price: 100, quantity: 1 }], toCourier({ lang: 'ru' })),
    );
    expect(order.city).toBe('Кишинёв');
    const own = await shop.api('GET', `/orders/orders/${order.id}/`, { locale: 'ru' });
    expect(own.json).toMatchObject(order);
    const other = await shop.register();
    const foreign = await shop.api('GET', `/orders/orders/${order.id}/`, { token: other.token });
    expect(foreign.status).toBe(404);
    const guest = await shop.asGuest('GET', `/orders/orders/${order.id}/`);
    expect(guest.status).toBe(401);
    expect(guest.text + foreign.text).not.toContain('Ion Rusu');
  });

  test('leaves the ordered products out of the cart and keeps the rest', async () => {
    const ordered = await product(5);
    const kept = await product(6);
    for (const id of [ordered, kept]) {
      await shop.api('POST', '/cart/temporary-cart/', { body: { product: id, quantity: 1 } });
    }
    await submit(pickup([{ id: ordered, price: 100, quantity: 1 }]));
    const { json } = await shop.api('GET', '/cart/temporary-cart/');
    expect(json.map((row: { product: { id: number } }) => row.product.id)).toEqual([kept]);
  });

  test('fills in name, phone and e-mail from the account', async () => {
    const id = await product(5);
    const customer = await shop.register();
    const { json } = await submit(
      {
        delivery_type: 'in_shop',
        pay_method: 'cash',
        order_products: [{ id, price: 100, quantity: 1 }],
      },
      { token: customer.token },
    );
    expect(json).toMatchObject({
      name: customer.username,
      phone: '+373-69-123-456',
      email: `${customer.username}@example.md`,
      delivery_fee: 0,
    });
  });

  test('is the company’s whose account it is, unless it is ordered for no company', async () => {
    const id = await product(5);
    const company = await shop.register({
      user_type: 'juridical',
      company_name: 'Electro Lux S.R.L.',
      type_company: 'Construcţii',
      function_in_company: 'manager',
      c_f: '1003600012344',
    });
    const order = pickup([{ id, price: 100, quantity: 1 }]);
    const forCompany = await submit(order, company);
    expect(forCompany.json).toMatchObject({ company: 'Electro Lux S.R.L.', idno: '1003600012344' });
    const forOneself = await submit({ ...order, company: '', idno: '' }, company);
    expect(forOneself.json).toMatchObject({ company: '', idno: '' });
    const forAnother = { company: 'Volt Construct SRL', idno: '1003600000006' };
    expect((await submit({ ...order, ...forAnother }, company)).json).toMatchObject(forAnother);
    const { company: another } = forAnother;
    const withoutCode = await submit({ ...order, company: another }, company);
    expect(withoutCode.json).toMatchObject({ company: another, idno: '' });
  });

  test('who pays by transfer for a company gives its fiscal code, or has it in the account', async () => {
    const id = await product(5, 100_00);
    const company = await shop.register({
      user_type: 'juridical',
      company_name: 'Electro Lux S.R.L.',
      type_company: 'Construcţii',
      function_in_company: 'manager',
      c_f: '1003600012344',
    });
    const order = { ...pickup([{ id, price: 100, quantity: 1 }]), pay_method: 'transfer' };
    const emptied = await submit({ ...order, idno: '' }, company);
    expect(emptied.status).toBe(400);
    expect(emptied.json).toEqual({ idno: [expect.any(String)] });
    expect((await submit({ ...order, company: 'Exemplu SRL', idno: '' })).status).toBe(400);

    expect((await submit(order, company)).json).toMatchObject({ idno: '1003600012344' });
    expect((await submit({ ...order, company: 'Exemplu SRL' })).status).toBe(201);
    expect((await submit({ ...order, company: '', idno: '' }, company)).status).toBe(201);
  });
});

describe('the delivery fee', () => {
  test.each([
    { what: 'Chișinău up to 5000 lei', price: 5000_00, place: {}, fee: 100 },
    { what: 'Chișinău above 5000 lei', price: 5000_01, place: {}, fee: 0 },
    {
      what: 'a district above 5000 lei',
      price: 9000_00,
      place: { city_id: undefined, suburb_id: undefined, city: 'Orhei', suburb: 'Orhei' },
      fee: 150,
    },
  ])('$what costs $fee lei', async ({ price, place, fee }) => {
    const id = await product(5, price);
    const { json } = await submit(
      pickup([{ id, price: price / 100, quantity: 1 }], toCourier(place)),
    );
    expect(json.delivery_fee).toBe(fee);
  });

  test('counts what is left after the discount', async () => {
    const id = await product(5, 5500_00, 4900_00);
    const { json } = await submit(pickup([{ id, price: 4900, quantity: 1 }], toCourier()));
    expect(json).toMatchObject({
      products_cost: 5500,
      discount: 600,
      delivery_fee: 100,
      total: 5000,
    });
  });
});

describe('an order from the favourites', () => {
  test('is fetched, paid in cash, and clears those favourites alone', async () => {
    const ordered = await product(5, 100_00, 90_00);
    const kept = await product(6);
    for (const id of [ordered, kept]) {
      await shop.api('POST', '/favorites/favorite-products/', { body: { product: id } });
      await shop.api('POST', '/cart/temporary-cart/', { body: { product: id, quantity: 1 } });
    }
    const { status, json } = await submit({
      order_products: [{ id: ordered, price: 90, quantity: 2 }],
      pay_method: 'cash',
      total_price: 180,
      total_discount: 20,
      cost_of_delivery: 0,
      city: '',
      suburb: '',
      comment: '',
      company: '',
      lang: 'ro',
      user_id: 0,
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({ delivery_type: 'pickup', delivery_fee: 0, total: 180 });
    const favourites = await shop.api('GET', '/favorites/favorite-products/');
    expect(favourites.json.results.map(({ id }: Fields) => id)).toEqual([kept]);
    const cart = await shop.api('GET', '/cart/temporary-cart/');
    expect(cart.json).toHaveLength(2);
  });

  test('empties what it says it comes from, whatever else it says or forgets', async () => {
    for (const source of ['cart', 'favourites'] as const) {
      const id = await product(5);
      await shop.api('POST', '/favorites/favorite-products/', { body: { product: id } });
      await shop.api('POST', '/cart/temporary-cart/', { body: { product: id, quantity: 1 } });
      const ordered = { order_products: [{ id, price: 100, quantity: 1 }], pay_method: 'cash' };
      // As if the delivery had been forgotten in one, and added to the other.
      const forgotten = source === 'cart' ? {} : { delivery_type: 'pickup' };
      expect((await submit({ ...ordered, ...forgotten, source })).status).toBe(201);
      const favourites = await shop.api('GET', '/favorites/favorite-products/');
      const cart = await shop.api('GET', '/cart/temporary-cart/');
      const has = (rows: { product: { id: number } }[]) =>
        rows.some((row) => row.product.id === id);
      expect([has(cart.json), has(favourites.json.results)]).toEqual(
        source === 'cart' ? [false, true] : [true, false],
      );
    }
  });
});

test('what a browser claims of totals, discounts and users has no effect', async () => {
  const id = await product(5);
  const { json } = await submit(
    pickup([{ id, price: 100, quantity: 2 }], {
      total_price: 1,
      total_discount: 199,
      total: 1,
      products_cost: 1,
      status: 'completed',
      payment_status: 'paid',
      user_id: 1,
      customer_id: 1,
    }),
  );
  expect(json).toMatchObject({
    products_cost: 200,
    discount: 0,
    total: 200,
    status: 'new',
    payment_status: 'unpaid',
  });
  const own = await shop.api('GET', `/orders/orders/${json.id}/`);
  expect(own.status).toBe(200);
});

test('a customer finds the own orders, newest first, and no others', async () => {
  const id = await product(30);
  const placed: string[] = [];
  for (let count = 1; count <= 3; count += 1) {
    const { json } = await submit(pickup([{ id, price: 100, quantity: count }]));
    placed.unshift(json.id);
  }
  const { json } = await shop.api('GET', '/orders/orders/');
  expect(json.results.map((order: Fields) => order.id)).toEqual(placed);
  expect(json).toMatchObject({ total: 3, pages: { current: 1, total_pages: 1 } });
});
