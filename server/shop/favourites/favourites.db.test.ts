import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { limits } from '../../../contract/constants.ts';
import { favouriteList } from '../../../contract/shapes/cart.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { insertProducts } from '../carts/products.fixture.ts';

type Registered = Awaited<ReturnType<TestShop['register']>>;
let shop: TestShop;
let ids: number[];
let first: number;
let second: number;
let third: number;
let ana: Registered;
let ion: Registered;
beforeAll(async () => {
  shop = await openTestShop('empty');
  ids = await insertProducts(shop, limits.favourites + 10);
  [first = 0, second = 0, third = 0] = ids;
});
afterAll(() => shop.close());
beforeEach(async () => {
  ana = await shop.register();
  ion = await shop.register();
});

const PATH = '/favorites/favorite-products/';
const ALL = '/favorites/favorite-products-delete-all/';
const list = ({ token }: Registered, query = '', locale: 'ro' | 'ru' = 'ro') =>
  shop.api('GET', `${PATH}${query}`, { token, locale });
const add = ({ token }: Registered, body: object, locale: 'ro' | 'ru' = 'ro') =>
  shop.api('POST', PATH, { token, body, locale });
const drop = ({ token }: Registered, id: number | string, locale: 'ro' | 'ru' = 'ro') =>
  shop.api('DELETE', `${PATH}${id}/`, { token, locale });
const kept = async (customer: Registered, query = '') => {
  const { json } = await list(customer, query);
  return json.results.map((favourite: { id: number }) => favourite.id);
};
const stored = () =>
  shop.db
    .selectFrom('favourite')
    .selectAll()
    .orderBy('customer_id')
    .orderBy('product_id')
    .execute();
/** The first products, the first of them kept longest ago. */
const fill = (customer: Registered, count: number) =>
  sql`
    insert into favourite (customer_id, product_id, added_at)
    select ${customer.user.id}, id, now() - interval '1 day' + id * interval '1 second'
    from product
    order by id
    limit ${count}`.execute(shop.db);

test('a favourite that is no longer sold says so, with what took its place', async () => {
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
  for (const id of [first, second]) await add(ana, { product: id });
  await become('archived');
  const { json } = await list(ana, '', 'ru');
  expect(v.is(favouriteList, json)).toBe(true);
  expect(json.results).toMatchObject([
    { id: second, is_archived: false, successor: null },
    { id: first, is_archived: true, successor: { title: 'Кабель 2' } },
  ]);
});

test('favourites are kept with their product and price, newest first', async () => {
  const { status, json } = await add(ana, { product: second });
  expect(status).toBe(201);
  expect(json).toMatchObject({ id: second, product: { id: second, price: 12.5 } });
  await add(ana, { product: first });
  await add(ana, { product: third });

  const answer = await list(ana);
  expect(answer.status).toBe(200);
  expect(v.is(favouriteList, answer.json)).toBe(true);
  expect(answer.json).toMatchObject({
    pages: { current: 1, next: null, previous: null, total_pages: 1 },
    total: 3,
  });
  expect(await kept(ana)).toEqual([third, first, second]);
  expect((await list(ana, '', 'ru')).json.results[2].product.title).toBe('Кабель 2');
});

test('keeping a product twice, or many times at once, keeps it once', async () => {
  await add(ana, { product: first });
  await add(ana, { product: second });
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(ana, { product: first })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await kept(ana)).toEqual([second, first]);
});

test('favourites come page by page', async () => {
  await fill(ana, 50);
  const newestFirst = ids.slice(0, 50).toReversed();
  const { json } = await list(ana, '?page=2');
  expect(json.total).toBe(50);
  expect(json.pages).toEqual({ current: 2, next: 3, previous: 1, total_pages: 3 });
  expect(await kept(ana)).toEqual(newestFirst.slice(0, 24));
  expect(await kept(ana, '?page=2')).toEqual(newestFirst.slice(24, 48));
  expect(await kept(ana, '?page=3')).toEqual(newestFirst.slice(48));

  const beyond = await list(ana, '?page=9');
  expect([beyond.status, beyond.json.results]).toEqual([200, []]);
  expect((await list(ana, '?page=0')).status).toBe(400);
  expect((await list(ana, '?page=x')).status).toBe(400);
});

