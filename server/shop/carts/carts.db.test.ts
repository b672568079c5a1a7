import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { cartRow } from '../../../contract/shapes/cart.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { insertProducts, setStock } from './products.fixture.ts';

type Registered = Awaited<ReturnType<TestShop['register']>>;
let shop: TestShop;
let ids: number[];
let first: number;
let second: number;
let ana: Registered;
let ion: Registered;
beforeAll(async () => {
  shop = await openTestShop('empty');
  ids = await insertProducts(shop, 210);
  [first = 0, second = 0] = ids;
});
afterAll(() => shop.close());
beforeEach(async () => {
  ana = await shop.register();
  ion = await shop.register();
  await setStock(shop, first, 5);
});

const PATH = '/cart/temporary-cart/';
const read = ({ token }: Registered, locale: 'ro' | 'ru' = 'ro') =>
  shop.api('GET', PATH, { token, locale });
const write = ({ token }: Registered, body: object, locale: 'ro' | 'ru' = 'ro') =>
  shop.api('POST', PATH, { token, body, locale });
const lines = async (customer: Registered) => {
  const { json } = await read(customer);
  return json.map((row: { product: { id: number }; quantity: number }) => [
    row.product.id,
    row.quantity,
  ]);
};
const stored = () =>
  shop.db
    .selectFrom('cart_line')
    .selectAll()
    .orderBy('customer_id')
    .orderBy('product_id')
    .execute();
const fill = (customer: Registered, count: number) =>
  sql`
    insert into cart_line (customer_id, product_id, quantity)
    select ${customer.user.id}, id, 1
    from product
    order by id
    limit ${count}`.execute(shop.db);

test('a cart is empty at first', async () => {
  const { status, json } = await read(ana);
  expect([status, json]).toEqual([200, []]);
});

test('a line is written, changed and read back with its product and price', async () => {
  const { status, json } = await write(ana, { product: first, quantity: 2 });
  expect(status).toBe(200);
  expect(v.is(cartRow, json)).toBe(true);
  expect(json).toMatchObject({ quantity: 2, product: { id: first, price: 12.5, stock: 5 } });
  await write(ana, { product: second, quantity: 1 });
  await write(ana, { product: first, quantity: 4 });

  const cart = await read(ana);
  // In the order they were put in, whatever changed later.
  expect(await lines(ana)).toEqual([
    [first, 4],
    [second, 1],
  ]);
  expect(cart.json[0].product).toEqual(json.product);
  expect((await read(ana, 'ru')).json[0].product.title).toBe('Кабель 1');
});

test('a line never holds more than the stock', async () => {
  const { status, json } = await write(ana, { product: first, quantity: 1_000_000 });
  expect([status, json.quantity]).toEqual([200, 5]);
  expect(await stored()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ customer_id: ana.user.id, product_id: first, quantity: 5 }),
    ]),
  );
});

test('stock sold meanwhile is not shown as there, and the wish survives until it is back', async () => {
  await write(ana, { product: first, quantity: 4 });
  await setStock(shop, first, 3);
  expect(await lines(ana)).toEqual([[first, 3]]);
  await setStock(shop, first, 0);
  expect(await lines(ana)).toEqual([[first, 0]]);
  await setStock(shop, first, 9);
  expect(await lines(ana)).toEqual([[first, 4]]);
});

const cutsOf = async (customer: Registered) =>
  (await read(customer)).json.map((row: { quantity: number; cuts: number[] }) => [
    row.quantity,
    row.cuts,
  ]);

test('the lengths a line is cut into are kept with it, in their order', async () => {
  const { status, json } = await write(ana, { product: first, quantity: 5, cuts: [1, 3, 1] });
  expect([status, json.quantity, json.cuts]).toEqual([200, 5, [1, 3, 1]]);
  expect(v.is(cartRow, json)).toBe(true);
  await write(ana, { product: second, quantity: 2 });
  expect(await cutsOf(ana)).toEqual([
    [5, [1, 3, 1]],
    [2, []],
  ]);
});

test('a caller who says nothing of lengths leaves those that come to the quantity', async () => {
  await write(ana, { product: first, quantity: 4, cuts: [2, 2] });
  expect((await write(ana, { product: first, quantity: 4 })).json.cuts).toEqual([2, 2]);
  expect((await write(ana, { product: first, quantity: 3 })).json.cuts).toEqual([]);
  expect((await write(ana, { product: first, quantity: 4 })).json.cuts).toEqual([]);
  await write(ana, { product: first, quantity: 4, cuts: [1, 3] });
  expect((await write(ana, { product: first, quantity: 4, cuts: [] })).json.cuts).toEqual([]);
  expect(await cutsOf(ana)).toEqual([[4, []]]);
});

