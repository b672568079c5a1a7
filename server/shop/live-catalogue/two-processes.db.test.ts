import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopProcess, startShop } from '../../../e2e/shop-process.ts';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { uniqueName } from '../../../testing/unique-name.ts';
import { connect, type Database } from '../../base/database/connect.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { createDatabase } from '../../testing/databases.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openShopOn } from '../../testing/open-test-shop.ts';
import { brands } from '../catalogue/writing/brands.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';

let folders: string[];
let shops: ShopProcess[];
let db: Database;
let url: string;
beforeAll(async () => {
  url = await createDatabase('demo');
  db = connect(url, { patience: PATIENCE });
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'cablaj-two-'))));
  shops = await Promise.all(folders.map((folder) => startShop(folder, { DATABASE_URL: url })));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await db.destroy();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const page = async (shop: ShopProcess, path: string) => (await fetch(shop.url + path)).text();
const found = async (shop: ShopProcess, text: string): Promise<number> =>
  (await (await fetch(`${shop.url}/api/products/items/?search=${text}`)).json()).total;
const anyProduct = () =>
  db
    .selectFrom('product')
    .select(['id', 'slug'])
    .orderBy('id')
    .offset(7)
    .limit(1)
    .executeTakeFirstOrThrow();

test('what is changed shows in the pages, lists and search of every process', async () => {
  const { id, slug } = await anyProduct();
  // Kept by both, as it was.
  for (const shop of shops) await page(shop, `/product/${slug}`);
  const word = `zgomot${uniqueName('').slice(1).replaceAll(/\d/g, 'x')}`;
  await inShop(db, (changing) =>
    changeProduct(changing, id, { input: { title_ro: `Cablu ${word}` } }),
  );
  for (const shop of shops) {
    await soon(() => page(shop, `/product/${slug}`)).toContain(word);
    await soon(() => found(shop, word)).toBe(1);
  }
});

test('what the shop’s people save at one process shows in listing, search and page of the other', async () => {
  const [first, second] = shops;
  if (!first || !second) throw new Error('two shops are open');
  const { id, slug, version, category, level } = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select(['product.id', 'product.slug', 'product.version'])
    .select(['category.slug as category', 'category.level'])
    .orderBy('product.id')
    .executeTakeFirstOrThrow();
  const type = `${'sub'.repeat(level - 1)}category`;
  const listing = `/api/products/items/?parent_type=${type}&parent_slug=${category}&order_by=cheap`;
  for (const shop of shops) await page(shop, `/ru/product/${slug}`);
  const opened = await openShopOn(url, { dataDir: folders[0] ?? '' });
  const { headers } = await addStaff(opened.shop, { role: 'catalogue' });
  const word = `zumzet${uniqueName('').slice(1).replaceAll(/\d/g, 'y')}`;
  const saved = await fetch(`${first.url}/api/staff/products/${id}/`, {
    method: 'POST',
    headers: { ...headers, Origin: first.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, fields: { title_ru: `Кабель ${word}`, price: 0.01 } }),
  });
  expect(saved.status).toBe(200);
  await opened.db.destroy();
  await soon(() => page(second, `/ru/product/${slug}`)).toContain(word);
  await soon(() => found(second, word)).toBe(1);
  // Nothing costs less: it leads the list of its category.
  const cheapest = async () => (await (await fetch(second.url + listing)).json()).results[0]?.id;
  await soon(cheapest).toBe(id);
});

test('a renamed page leads on for good, in the language it was asked in', async () => {
  const { id, slug } = await anyProduct();
  const renamed = uniqueName('redenumit');
  await inShop(db, (changing) => changeProduct(changing, id, { input: { slug: renamed } }));
  for (const shop of shops) {
    const ask = async () => {
      const answer = await fetch(`${shop.url}/ru/product/${slug}?order_by=new`, {
        redirect: 'manual',
      });
      return [answer.status, answer.headers.get('location')];
    };
    await soon(ask).toEqual([301, `/ru/product/${renamed}?order_by=new`]);
  }
});

test('while everything is read anew, everybody is answered', async () => {
  const brand = await db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow();
  const title = uniqueName('Marca');
  let isRenamed = false;
  const statuses = new Map<number, number>();
  const asking = shops.map(async (shop) => {
    while (!isRenamed) {
      const { status } = await fetch(`${shop.url}/api/products/items/?search=cablu&page=2`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await inShop(db, (changing) => brands.change(changing, brand.id, { input: { title } }));
  for (const shop of shops) {
    await soon(async () => (await fetch(`${shop.url}/api/brands/items/`)).text()).toContain(title);
  }
  isRenamed = true;
  await Promise.all(asking);
  expect([...statuses.keys()]).toEqual([200]);
});
