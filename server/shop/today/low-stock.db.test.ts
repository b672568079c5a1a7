import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Today } from '../../../contract/staff/today.ts';
import { saveSetting } from '../../base/settings/save-setting.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { changeCategory } from '../catalogue/writing/categories.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';

let shop: TestShop;
let goods: Awaited<ReturnType<typeof writeSmallCatalogue>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  goods = await writeSmallCatalogue(shop.db);
  await shop.changes.catchUp();
});
afterAll(() => shop.close());

async function setStock(id: number, counted: number) {
  await inShop(shop.db, (changing) =>
    moveStock(changing, [{ product_id: id, counted, reason: 'count' }]),
  );
}
const setLow = (id: number, low_stock: number | null) =>
  inShop(shop.db, (changing) => changeProduct(changing, id, { input: { low_stock } }));
const setCategoryLow = (id: number, low_stock: number | null) =>
  inShop(shop.db, (changing) => changeCategory(changing, id, { input: { low_stock } }));
async function lowOnes() {
  const { headers } = await addStaff(shop.shop, { role: 'warehouse' });
  const today: Today = (await shop.api('GET', '/staff/today/', { headers })).json;
  return today.stock?.products.map(({ id, stock, low_stock }) => [id, stock, low_stock]);
}

test('little is left at the limit of the product, of the nearest category, or of the setting', async () => {
  await setStock(goods.id, 6);
  await setStock(goods.otherId, 20);
  expect(await lowOnes()).toEqual([]);
  await setStock(goods.id, 5);
  expect(await lowOnes()).toEqual([[goods.id, 5, 5]]);

  await setCategoryLow(goods.categories.cables, 30);
  expect(await lowOnes()).toEqual([
    [goods.id, 5, 30],
    [goods.otherId, 20, 30],
  ]);
  await setCategoryLow(goods.categories.copper, 10);
  expect(await lowOnes()).toEqual([[goods.id, 5, 10]]);
  await setLow(goods.id, 4);
  await setLow(goods.otherId, 25);
  expect(await lowOnes()).toEqual([[goods.otherId, 20, 25]]);

  await setLow(goods.id, null);
  await setLow(goods.otherId, null);
  await setCategoryLow(goods.categories.copper, null);
  await setCategoryLow(goods.categories.cables, null);
  await inShop(shop.db, (changing) => saveSetting(changing, 'low_stock_default', { input: 20 }));
  await shop.changes.catchUp();
  expect(await lowOnes()).toHaveLength(2);
});

test('all of which little is left is listed page by page; what is no longer sold is not', async () => {
  await setStock(goods.id, 0);
  await setStock(goods.otherId, 1);
  const { headers } = await addStaff(shop.shop, { role: 'catalogue' });
  const list = async (query = '') =>
    (await shop.api('GET', `/staff/stock/low/${query}`, { headers })).json;
  expect(await list()).toMatchObject({ total: 2, next: null });
  const all = (await list()).results;
  const first = await list('?limit=1');
  expect(first).toMatchObject({ total: 2, results: [all[0]], next: expect.any(String) });
  expect(await list(`?limit=1&before=${first.next}`)).toMatchObject({
    results: [all[1]],
    next: null,
  });
  await inShop(shop.db, (changing) =>
    changeProduct(changing, goods.otherId, { input: { state: 'archived' } }),
  );
  expect((await list()).results).toMatchObject([{ id: goods.id, code: 'C-1', stock: 0 }]);
  expect((await list('?before=0_2147483647')).results).toEqual([]);
  const odd = await shop.api('GET', '/staff/stock/low/?before=9', { headers });
  expect(odd.status).toBe(400);
});
