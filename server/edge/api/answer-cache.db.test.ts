import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeProduct } from '../../shop/catalogue/writing/change-product.ts';
import { articles } from '../../shop/content/writing.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  // What is kept is kept for ten seconds; here they never pass.
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await openTestShop('demo', { cachesAnswers: true });
  ({ token } = await shop.register());
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

const LISTING = '/products/items/?parent_type=category&parent_slug=cabluri-si-conductoare';

const get = (path: string, options: Parameters<TestShop['api']>[2] = {}) =>
  shop.api('GET', path, options);

test('an answer is made once for all who ask the same, and is the same to the byte', async () => {
  const first = await get(LISTING);
  const queries = await shop.countQueries(async () => {
    const others = await Promise.all([get(LISTING), get(LISTING), get(LISTING)]);
    for (const other of others) expect(other.text).toBe(first.text);
  });
  expect(queries).toBe(0);
  const two = () => Promise.all([get(`${LISTING}&page=2`), get(`${LISTING}&page=2`)]);
  expect(await shop.countQueries(two)).toBe(1);
  const held = await get(LISTING, { headers: { 'If-None-Match': first.headers.get('etag') } });
  expect([held.status, held.text]).toEqual([304, '']);
});

test('a guest never gets what was kept for a customer, nor a Russian what was made in Romanian', async () => {
  const customer = await get(LISTING, { token });
  const guest = await get(LISTING);
  const russian = await get(LISTING, { token, locale: 'ru' });
  expect(customer.json.results[0].price).toBeGreaterThan(0);
  expect(guest.json.results[0].price).toBeNull();
  expect(guest.headers.get('cache-control')).toBe('public, max-age=60');
  expect(customer.headers.get('cache-control')).toBe('private, no-cache');
  expect(russian.json.results[0].title).toBe(customer.json.results[0].title_ru);
  expect((await get(LISTING, { token: 'x'.repeat(40) })).text).toBe(guest.text);
});

test('a changed price is told at once, and what does not show the product stays kept', async () => {
  const { json } = await get(LISTING, { token });
  const { id, slug, price } = json.results[0];
  const product = `/products/items/${slug}/`;
  await get(product, { token });
  const elsewhere = '/products/items/?parent_type=category&parent_slug=iluminat';
  await get(elsewhere, { token });
  await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { price: price + 1 } }));
  await shop.changes.catchUp();
  expect((await get(product, { token })).json.price).toBe(price + 1);
  expect((await get(LISTING, { token })).json.results[0].price).toBe(price + 1);
  // Whose token it is, and nothing else.
  expect(await shop.countQueries(() => get(elsewhere, { token }))).toBe(1);
});

test('a page is not made anew for each product because of the menu above it', async () => {
  const shown = new Set<string>();
  for (const path of ['/categories/categories/', '/contacts/header-phones/', '/core/shop/']) {
    for (const _ of ['made', 'kept']) {
      const part = new Request(`http://localhost/api${path}`);
      expect((await shop.app.fetch(part, { shown })).status).toBe(200);
    }
  }
  expect([...shown]).toEqual([]);
});

test('changed content is told at once', async () => {
  const news = '/blog/all-news/';
  const [{ id }] = (await get(news)).json;
  await inShop(shop.db, (changing) =>
    articles.change(changing, id, { input: { title_ro: 'Alt titlu' } }),
  );
  await shop.changes.catchUp();
  const titles = (await get(news)).json.map(({ title }: { title: string }) => title);
  expect(titles).toContain('Alt titlu');
});

test('a refusal is kept for nobody: what comes later is there at once', async () => {
  const missing = '/products/items/nu-este-inca/';
  expect((await get(missing)).status).toBe(404);
  expect(await shop.countQueries(() => get(missing))).toBeGreaterThan(0);
});

test('what is sent compressed says so, and is the same answer', async () => {
  const plain = await get(LISTING);
  const packed = await shop.app.request(`/api${LISTING}`, {
    headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'ro' },
  });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
});
