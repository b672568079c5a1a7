import { uniqueName } from '../../../../testing/unique-name.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop } from '../../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { createProduct } from './create-products.ts';

export type ProductSetup = Awaited<ReturnType<typeof openProductSetup>>;

/** A shop with a small catalogue, for those who write its products. */
export async function openProductSetup() {
  const shop = await openTestShop('empty');
  const small = await writeSmallCatalogue(shop.db);
  return {
    shop,
    small,
    readProduct: (id: number) =>
      shop.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** A product of the test's own. */
    another(fields: object = {}) {
      const name = uniqueName('cablu');
      const own = { slug: name, code: name.toUpperCase(), shop_code: null, ...fields };
      return inShop(shop.db, (changing) => createProduct(changing, { ...small.product, ...own }));
    },
  };
}