test('an empty list has one page', async () => {
  const { json } = await list(ana);
  expect(json).toEqual({
    pages: { current: 1, next: null, previous: null, total_pages: 1 },
    total: 0,
    results: [],
  });
});

test('a favourite is dropped by its product, once', async () => {
  await add(ana, { product: first });
  await add(ana, { product: second });
  const dropped = await drop(ana, first);
  expect([dropped.status, dropped.text]).toEqual([204, '']);
  expect(await kept(ana)).toEqual([second]);

  const ro = await drop(ana, first);
  expect([ro.status, ro.json]).toEqual([404, { detail: 'Nu am găsit ce căutați' }]);
  const ru = await drop(ana, 'x', 'ru');
  expect([ru.status, ru.json]).toEqual([404, { detail: 'Ничего не найдено' }]);
  expect(await kept(ana)).toEqual([second]);
});

test('a favourite dropped many times at once is dropped once', async () => {
  await add(ana, { product: first });
  const answers = await Promise.all(Array.from({ length: 5 }, () => drop(ana, first)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404, 404]);
});

test('all favourites are dropped, also when there are none', async () => {
  await fill(ana, 30);
  for (let i = 0; i < 2; i++) {
    const { status, text } = await shop.api('POST', ALL, { token: ana.token });
    expect([status, text]).toEqual([204, '']);
    expect(await kept(ana)).toEqual([]);
  }
});

test('a product that does not exist cannot be kept', async () => {
  const before = await stored();
  const unknown = await add(ana, { product: 999_999 });
  expect([unknown.status, unknown.json]).toEqual([404, { detail: 'Nu am găsit ce căutați' }]);
  for (const product of [0, -1, 1.5, '1', null, 3_000_000_000]) {
    const { status, json } = await add(ana, { product }, 'ru');
    expect([status, json]).toEqual([400, { product: ['Такого товара нет'] }]);
  }
  expect(await stored()).toEqual(before);
});

test('a customer keeps a thousand favourites and not one more, also at once', async () => {
  await fill(ana, limits.favourites - 2);
  const answers = await Promise.all(
    ids.slice(limits.favourites - 2, limits.favourites + 4).map((product) => add(ana, { product })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 201, 400, 400, 400, 400]);
  expect((await list(ana)).json.total).toBe(limits.favourites);

  const known = await add(ana, { product: first });
  expect(known.status).toBe(201);
  const refused = await add(ana, { product: ids[limits.favourites + 5] });
  expect([refused.status, Object.keys(refused.json)]).toEqual([400, ['non_field_errors']]);
  expect((await list(ana)).json.total).toBe(limits.favourites);
});

test('favourites are their owner’s alone, whoever the body names', async () => {
  await add(ion, { product: second });
  await add(ana, { product: first, user: ion.user.id });
  expect(await kept(ana)).toEqual([first]);
  expect(await kept(ion)).toEqual([second]);

  expect((await drop(ana, second)).status).toBe(404);
  await shop.api('POST', ALL, { token: ana.token, body: { user: ion.user.id } });
  expect(await kept(ana)).toEqual([]);
  expect(await kept(ion)).toEqual([second]);
});

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['DELETE', `${PATH}1/`],
  ['POST', ALL],
] as const)('a guest has no favourites here: %s %s', async (method, path) => {
  await add(ana, { product: first });
  const before = await stored();
  for (const token of [undefined, 'a'.repeat(43)]) {
    const { status, json } = await shop.api(method, path, {
      ...(method === 'POST' && { body: { product: second, user: ana.user.id } }),
      ...(token && { token }),
    });
    expect([status, json]).toEqual([401, { detail: 'Intrați în cont pentru a continua' }]);
  }
  expect(await stored()).toEqual(before);
});

test('a page of favourites takes no more questions to the database than one', async () => {
  await fill(ion, 1);
  await fill(ana, 24);
  const one = await shop.countQueries(() => list(ion));
  expect(await shop.countQueries(() => list(ana))).toBe(one);
});