test('a process of the release before, which knows no lengths, goes on setting lines', async () => {
  await write(ana, { product: first, quantity: 4, cuts: [2, 2] });
  const set = await sql`
    select outcome, pieces from set_cart_line(${ana.user.id}, ${first}, 4, 200)`.execute(shop.db);
  expect(set.rows).toEqual([{ outcome: 'written', pieces: 4 }]);
  expect(await cutsOf(ana)).toEqual([[4, [2, 2]]]);
});

test('lengths that the stock does not reach go, written or sold meanwhile', async () => {
  const { json } = await write(ana, { product: first, quantity: 8, cuts: [4, 4] });
  expect([json.quantity, json.cuts]).toEqual([5, []]);
  await write(ana, { product: first, quantity: 4, cuts: [2, 2] });
  await setStock(shop, first, 3);
  expect(await cutsOf(ana)).toEqual([[3, []]]);
  await setStock(shop, first, 9);
  expect(await cutsOf(ana)).toEqual([[4, [2, 2]]]);
});

test('with its line its lengths go', async () => {
  await write(ana, { product: first, quantity: 4, cuts: [2, 2] });
  expect((await write(ana, { product: first, quantity: 0 })).json.cuts).toEqual([]);
  expect((await write(ana, { product: first, quantity: 4 })).json.cuts).toEqual([]);
});

test.each([
  [[2, 3], 'Lungimile nu dau împreună cantitatea'],
  [Array(51).fill(1), 'Un produs poate fi tăiat în cel mult 50 de lungimi'],
])(
  'lengths that are wrong are refused at their field, and nothing changes',
  async (cuts, sentence) => {
    await write(ana, { product: first, quantity: 4, cuts: [2, 2] });
    const before = await stored();
    const { status, json } = await write(ana, { product: first, quantity: 4, cuts });
    expect([status, json]).toEqual([400, { cuts: [sentence] }]);
    expect(await stored()).toEqual(before);
  },
);

test('quantity 0 removes the line, also one that is not there', async () => {
  await write(ana, { product: first, quantity: 2 });
  for (let i = 0; i < 2; i++) {
    const { status, json } = await write(ana, { product: first, quantity: 0 });
    expect([status, json.product.id, json.quantity]).toEqual([200, first, 0]);
    expect(await lines(ana)).toEqual([]);
  }
});

test('a product that is sold out does not come into the cart', async () => {
  await setStock(shop, first, 0);
  const { status, json } = await write(ana, { product: first, quantity: 1 });
  expect([status, json.quantity]).toEqual([200, 0]);
  expect(await lines(ana)).toEqual([]);
});

test('what is not on sale yet is not found, and what no longer is leaves the cart', async () => {
  const become = (state: 'draft' | 'active' | 'archived') =>
    shop.db.updateTable('product').set({ state }).where('id', '=', first).execute();
  onTestFinished(async () => {
    await become('active');
  });
  await write(ana, { product: first, quantity: 2 });
  const before = await stored();
  await become('draft');
  expect((await write(ana, { product: first, quantity: 3 })).status).toBe(404);
  expect((await write(ana, { product: first, quantity: 0 })).status).toBe(404);
  expect(await stored()).toEqual(before);
  await become('archived');
  const { status, json } = await write(ana, { product: first, quantity: 3 });
  expect([status, json.quantity]).toEqual([200, 0]);
  expect(await lines(ana)).toEqual([]);
});

test('what was archived while it lay in the cart is said to be, with what took its place', async () => {
  await shop.db
    .insertInto('product_link')
    .values({ product_id: first, linked_id: second, kind: 'successor', position: 0 })
    .execute();
  const become = (state: 'active' | 'archived') =>
    shop.db.updateTable('product').set({ state }).where('id', '=', first).execute();
  onTestFinished(async () => {
    await become('active');
    await shop.db.deleteFrom('product_link').execute();
  });
  await write(ana, { product: first, quantity: 2 });
  await write(ana, { product: second, quantity: 1 });
  await become('archived');
  const { json } = await read(ana, 'ru');
  expect(v.is(v.array(cartRow), json)).toBe(true);
  expect(json).toMatchObject([
    {
      quantity: 2,
      is_archived: true,
      successor: { slug: 'cablu-2', title: 'Кабель 2' },
    },
    { quantity: 1, is_archived: false, successor: null },
  ]);
});

