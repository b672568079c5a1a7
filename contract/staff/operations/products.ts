import * as v from 'valibot';
import { productStates, sortOptions } from '../../constants.ts';
import type { changedProduct, newProduct, promotions } from '../../editing/catalogue.ts';
import { listOnce, reference, slug } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { attributeNames, flag, idList, idText, searchText } from '../../shapes/parameters.ts';
import { localeName, noContent } from '../../shapes/values.ts';
import {
  body,
  MOST_FORM_BYTES,
  saved,
  version,
  versionText,
  written,
  writtenList,
} from '../catalogue/bodies.ts';
import { productForm, staffProductList } from '../catalogue/product-shapes.ts';
import { stockCorrection } from '../catalogue/stock-correction.ts';
import { asFile, exportOf } from '../export-of.ts';
import { pagingBy } from '../parameters.ts';

const params = v.object({ id: idText });
const reading = { access: 'staff', needs: 'products.read' } as const;
const writing = { access: 'staff', needs: 'products.write' } as const;

/** Which products a list or an export is of. */
const productFilters = {
  search: v.optional(searchText),
  state: v.optional(v.picklist(productStates, 'VALIDATE.INVALID')),
  /** With everything beneath it. */
  category: v.optional(idText),
  brands_id: v.optional(idList),
  attributes: v.optional(attributeNames),
  stock: v.optional(v.picklist(['in', 'out'], 'VALIDATE.INVALID')),
  is_promotion: v.optional(flag),
  without_russian: v.optional(flag),
  without_picture: v.optional(flag),
  /** Without one: what fits a text best, otherwise the newest. */
  order_by: v.optional(v.picklist(sortOptions, 'VALIDATE.INVALID')),
};

/**
 * Where a list goes on: after a product, by what it is sorted by; or after so many, where a text
 * says the order.
 */
const productCursor = v.pipe(
  v.string(),
  v.regex(/^(-?\d{1,16}_\d{1,10}|\d{1,7})$/, 'VALIDATE.INVALID'),
);

export const listProducts = operation({
  ...reading,
  id: 'staffListProducts',
  method: 'get',
  path: '/staff/products/',
  summary: 'Products of every state, searched and filtered as in the shop, and by what they lack',
  query: v.object({ ...productFilters, ...pagingBy(productCursor) }),
  answer: staffProductList,
});
export const exportProducts = exportOf({
  id: 'staffExportProducts',
  needs: 'products.read',
  path: '/staff/products/export/',
  query: v.object({ ...productFilters, ...asFile }),
});
export const readProduct = operation({
  ...reading,
  id: 'staffReadProduct',
  method: 'get',
  path: '/staff/products/{id}/',
  summary: 'Everything the form of a product shows',
  params,
  answer: productForm,
  refusals: [404],
});
export const createProduct = operation({
  ...writing,
  id: 'staffCreateProduct',
  method: 'post',
  path: '/staff/products/',
  summary: 'A new product, as a draft',
  body: written<v.InferInput<typeof newProduct>>(),
  mostBytes: MOST_FORM_BYTES,
  answer: saved,
  status: 201,
});
export const changeProduct = operation({
  ...writing,
  id: 'staffChangeProduct',
  method: 'post',
  path: '/staff/products/{id}/',
  summary: 'Change fields of a product, its promotions among them; prices need their permission',
  params,
  body: body({
    version,
    fields: written<v.InferInput<typeof changedProduct>>(),
    promotions: v.optional(writtenList<v.InferInput<typeof promotions>>()),
  }),
  mostBytes: MOST_FORM_BYTES,
  answer: saved,
  refusals: [404, 409],
});
export const renameProduct = operation({
  ...writing,
  id: 'staffRenameProduct',
  method: 'post',
  path: '/staff/products/{id}/slug/',
  summary: 'Another address for a product; the former one leads to it',
  params,
  body: body({ version, slug }),
  answer: saved,
  refusals: [404, 409],
});
export const setProductStates = operation({
  ...writing,
  id: 'staffSetProductStates',
  method: 'post',
  path: '/staff/products/states/',
  summary: 'Sell, archive or put back many products at once, all or none',
  body: body({
    state: v.picklist(productStates, 'VALIDATE.INVALID'),
    products: listOnce(body({ id: reference, version }), 200, ({ id }) => id),
  }),
  answer: v.object({ changed: v.number() }),
  refusals: [404, 409],
});
export const deleteProduct = operation({
  ...writing,
  id: 'staffDeleteProduct',
  method: 'delete',
  path: '/staff/products/{id}/',
  summary: 'Delete a draft nobody ever ordered',
  params,
  query: v.object({ version: versionText }),
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});
export const moveStock = operation({
  access: 'staff',
  needs: 'stock.write',
  id: 'staffMoveStock',
  method: 'post',
  path: '/staff/products/{id}/stock/',
  summary: 'Goods that came, were counted, or are put right with a reason',
  params,
  body: stockCorrection,
  answer: v.object({ quantity: v.number() }),
  refusals: [404, 409],
});
export const previewProduct = operation({
  ...reading,
  id: 'staffPreviewProduct',
  method: 'get',
  path: '/staff/products/{id}/preview/',
  summary: 'The page of a product as the shop will show it, drafts included; HTML',
  params,
  query: v.object({
    locale: v.optional(localeName, 'ro'),
    viewer: v.optional(v.picklist(['guest', 'customer'], 'VALIDATE.INVALID'), 'guest'),
  }),
  answer: v.string(),
  answerIs: 'text/html',
  refusals: [404],
});
