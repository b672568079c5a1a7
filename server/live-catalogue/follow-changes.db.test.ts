import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { uniqueName } from '../../testing/unique-name.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { brands } from '../catalogue/writing/brands.ts';
import { changeProduct, deleteProduct } from '../catalogue/writing/change-product.ts';
import { createProduct } from '../catalogue/writing/create-products.ts';
import { setPromotions } from '../catalogue/writing/set-promotions.ts';
import { listen } from '../database/listen.ts';
import { openShop } from '../open-shop.ts';
import { inShop } from '../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop('demo');
  ({ token } = await shop.register());
});
afterAll(() => shop.close());

const list = async (query: string) =>
  (await shop.api('GET', `/products/items/?${query}`, { token })).json;
const codes = async (query: string): Promise<string[]> =>
  (await list(query)).results.map(({ code }: { code: string }) => code);

const productBy = (code: string) =>
  shop.db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

const edit = (id: number, input: object) =>
  inShop(shop.db, (changing) => changeProduct(changing, id, { input }));

test('a changed product is listed and found by what it is now', async () => {
  const product = await productBy('MVA20-1-016-C');
  const { total: before } = await list(`brands_id=${product.brand_id}`);
  const other = await shop.db
    .selectFrom('brand')
    .select('id')
    .where('id', '<>', product.brand_id)
    .executeTakeFirstOrThrow();

  await edit(product.id, { brand_id: other.id, title_ro: 'Zgomotoscop rar' });
  await shop.changes.catchUp();

  expect((await list(`brands_id=${product.brand_id}`)).total).toBe(before - 1);
  expect(await codes('search=zgomotoscop')).toEqual([product.code]);
  expect(await codes('search=zgomot')).toEqual([product.code]);
  expect(await codes(`search=${product.code}`)).toContain(product.code);
});

