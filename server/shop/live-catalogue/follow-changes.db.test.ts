import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import type { Tag } from '../../base/changes/follower.ts';
import { listen } from '../../base/database/listen.ts';
import { inShop } from '../../testing/in-shop.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { brands } from '../catalogue/writing/brands.ts';
import { changeProduct, deleteProduct } from '../catalogue/writing/change-product.ts';
import { createProduct } from '../catalogue/writing/create-products.ts';
import { readBase } from '../product-index/base.ts';
import { openChangingShop } from './changing-shop.fixture.ts';
import { followChanges } from './follow-changes.ts';

const setup = openChangingShop();
const { list, codes, productBy, edit } = setup;

test('a changed product is listed and found by what it is now', async () => {
  const product = await productBy('MVA20-1-016-C');
  const { total: before } = await list(`brands_id=${product.brand_id}`);
  const other = await setup.shop.db
    .selectFrom('brand')
    .select('id')
    .where('id', '<>', product.brand_id)
    .executeTakeFirstOrThrow();

  await edit(product.id, { brand_id: other.id, title_ro: 'Zgomotoscop rar' });
  await setup.shop.changes.catchUp();

  expect((await list(`brands_id=${product.brand_id}`)).total).toBe(before - 1);
  expect(await codes('search=zgomotoscop')).toEqual([product.code]);
  expect(await codes('search=zgomot')).toEqual([product.code]);
  expect(await codes(`search=${product.code}`)).toContain(product.code);
});

