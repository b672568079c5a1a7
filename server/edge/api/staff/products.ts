import type { ProductForm } from '../../../../contract/staff/catalogue/product-shapes.ts';
import * as operations from '../../../../contract/staff/operations/products.ts';
import { may } from '../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { missing } from '../../../base/changes/refused.ts';
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
import { notFound, Refusal } from '../refusal.ts';
import { exportAnswer } from './stream-answers.ts';
import { named, refuseField, writeAs } from './write-as.ts';

export const staffProducts = (shop: Shop, preview?: Preview): Endpoint[] => [
  endpoint(operations.listProducts, ({ query }) => listProductsForStaff(shop, query)),
  // Before the one of a single product: no product is called `values` or `export`.
  endpoint(operations.countValues, ({ query }) => countValues(shop, query)),
  endpoint(operations.exportProducts, (call) =>
    exportAnswer('products', call, (by) => exportProducts(shop, call.query, by)),
  ),
  endpoint(operations.readProduct, async ({ viewer, params }) => {
    const form = await readProductForm(shop.db, params.id);
    if (!form) return notFound();
    return may(viewer.role, 'orders.read') ? form : withoutOrders(form);
  }),
  endpoint(operations.createProduct, ({ viewer, body }) =>
    writeAs(shop, viewer, async (changing) => {
      refuseField(body, 'state');
      return { id: await createProduct(changing, { ...body, state: 'draft' }), version: 1 };
    }),
  ),
  // Before the one of a single product: their addresses look alike.
  endpoint(operations.setProductStates, ({ viewer, body: { state, products } }) =>
    writeAs(shop, viewer, async (changing) => {
      const changes = products.map(({ id, version }) => ({ id, input: { state }, seen: version }));
      await changeProducts(changing, changes);
      return { changed: products.length };
    }),
  ),
  endpoint(operations.changeProduct, async ({ viewer, params: { id }, body }) => {
    const { version: seen, fields, promotions } = body;
    const isAboutPrices = Object.hasOwn(fields, 'price') || promotions !== undefined;
    if (isAboutPrices && !may(viewer.role, 'prices.write')) {
      return new Refusal(403, 'ERROR.FORBIDDEN');
    }
    return writeAs(shop, viewer, async (changing) => {
      refuseField(fields, 'slug');
      return changeProduct(changing, id, { input: fields, promotions, seen });
    });
  }),
  endpoint(operations.renameProduct, ({ viewer, params: { id }, body: { version, slug } }) =>
    writeAs(shop, viewer, (changing) =>
      changeProduct(changing, id, { input: { slug }, seen: version }),
    ),
  ),
  endpoint(operations.deleteProduct, ({ viewer, params: { id }, query }) =>
    writeAs(shop, viewer, async (changing) => {
      await deleteProduct(changing, id, { seen: query.version });
      return null;
    }),
  ),
  endpoint(operations.moveStock, async ({ viewer, params: { id }, body }) => {
    const moved = await writeAs(shop, viewer, async (changing) => {
      await refuseMissing(changing, id);
      const input = [{ product_id: id, ...body }];
      return named((field) => field.replace(/^0\./, ''), moveStock(changing, input));
    });
    if (moved instanceof Refusal) return moved;
    const { on_hand } = await readStockOf(shop.db, id);
    return { quantity: on_hand };
  }),
  endpoint(operations.previewProduct, async ({ params: { id }, query }) => {
    const previewed = preview && (await previewProduct(shop, id, query));
    return previewed ? preview(previewed, query.locale) : notFound();
  }),
];

/** How much is held and moved, not by which orders. */
function withoutOrders({ stock, ...form }: ProductForm): ProductForm {
  const movements = stock.movements.map((movement) => ({ ...movement, order_id: null }));
  return { ...form, stock: { ...stock, holds: [], movements } };
}

async function refuseMissing({ trx }: Changing, id: number) {
  const found = await trx
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw missing();
}
