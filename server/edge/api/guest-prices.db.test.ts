import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyOperation } from '../../../contract/operations/every-operation.ts';
import { type Example, examplesFor } from '../../testing/examples.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

/** Every price in the shop is made to look like nothing else in it: 95xxxxx, 93xxxxx, 200000. */
const PRICE = /(?<!\d)(?:9[35]\d{5}|200000)(?!\d)/;

let shop: TestShop;
let token: string;
let examples: Record<string, Example>;

beforeAll(async () => {
  shop = await openTestShop('demo');
  ({ token } = await shop.register());
  examples = await examplesFor(shop, token);
  await sql`
    update product
    set price = 950000000 + id`.execute(shop.db);
  await sql`
    delete from promotion`.execute(shop.db);
  await sql`
    insert into promotion (product_id, price, starts_at)
    select id, 930000000 + id, now() - interval '1 minute'
    from product
    where id % 3 = 0`.execute(shop.db);
  await shop.changes.readAll();
});
afterAll(() => shop.close());

const reads = everyOperation.filter(
  ({ method, access }) => method === 'get' && access === 'anyone',
);
const lists = reads.filter(({ query }) => query !== undefined);

/** Parameters a curious guest could try. */
const probes = [
  'price__gte=1',
  'price__lte=9400000',
  'price__gte=9300000&price__lte=9600000',
  'order_by=cheap',
  'order_by=expensive',
  'is_promotion=true',
  'fields=price',
  'token=x',
  'search=9500',
  'search=cablu&order_by=cheap',
  'page=2',
];

test('customers do get prices, so that this suite could fail', async () => {
  const { text } = await shop.api('GET', '/products/items/', { token });
  expect(text).toMatch(PRICE);
});

test.each(reads.map(({ id }) => id))('a guest gets no price from %s', async (id) => {
  for (const locale of ['ro', 'ru'] as const) {
    const { status, text } = await shop.api('GET', examples[id]?.path ?? '', { locale });
    expect(status).toBe(200);
    expect(text).not.toMatch(PRICE);
  }
});

test.each(lists.map(({ id }) => id))('no parameter makes %s tell a guest a price', async (id) => {
  const path = examples[id]?.path ?? '';
  for (const probe of probes) {
    const { status, text } = await shop.api(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}${probe}`,
    );
    expect([200, 400]).toContain(status);
    expect(text).not.toMatch(PRICE);
  }
});

test('a guest’s price bounds change nothing, so that prices cannot be found by halving', async () => {
  const { json: all } = await shop.api('GET', '/products/items/');
  for (const bound of ['price__gte=9400000', 'price__lte=9400000', 'price__lte=0']) {
    const { json } = await shop.api('GET', `/products/items/?${bound}`);
    expect(json).toEqual(all);
  }
});

test('a guest is offered no price filter', async () => {
  const { path } = examples.listCategoryFilters ?? { path: '' };
  const guest = await shop.api('GET', path);
  const customer = await shop.api('GET', path, { token });
  const kinds = (answer: typeof guest) =>
    answer.json.map((filter: { filter_type: string }) => filter.filter_type);
  expect(kinds(guest)).not.toContain('price');
  expect(kinds(customer)).toContain('price');
});

test('a cache never hands a customer’s answer to a guest', async () => {
  const { path } = examples.readProduct ?? { path: '' };
  const customer = await shop.api('GET', path, { token });
  expect(customer.headers.get('cache-control')).toBe('private, no-cache');
  expect(customer.headers.get('vary')).toContain('Authorization');
  const etag = customer.headers.get('etag') ?? '';
  const guest = await shop.api('GET', path, { headers: { 'If-None-Match': etag } });
  expect(guest.status).toBe(200);
  expect(guest.text).not.toMatch(PRICE);
});