test('an unknown product is not found', async () => {
  const before = await stored();
  const ro = await write(ana, { product: 999_999, quantity: 1 });
  expect([ro.status, ro.json]).toEqual([404, { detail: 'Nu am găsit ce căutați' }]);
  const ru = await write(ana, { product: 999_999, quantity: 0 }, 'ru');
  expect([ru.status, ru.json]).toEqual([404, { detail: 'Ничего не найдено' }]);
  expect(await stored()).toEqual(before);
});

test.each([
  [{ product: 1, quantity: -1 }, 'quantity'],
  [{ product: 1, quantity: 1.5 }, 'quantity'],
  [{ product: 1, quantity: '2' }, 'quantity'],
  [{ product: 1 }, 'quantity'],
  [{ product: 'x', quantity: 1 }, 'product'],
  [{ product: 3_000_000_000, quantity: 1 }, 'product'],
  [{ quantity: 1 }, 'product'],
  [{ product: 1, quantity: 0, cuts: [1] }, 'cuts'],
  [{ product: 1, quantity: 2, cuts: [0, 2] }, 'cuts.0'],
  [{ product: 1, quantity: 2, cuts: '2' }, 'cuts'],
])('%j is refused and the cart stays as it is', async (body, field) => {
  await write(ana, { product: first, quantity: 2 });
  const before = await stored();
  const { status, json } = await write(ana, body);
  expect(status).toBe(400);
  expect(Object.keys(json)).toEqual([field]);
  expect(await stored()).toEqual(before);
});

test('a cart holds 200 lines and not one more', async () => {
  await fill(ana, 200);
  const before = await stored();
  const extra = ids[200];
  const refused = await write(ana, { product: extra, quantity: 1 });
  expect(refused.status).toBe(400);
  expect(refused.json).toEqual({
    non_field_errors: ['O comandă poate avea cel mult 200 de poziții'],
  });
  expect(await stored()).toEqual(before);

  expect((await write(ana, { product: first, quantity: 3 })).json.quantity).toBe(3);
  await write(ana, { product: second, quantity: 0 });
  expect((await write(ana, { product: extra, quantity: 1 })).status).toBe(200);
});

test('lines that come at once do not slip over the limit', async () => {
  await fill(ana, 197);
  const answers = await Promise.all(
    ids.slice(197, 205).map((product) => write(ana, { product, quantity: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(3).fill(200),
    ...Array(5).fill(400),
  ]);
  expect(await lines(ana)).toHaveLength(200);
});

test('one product written many times at once is one line', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 9, 0, 2].map((quantity) => write(ana, { product: first, quantity })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const left = await lines(ana);
  expect(left.length).toBeLessThanOrEqual(1);
  for (const [, quantity] of left) expect([1, 2, 3, 4, 5]).toContain(quantity);
});

test('the whole cart is emptied, also twice', async () => {
  await write(ana, { product: first, quantity: 2 });
  await write(ana, { product: second, quantity: 2 });
  for (let i = 0; i < 2; i++) {
    const { status, text } = await shop.api('POST', '/cart/cart-delete-all/', { token: ana.token });
    expect([status, text]).toEqual([204, '']);
    expect(await lines(ana)).toEqual([]);
  }
});

test('a cart is its owner’s alone, whoever the body names', async () => {
  await write(ion, { product: second, quantity: 3 });
  const { status } = await write(ana, { product: first, quantity: 2, user: ion.user.id });
  expect(status).toBe(200);
  await write(ana, { product: second, quantity: 0, user: ion.user.id });
  expect(await lines(ana)).toEqual([[first, 2]]);
  expect(await lines(ion)).toEqual([[second, 3]]);
  await shop.api('POST', '/cart/cart-delete-all/', {
    token: ana.token,
    body: { user: ion.user.id },
  });
  expect(await lines(ion)).toEqual([[second, 3]]);
});

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['POST', '/cart/cart-delete-all/'],
] as const)('a guest has no cart here: %s %s', async (method, path) => {
  await write(ana, { product: first, quantity: 2 });
  const before = await stored();
  const body = { product: first, quantity: 1, user: ana.user.id };
  for (const token of [undefined, 'a'.repeat(43)]) {
    const { status, json } = await shop.api(method, path, {
      locale: 'ru',
      ...(method === 'POST' && { body }),
      ...(token && { token }),
    });
    expect([status, json]).toEqual([401, { detail: 'Войдите в аккаунт, чтобы продолжить' }]);
  }
  expect(await stored()).toEqual(before);
});

test('a full cart takes no more questions to the database than one line', async () => {
  await fill(ion, 1);
  await fill(ana, 200);
  const one = await shop.countQueries(() => read(ion));
  expect(await shop.countQueries(() => read(ana))).toBe(one);
});