test('a change that is rolled back leaves no trace', async () => {
  const product = await productBy('EZ9F34116');
  const versions = () => setup.shop.db.selectFrom('catalogue_version').select('version').execute();
  const before = await versions();
  await expect(
    inShop(setup.shop.db, async (changing) => {
      await changeProduct(changing, product.id, { input: { title_ro: 'Nicicând' } });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await setup.shop.changes.catchUp();
  expect(await versions()).toEqual(before);
  expect(await codes('search=nicicând')).toEqual([]);
});

test('what is archived or a draft is neither listed nor found, and comes back', async () => {
  const { id, slug, category_id } = await productBy('SVA10-3-0160');
  const inCategory = async () => (await list(`category_id__in=${category_id}`)).total;
  const before = await inCategory();
  for (const state of ['archived', 'draft']) {
    await edit(id, { state });
    await setup.shop.changes.catchUp();
    expect(await inCategory()).toBe(before - 1);
    expect(await codes('search=SVA10-3-0160')).toEqual([]);
    const { status, json } = await setup.shop.api('GET', `/products/items/${slug}/`);
    if (state === 'draft') expect(status).toBe(404);
    else expect([status, json.is_archived, json.stock]).toEqual([200, true, 0]);
  }
  await edit(id, { state: 'active' });
  await setup.shop.changes.catchUp();
  expect(await inCategory()).toBe(before);
  expect(await codes('search=SVA10-3-0160')).toEqual(['SVA10-3-0160']);
});

test('a new price moves a product to its place, in the listing, the filter and the bounds', async () => {
  const product = await productBy('OK-VVGNGLS-3X2.5');
  await inShop(setup.shop.db, (changing) =>
    changeProduct(changing, product.id, { promotions: [] }),
  );
  const part = `category_id__in=${product.category_id}`;
  const dearest = await list(`${part}&order_by=expensive`);
  const price = Math.ceil(dearest.results[0].price) + 1000;
  await edit(product.id, { price });
  await setup.shop.changes.catchUp();
  expect((await codes(`${part}&order_by=expensive`))[0]).toBe(product.code);
  expect(await codes(`${part}&price__gte=${price}`)).toEqual([product.code]);
  await edit(product.id, { price: 0.01 });
  await setup.shop.changes.catchUp();
  expect((await codes(`${part}&order_by=cheap`))[0]).toBe(product.code);
  expect((await list(`${part}&price__gte=${price}`)).total).toBe(0);
});

test('what is sold out leaves the list of what is in stock, and comes back when it is there again', async () => {
  const { id, code, category_id } = await productBy('EZ9F34110');
  const query = `category_id__in=${category_id}&is_stock=true&search=EZ9F34110`;
  const count = (counted: number) =>
    inShop(setup.shop.db, (changing) =>
      moveStock(changing, [{ product_id: id, counted, reason: 'count' }]),
    );
  await count(5);
  await setup.shop.changes.catchUp();
  expect(await codes(query)).toEqual([code]);
  await count(0);
  await setup.shop.changes.catchUp();
  expect(await codes(query)).toEqual([]);
  await count(1);
  await setup.shop.changes.catchUp();
  expect(await codes(query)).toEqual([code]);
});

test('a promotion begins and ends by the clock, and nobody has to do anything', async () => {
  const product = await productBy('EZ9F34325');
  const isOnPromotion = async () =>
    (await codes('is_promotion=true&search=EZ9F34325')).includes(product.code);
  expect(await isOnPromotion()).toBe(false);
  // By the database's clock, and each state lasts: however late somebody looks, it is there.
  await inShop(setup.shop.db, async ({ trx, note }) => {
    await sql`
      insert into promotion (product_id, price, starts_at)
      values (${product.id}, 1, now() + interval '300 milliseconds')`.execute(trx);
    note({ verb: 'change', entity: 'product', ids: [product.id] });
  });
  await setup.shop.changes.catchUp();
  await soon(isOnPromotion).toBe(true);
  await inShop(setup.shop.db, async ({ trx, note }) => {
    await sql`
      update promotion
      set ends_at = now() + interval '300 milliseconds'
      where product_id = ${product.id}`.execute(trx);
    note({ verb: 'change', entity: 'product', ids: [product.id] });
  });
  await setup.shop.changes.catchUp();
  await soon(isOnPromotion).toBe(false);
});

test('a brand that is renamed has its new name in the filters', async () => {
  const { json } = await setup.shop.api('GET', '/brands/items/');
  const [brand] = json.filter(({ products }: { products: number }) => products > 0);
  await inShop(setup.shop.db, (changing) =>
    brands.change(changing, brand.id, { input: { title: 'Fulgerul Nou' } }),
  );
  await setup.shop.changes.catchUp();
  const renamed = await setup.shop.api('GET', '/brands/items/');
  expect(renamed.json.find(({ id }: { id: number }) => id === brand.id)?.title).toBe(
    'Fulgerul Nou',
  );
  expect((await list('search=fulgerul')).total).toBe(brand.products);
});

test('every process hears of a change, once it is committed', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    setup.shop.db,
  );
  const url = new URL(setup.shop.url);
  url.pathname = rows[0]?.name ?? '';
  let heard = 0;
  const notices = await listen(url.href, { shop_changes: () => heard++ });
  onTestFinished(notices.close);
  // The first call is for what changed before.
  expect(heard).toBe(1);
  const { id } = await productBy('EZ9F34116');
  await inShop(setup.shop.db, async (changing) => {
    await changeProduct(changing, id, { input: { warranty_months: 61 } });
    expect(heard).toBe(1);
  });
  await soon(() => heard).toBe(2);
});

test('a draft nobody ordered can be deleted, and is gone from everywhere', async () => {
  const { brand_id, category_id, unit } = await productBy('EZ9F34116');
  const id = await inShop(setup.shop.db, (changing) =>
    createProduct(changing, {
      slug: 'efemer',
      code: 'EFEMER-1',
      brand_id,
      category_id,
      unit,
      title_ro: 'Efemeroscop',
      price: 1,
    }),
  );
  await inShop(setup.shop.db, (changing) => deleteProduct(changing, id));
  await setup.shop.changes.catchUp();
  expect(await codes('search=efemeroscop')).toEqual([]);
  expect((await setup.shop.api('GET', '/products/items/efemer/')).status).toBe(404);
});

test('what is kept while many products change is dropped together, and holds nothing of before', async () => {
  const some = await setup.shop.db
    .selectFrom('product')
    .select('id')
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(300)
    .execute();
  const ids = some.map(({ id }) => id);
  const heard: ReadonlySet<Tag>[] = [];
  const changes = await followChanges({
    db: setup.shop.db,
    load: () => readBase(setup.shop.db),
    onChange: (tags) => heard.push(tags),
  });
  onTestFinished(changes.stop);
  const dearest = async () => (await list('order_by=expensive')).results[0].price;
  // Kept as it was.
  expect(await dearest()).toBeLessThan(77_000);
  await inShop(setup.shop.db, async ({ trx, note }) => {
    await sql`update product set price = price + 7700000 where id = any(${ids}::integer[])`.execute(
      trx,
    );
    note({ verb: 'change', entity: 'product', ids });
  });
  await changes.catchUp();
  await setup.shop.changes.catchUp();
  // Twelve steps of the index.
  expect(heard.length).toBeLessThan(6);
  const tags = new Set(heard.flatMap((one) => [...one]));
  expect(ids.filter((id) => !tags.has(`product:${id}`))).toEqual([]);
  expect(tags.has('listings')).toBe(true);
  expect(await dearest()).toBeGreaterThan(77_000);
});