test('a change that is rolled back leaves no trace', async () => {
  const product = await productBy('EZ9F34116');
  const versions = () => shop.db.selectFrom('catalogue_version').select('version').execute();
  const before = await versions();
  await expect(
    inShop(shop.db, async (changing) => {
      await changeProduct(changing, product.id, { input: { title_ro: 'Nicicând' } });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await shop.changes.catchUp();
  expect(await versions()).toEqual(before);
  expect(await codes('search=nicicând')).toEqual([]);
});

test('what is archived or a draft is neither listed nor found, and comes back', async () => {
  const { id, slug, category_id } = await productBy('SVA10-3-0160');
  const inCategory = async () => (await list(`category_id__in=${category_id}`)).total;
  const before = await inCategory();
  for (const state of ['archived', 'draft']) {
    await edit(id, { state });
    await shop.changes.catchUp();
    expect(await inCategory()).toBe(before - 1);
    expect(await codes('search=SVA10-3-0160')).toEqual([]);
    const { status, json } = await shop.api('GET', `/products/items/${slug}/`);
    if (state === 'draft') expect(status).toBe(404);
    else expect([status, json.is_archived, json.stock]).toEqual([200, true, 0]);
  }
  await edit(id, { state: 'active' });
  await shop.changes.catchUp();
  expect(await inCategory()).toBe(before);
  expect(await codes('search=SVA10-3-0160')).toEqual(['SVA10-3-0160']);
});

test('a new price moves a product to its place, in the listing, the filter and the bounds', async () => {
  const product = await productBy('OK-VVGNGLS-3X2.5');
  await inShop(shop.db, (changing) => setPromotions(changing, product.id, { input: [] }));
  const part = `category_id__in=${product.category_id}`;
  const dearest = await list(`${part}&order_by=expensive`);
  const price = Math.ceil(dearest.results[0].price) + 1000;
  await edit(product.id, { price });
  await shop.changes.catchUp();
  expect((await codes(`${part}&order_by=expensive`))[0]).toBe(product.code);
  expect(await codes(`${part}&price__gte=${price}`)).toEqual([product.code]);
  await edit(product.id, { price: 0.01 });
  await shop.changes.catchUp();
  expect((await codes(`${part}&order_by=cheap`))[0]).toBe(product.code);
  expect((await list(`${part}&price__gte=${price}`)).total).toBe(0);
});

test('what is sold out leaves the list of what is in stock, and comes back when it is there again', async () => {
  const { id, code, category_id } = await productBy('EZ9F34110');
  const query = `category_id__in=${category_id}&is_stock=true&search=EZ9F34110`;
  const count = (counted: number) =>
    inShop(shop.db, (changing) =>
      moveStock(changing, [{ product_id: id, counted, reason: 'count' }]),
    );
  await count(5);
  await shop.changes.catchUp();
  expect(await codes(query)).toEqual([code]);
  await count(0);
  await shop.changes.catchUp();
  expect(await codes(query)).toEqual([]);
  await count(1);
  await shop.changes.catchUp();
  expect(await codes(query)).toEqual([code]);
});

test('a promotion begins and ends by the clock, and nobody has to do anything', async () => {
  const product = await productBy('EZ9F34325');
  const isOnPromotion = async () =>
    (await codes('is_promotion=true&search=EZ9F34325')).includes(product.code);
  expect(await isOnPromotion()).toBe(false);
  // By the database's clock, and each state lasts: however late somebody looks, it is there.
  await inShop(shop.db, async ({ trx, note }) => {
    await sql`
      insert into promotion (product_id, price, starts_at)
      values (${product.id}, 1, now() + interval '300 milliseconds')`.execute(trx);
    note({ verb: 'change', entity: 'product', ids: [product.id] });
  });
  await shop.changes.catchUp();
  await soon(isOnPromotion).toBe(true);
  await inShop(shop.db, async ({ trx, note }) => {
    await sql`
      update promotion
      set ends_at = now() + interval '300 milliseconds'
      where product_id = ${product.id}`.execute(trx);
    note({ verb: 'change', entity: 'product', ids: [product.id] });
  });
  await shop.changes.catchUp();
  await soon(isOnPromotion).toBe(false);
});

test('a brand that is renamed has its new name in the filters', async () => {
  const { json } = await shop.api('GET', '/brands/items/');
  const [brand] = json.filter(({ products }: { products: number }) => products > 0);
  await inShop(shop.db, (changing) =>
    brands.change(changing, brand.id, { input: { title: 'Fulgerul Nou' } }),
  );
  await shop.changes.catchUp();
  const renamed = await shop.api('GET', '/brands/items/');
  expect(renamed.json.find(({ id }: { id: number }) => id === brand.id)?.title).toBe(
    'Fulgerul Nou',
  );
  expect((await list('search=fulgerul')).total).toBe(brand.products);
});

test('every process hears of a change, once it is committed', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  const url = new URL(shop.url);
  url.pathname = rows[0]?.name ?? '';
  let heard = 0;
  const notices = await listen(url.href, { shop_changes: () => heard++ });
  onTestFinished(notices.close);
  // The first call is for what changed before.
  expect(heard).toBe(1);
  const { id } = await productBy('EZ9F34116');
  await inShop(shop.db, async (changing) => {
    await changeProduct(changing, id, { input: { warranty_months: 61 } });
    expect(heard).toBe(1);
  });
  await soon(() => heard).toBe(2);
});

test('the catalogue is read in a thread of its own as on this one', async () => {
  const beside = await openShop(shop.db, shop.shop.config, { databaseUrl: shop.url });
  onTestFinished(beside.changes.stop);
  await shop.changes.readAll();
  const { rows: read } = beside.shop.catalogue().index;
  const { rows } = shop.shop.catalogue().index;
  expect(read.count).toBe(rows.count);
  expect(read.ids).toEqual(rows.ids);
  expect(read.facets).toEqual(rows.facets);
  expect(read.orders).toEqual(rows.orders);
});

/** What listings, filters and search answer, as somebody asks. */
const QUERIES = [
  'order_by=cheap',
  'order_by=expensive',
  'order_by=new',
  'order_by=popular',
  'is_stock=true',
  'is_promotion=true',
  'parent_type=category&parent_slug=cabluri-si-conductoare&order_by=cheap',
  'parent_type=category&parent_slug=cabluri-si-conductoare&is_stock=true&attributes=cores:3',
  'search=cablu',
  'search=automat%20c16',
  'search=3x2.5&order_by=expensive',
  'search=patchword',
];

async function everything() {
  const answers = [];
  for (const query of QUERIES) {
    answers.push(await list(query));
    const filters = await shop.api('GET', `/categories/categories-filter/?${query}`, { token });
    answers.push(filters.json);
  }
  answers.push((await shop.api('GET', '/brands/items/')).json);
  answers.push((await shop.api('GET', '/categories/all-categories/')).json);
  return answers;
}

type Step =
  | { kind: 'edit'; at: number; input: object }
  | { kind: 'count'; at: number; counted: number }
  | { kind: 'promote'; at: number; share: number }
  | { kind: 'create'; copy: number };

test('after any changes the index answers as one read anew', async () => {
  const some = await shop.db
    .selectFrom('product')
    .selectAll()
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(40)
    .execute();
  const categories = [...new Set(some.map(({ category_id }) => category_id))];
  const values = await shop.db.selectFrom('attribute_value').select('id').limit(50).execute();
  const at = fc.nat(some.length - 1);
  const change = fc.oneof(
    fc.record({ price: fc.integer({ min: 1, max: 90_000 }).map((bani) => bani / 100) }),
    fc.record({ state: fc.constantFrom('draft', 'active', 'active', 'archived') }),
    fc.record({ category_id: fc.constantFrom(...categories) }),
    fc.record({ title_ro: fc.constantFrom('Patchword unu', 'Cablu patchword', 'Automat C16') }),
    fc.record({
      attributes: fc.uniqueArray(fc.constantFrom(...values.map(({ id }) => id)), { maxLength: 6 }),
    }),
  );
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), at, input: change }),
    fc.record({ kind: fc.constant('count' as const), at, counted: fc.nat(3) }),
    fc.record({ kind: fc.constant('promote' as const), at, share: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant('create' as const), copy: at }),
  );

  async function take(taken: Step) {
    const product = some[taken.kind === 'create' ? taken.copy : taken.at];
    if (!product) return;
    await inShop(shop.db, async (changing) => {
      if (taken.kind === 'edit') await changeProduct(changing, product.id, { input: taken.input });
      if (taken.kind === 'count') {
        await moveStock(changing, [
          { product_id: product.id, counted: taken.counted, reason: 'count' },
        ]);
      }
      if (taken.kind === 'promote') {
        // Whatever others have made of its price, the promotion is below it.
        await changeProduct(changing, product.id, { input: { price: 100 } });
        const running = { price: 10 * taken.share, starts_at: new Date().toISOString() };
        await setPromotions(changing, product.id, { input: taken.share ? [running] : [] });
      }
      if (taken.kind === 'create') {
        const name = uniqueName('patchword');
        await createProduct(changing, {
          slug: name,
          code: name.toUpperCase(),
          brand_id: product.brand_id,
          category_id: product.category_id,
          unit: product.unit,
          title_ro: `Patchword ${name} 3x2.5`,
          price: 12.5,
          state: 'active',
        });
      }
    });
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const one of steps) await take(one);
      await shop.changes.catchUp();
      const followed = await everything();
      await shop.changes.readAll();
      expect(followed).toEqual(await everything());
    }),
    { numRuns: 6 },
  );
});

test('a draft nobody ordered can be deleted, and is gone from everywhere', async () => {
  const { brand_id, category_id, unit } = await productBy('EZ9F34116');
  const id = await inShop(shop.db, (changing) =>
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
  await inShop(shop.db, (changing) => deleteProduct(changing, id));
  await shop.changes.catchUp();
  expect(await codes('search=efemeroscop')).toEqual([]);
  expect((await shop.api('GET', '/products/items/efemer/')).status).toBe(404);
});
