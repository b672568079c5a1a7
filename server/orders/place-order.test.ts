import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

type Fields = Record<string, unknown>;
let token: string;
beforeEach(async () => {
  ({ token } = await shop.register());
});

let used = 0;
/** The next product no test has touched, priced and stocked as wanted. */
async function product(stock: number, price = 100_00, promotionPrice: number | null = null) {
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .orderBy('id')
    .limit(1)
    .offset(used++)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('product')
    .set({ price, promotion_price: promotionPrice })
    .where('id', '=', id)
    .execute();
  await shop.db
    .updateTable('stock')
    .set({ quantity: stock })
    .where('product_id', '=', id)
    .execute();
  return id;
}

const pickup = (lines: { id: number; price: number; quantity: number }[], fields: Fields = {}) => ({
  name: 'Ion Rusu',
  phone: '+373-69-123-456',
  delivery_type: 'pickup',
  pay_method: 'cash',
  order_products: lines,
  ...fields,
});

const toCourier = (fields: Fields = {}) => ({
  delivery_type: 'courier',
  city_id: 100,
  suburb_id: 101000,
  address: 'str. Ismail 33, ap. 7',
  ...fields,
});

const submit = (
  body: unknown,
  options: { token?: string; key?: string; locale?: 'ro' | 'ru' } = {},
) =>
  shop.api('POST', '/orders/orders/', {
    token: options.token ?? token,
    body,
    ...(options.locale && { locale: options.locale }),
    ...(options.key && { headers: { 'Idempotency-Key': options.key } }),
  });

const stockOf = async (id: number) =>
  (
    await shop.db
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
  ).quantity;

const ordersWith = (id: number) =>
  shop.db.selectFrom('order_line').select('order_id').where('product_id', '=', id).execute();

/** Runs the submit and checks that it left stock, orders and mail as they were. */
async function expectNothingChanged(id: number, work: () => Promise<unknown>) {
  const count = (table: 'customer_order' | 'order_line' | 'mail_outbox' | 'order_key') =>
    shop.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
  const look = async () => [
    await stockOf(id),
    await count('customer_order'),
    await count('order_line'),
    await count('mail_outbox'),
    await count('order_key'),
  ];
  const before = await look();
  await work();
  expect(await look()).toEqual(before);
}

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

  test('takes the stock, writes its history and queues a mail to the customer and to the shop', async () => {
    const id = await product(5);
    const { json } = await submit(pickup([{ id, price: 100, quantity: 2 }]));
    expect(await stockOf(id)).toBe(3);
    const history = await shop.db
      .selectFrom('order_history')
      .select(['status', 'payment_status'])
      .where('order_id', '=', json.id)
      .execute();
    expect(history).toEqual([{ status: 'new', payment_status: 'unpaid' }]);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'subject'])
      .where('text_body', 'like', `%${json.number}%`)
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-notice']);
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
    const own = await shop.api('GET', `/orders/orders/${order.id}/`, { token, locale: 'ru' });
    expect(own.json).toEqual(order);
    const other = await shop.register();
    const foreign = await shop.api('GET', `/orders/orders/${order.id}/`, { token: other.token });
    expect(foreign.status).toBe(404);
    const guest = await shop.api('GET', `/orders/orders/${order.id}/`);
    expect(guest.status).toBe(401);
    expect(guest.text + foreign.text).not.toContain('Ion Rusu');
  });

  test('leaves the ordered products out of the cart and keeps the rest', async () => {
    const ordered = await product(5);
    const kept = await product(6);
    for (const id of [ordered, kept]) {
      await shop.api('POST', '/cart/temporary-cart/', {
        token,
        body: { product: id, quantity: 1 },
      });
    }
    await submit(pickup([{ id: ordered, price: 100, quantity: 1 }]));
    const { json } = await shop.api('GET', '/cart/temporary-cart/', { token });
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
  test('is fetched from the shop, paid in cash, and clears those favourites alone', async () => {
    const ordered = await product(5, 100_00, 90_00);
    const kept = await product(6);
    for (const id of [ordered, kept]) {
      await shop.api('POST', '/favorites/favorite-products/', { token, body: { product: id } });
      await shop.api('POST', '/cart/temporary-cart/', {
        token,
        body: { product: id, quantity: 1 },
      });
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
    const favourites = await shop.api('GET', '/favorites/favorite-products/', { token });
    expect(favourites.json.results.map(({ id }: Fields) => id)).toEqual([kept]);
    const cart = await shop.api('GET', '/cart/temporary-cart/', { token });
    expect(cart.json).toHaveLength(2);
  });
});

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
      const { status } = await shop.api('POST', '/orders/orders/', {
        body: pickup([{ id, price: 100, quantity: 1 }]),
      });
      expect(status).toBe(401);
    });
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
  const own = await shop.api('GET', `/orders/orders/${json.id}/`, { token });
  expect(own.status).toBe(200);
});

describe('many at once', () => {
  test('the last reel is sold once to fifty buyers', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.register()));
    const id = await product(1);
    const answers = await Promise.all(
      buyers.map((buyer) =>
        submit(pickup([{ id, price: 100, quantity: 1 }]), { token: buyer.token }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await stockOf(id)).toBe(0);
    expect(await ordersWith(id)).toHaveLength(1);
  });

  test('the same order sent twenty times with one key is one order', async () => {
    const id = await product(100);
    const body = pickup([{ id, price: 100, quantity: 3 }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(body, { key: 'one-click' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await stockOf(id)).toBe(97);
    expect(await ordersWith(id)).toHaveLength(1);
  });

  test('orders that share products in opposite order do not block each other', async () => {
    const first = await product(60);
    const second = await product(61);
    const lines = [
      { id: first, price: 100, quantity: 1 },
      { id: second, price: 100, quantity: 1 },
    ];
    const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.register()));
    const answers = await Promise.all(
      buyers.flatMap(({ token: buyer }) => [
        submit(pickup(lines), { token: buyer }),
        submit(pickup(lines.toReversed()), { token: buyer }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect([await stockOf(first), await stockOf(second)]).toEqual([40, 41]);
  });
});

test('a key used for another order is refused', async () => {
  const id = await product(10);
  await submit(pickup([{ id, price: 100, quantity: 1 }]), { key: 'k-1' });
  await expectNothingChanged(id, async () => {
    const { status } = await submit(pickup([{ id, price: 100, quantity: 2 }]), { key: 'k-1' });
    expect(status).toBe(422);
  });
  const other = await shop.register();
  const fresh = await submit(pickup([{ id, price: 100, quantity: 2 }]), {
    key: 'k-1',
    token: other.token,
  });
  expect(fresh.status).toBe(201);
});

test('a repeated order gets its first answer even after the price has changed', async () => {
  const id = await product(10);
  const body = pickup([{ id, price: 100, quantity: 1 }]);
  const first = await submit(body, { key: 'k-2' });
  await shop.db.updateTable('product').set({ price: 200_00 }).where('id', '=', id).execute();
  const again = await submit(body, { key: 'k-2' });
  expect(again.status).toBe(201);
  expect(again.json).toEqual(first.json);
});

test('a customer finds the own orders, newest first, and no others', async () => {
  const id = await product(30);
  const placed: string[] = [];
  for (let count = 1; count <= 3; count += 1) {
    const { json } = await submit(pickup([{ id, price: 100, quantity: count }]));
    placed.unshift(json.id);
  }
  const { json } = await shop.api('GET', '/orders/orders/', { token });
  expect(json.results.map((order: Fields) => order.id)).toEqual(placed);
  expect(json).toMatchObject({ total: 3, pages: { current: 1, total_pages: 1 } });
});
