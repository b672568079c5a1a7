import type { Database } from '../server/base/database/connect.ts';
import { saveSetting } from '../server/base/settings/save-setting.ts';
import { loadSettings } from '../server/base/settings/settings.ts';
import { moveStock } from '../server/shop/catalogue/stock/move-stock.ts';
import { createCategory } from '../server/shop/catalogue/writing/categories.ts';
import { createProduct } from '../server/shop/catalogue/writing/create-products.ts';
import { inShop } from '../server/testing/in-shop.ts';
import { uniqueName } from '../testing/unique-name.ts';

/** Where the shop's own mails go. */
export const SHOP_ADDRESS = 'shop@example.md';
/** Lei: so little that no order waits for a person to confirm it. */
export const PRICE = 10;

/** Buyers who order as often as they like, and somebody to tell of it; answers with a category. */
export const prepareSelling = (db: Database): Promise<number> =>
  inShop(db, async (changing) => {
    const { identity } = await loadSettings(db);
    const settings = {
      identity: { ...identity, emails: [SHOP_ADDRESS] },
      orders_per_hour: 100_000,
      other_address_mails_per_hour: 100_000,
      new_account_unpaid: 100_000_000,
    };
    for (const [name, input] of Object.entries(settings)) {
      await saveSetting(changing, name, { input });
    }
    const slug = uniqueName('incercare');
    return Number((await createCategory(changing, { slug, title_ro: slug })).id);
  });

/** One to order, of which so many are there. */
export async function addProduct(db: Database, category_id: number, stock: number) {
  const brand = await db.selectFrom('brand').select('id').executeTakeFirstOrThrow();
  const name = uniqueName('produs');
  const id = await inShop(db, async (changing) => {
    const product_id = await createProduct(changing, {
      slug: name,
      code: name,
      brand_id: brand.id,
      category_id,
      unit: 'piece',
      title_ro: name,
      title_ru: name,
      price: PRICE,
      state: 'active',
    });
    await moveStock(changing, [{ product_id, counted: stock, reason: 'count' }]);
    return product_id;
  });
  return { id, stock };
}
