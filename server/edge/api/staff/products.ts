import type { ProductForm } from '../../../../contract/staff/catalogue/product-shapes.ts';
import * as operations from '../../../../contract/staff/operations/products.ts';
import { may } from '../../../../contract/staff/permissions.ts';
import { type Changing, change } from '../../../base/changes/change.ts';
import { done, invalid, missing, Refused } from '../../../base/changes/refused.ts';
import { countValues } from '../../../shop/catalogue/for-staff/count-values.ts';
import { exportProducts } from '../../../shop/catalogue/for-staff/export-products.ts';
import { listProductsForStaff } from '../../../shop/catalogue/for-staff/list-products.ts';
import { readStockOf } from '../../../shop/catalogue/for-staff/product-stock.ts';
import { readProductForm } from '../../../shop/catalogue/for-staff/read-product-form.ts';
import { previewProduct } from '../../../shop/catalogue/preview-product.ts';
import { moveStock } from '../../../shop/catalogue/stock/move-stock.ts';
import {
  changeProduct,
  changeProducts,
  deleteProduct,
} from '../../../shop/catalogue/writing/change-product.ts';
import { createProduct } from '../../../shop/catalogue/writing/create-products.ts';
import type { Preview } from '../../../shop/content/previewed.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { refuseField } from './refuse-field.ts';
import { actorOf, exporting, writing } from './staff-endpoints.ts';

export const staffProducts = (shop: Shop, preview?: Preview): Endpoint[] => [
  endpoint(operations.listProducts, ({ query }) => listProductsForStaff(shop, query)),
  // Before the one of a single product: no product is called `values` or `export`.
  endpoint(operations.countValues, ({ query }) => countValues(shop, query)),
  exporting(shop, operations.exportProducts, 'products', exportProducts),
  endpoint(operations.readProduct, async ({ viewer, params }) => {
    const form = await readProductForm(shop.db, params.id);
    return form && !may(viewer.role, 'orders.read') ? withoutOrders(form) : form;
  }),
  writing(shop, operations.createProduct, async (changing, { body }) => {
    refuseField(body, 'state');
    return { id: await createProduct(changing, { ...body, state: 'draft' }), version: 1 };
  }),
  // Before the one of a single product: their addresses look alike.
  writing(shop, operations.setProductStates, async (changing, { body: { state, products } }) => {
    const changes = products.map(({ id, version }) => ({ id, input: { state }, seen: version }));
    await changeProducts(changing, changes);
    return { changed: products.length };
  }),
  writing(shop, operations.changeProduct, async (changing, { viewer, params: { id }, body }) => {
    const { version: seen, fields, promotions } = body;
    const isAboutPrices = Object.hasOwn(fields, 'price') || promotions !== undefined;
    if (isAboutPrices && !may(viewer.role, 'prices.write')) {
      return new Refusal(403, 'ERROR.FORBIDDEN');
    }
    refuseField(fields, 'slug');
    return changeProduct(changing, id, { input: fields, promotions, seen });
  }),
  writing(shop, operations.renameProduct, (changing, { params: { id }, body: { version, slug } }) =>
    changeProduct(changing, id, { input: { slug }, seen: version }),
  ),
  writing(shop, operations.deleteProduct, (changing, { params: { id }, query }) =>
    deleteProduct(changing, id, { seen: query.version }),
  ),
  endpoint(operations.moveStock, async ({ viewer, params: { id }, body }) => {
    const moving = change(shop.db, actorOf(viewer), async (changing) => {
      await refuseMissing(changing, id);
      await moveStock(changing, [{ product_id: id, ...body }]).catch(ofTheOnlyOne);
    });
    done(await moving);
    const { on_hand } = await readStockOf(shop.db, id);
    return { quantity: on_hand };
  }),
  endpoint(operations.previewProduct, async ({ params: { id }, query }) => {
    const previewed = preview && (await previewProduct(shop, id, query));
    return previewed ? preview(previewed, query.locale) : null;
  }),
];

/** How much is held and moved, not by which orders. */
function withoutOrders({ stock, ...form }: ProductForm): ProductForm {
  const movements = stock.movements.map((movement) => ({ ...movement, order_id: null }));
  return { ...form, stock: { ...stock, holds: [], movements } };
}

/** Its mistakes are named as in the call, which is about one movement. */
function ofTheOnlyOne(error: unknown): never {
  if (!(error instanceof Refused) || error.refusal.kind !== 'invalid') throw error;
  const fields = Object.entries(error.refusal.fields);
  throw invalid(Object.fromEntries(fields.map(([field, keys]) => [field.slice(2), keys])));
}

async function refuseMissing({ trx }: Changing, id: number) {
  const found = await trx
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw missing();
}
