import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { listen } from '../database/listen.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { indexProducts } from './index-products.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

const total = async (query: string) =>
  (await shop.api('GET', `/products/items/?${query}`)).json.total;

test('a changed product is listed and found by what it is now', async () => {
  const product = await shop.db
    .selectFrom('product')
    .select(['id', 'brand_id', 'code'])
    .where('code', '=', 'MVA20-1-016-C')
    .executeTakeFirstOrThrow();
  const before = await total(`brands_id=${product.brand_id}`);
  const other = await shop.db
    .selectFrom('brand')
    .select('id')
    .where('id', '<>', product.brand_id)
    .executeTakeFirstOrThrow();

  await shop.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('product')
      .set({ brand_id: other.id, title_ro: 'Zgomotoscop rar' })
      .where('id', '=', product.id)
      .execute();
    await indexProducts(trx, [product.id]);
  });
  await shop.refreshDirectory();

  expect(await total(`brands_id=${product.brand_id}`)).toBe(before - 1);
  const { json } = await shop.api('GET', '/products/items/?search=zgomotoscop');
  expect(json.results.map(({ code }: { code: string }) => code)).toEqual([product.code]);
});

test('a change that is rolled back leaves no trace', async () => {
  const before = await shop.db
    .selectFrom('product_search')
    .selectAll()
    .orderBy('product_id')
    .execute();
  await shop.db
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('product').set({ title_ro: 'Nicicând' }).execute();
      await indexProducts(trx);
      throw new Error('changed my mind');
    })
    .catch(() => {});
  const after = await shop.db
    .selectFrom('product_search')
    .selectAll()
    .orderBy('product_id')
    .execute();
  expect(after).toEqual(before);
});

test('a product that is gone is neither listed nor found', async () => {
  const { id, slug, category_id } = await shop.db
    .selectFrom('product')
    .select(['id', 'slug', 'category_id'])
    .where('code', '=', 'SVA10-3-0160')
    .executeTakeFirstOrThrow();
  const before = await total(`category_id__in=${category_id}`);
  await shop.db.deleteFrom('product').where('id', '=', id).execute();
  expect((await shop.api('GET', `/products/items/${slug}/`)).status).toBe(404);
  await shop.refreshDirectory();
  expect(await total(`category_id__in=${category_id}`)).toBe(before - 1);
  expect(await total('search=SVA10-3-0160')).toBe(0);
});

test('what is out of stock disappears with the flag, as soon as the last unit is gone', async () => {
  const listed = async (query: string): Promise<{ id: number; stock: number }[]> =>
    (await shop.api('GET', `/products/items/?${query}`)).json.results;
  const ids = async (query: string) => (await listed(query)).map(({ id }) => id);
  const [card] = await listed('is_stock=true');
  if (!card) throw new Error('nothing in stock');
  const put = (quantity: number) =>
    shop.db.updateTable('stock').set({ quantity }).where('product_id', '=', card.id).execute();
  await put(0);
  expect(await ids('is_stock=true')).not.toContain(card.id);
  expect(await ids('is_stock=false')).toContain(card.id);
  await put(card.stock);
  expect(await ids('is_stock=true')).toContain(card.id);
});

test('indexing everything again changes nothing', async () => {
  const rows = () =>
    shop.db.selectFrom('product_search').selectAll().orderBy('product_id').execute();
  const before = await rows();
  await indexProducts(shop.db);
  expect(await rows()).toEqual(before);
});

test('two who change the same products at once both succeed', async () => {
  const rows = await shop.db.selectFrom('product').select('id').orderBy('id').limit(50).execute();
  const ids = rows.map(({ id }) => id);
  await Promise.all([indexProducts(shop.db, ids), indexProducts(shop.db, ids.toReversed())]);
  const indexed = await shop.db
    .selectFrom('product_search')
    .select('product_id')
    .where('product_id', 'in', ids)
    .execute();
  expect(indexed).toHaveLength(50);
});

test('every process hears of a change, once it is committed', async () => {
  let heard = 0;
  const notices = await listen(shop.url, { shop_directory: () => heard++ });
  onTestFinished(() => notices.close());
  // The first call is for what changed before.
  expect(heard).toBe(1);
  await shop.db.transaction().execute(async (trx) => {
    await indexProducts(trx, [1]);
    expect(heard).toBe(1);
  });
  await soon(() => heard).toBe(2);
});
