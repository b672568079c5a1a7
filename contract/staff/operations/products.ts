import * as v from 'valibot';
import { productStates, sortOptions } from '../../constants.ts';
import type { changedProduct, newProduct, promotions } from '../../editing/catalogue.ts';
import { key, listOnce, reference } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
import { attributeNames, flag, idList, idText, searchText } from '../../shapes/parameters.ts';
import { count, id, localeName } from '../../shapes/values.ts';
import { body, version, written, writtenList } from '../catalogue/bodies.ts';
import { productForm, staffProductList } from '../catalogue/product-shapes.ts';
import { stockCorrection } from '../catalogue/stock-correction.ts';
import {
  changing,
  creating,
  deleting,
  params,
  readingOne,
  renaming,
} from '../catalogue/usual-operations.ts';
import { asFile, exportOf } from '../export-of.ts';
import { pagingBy } from '../parameters.ts';

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

/** Products of every state, searched and filtered as in the shop, and by what they lack. */
export const listProducts = staffOperation('get', '/staff/products/', {
  needs: 'products.read',
  query: v.object({ ...productFilters, ...pagingBy(productCursor) }),
  answer: staffProductList,
});

export const exportProducts = exportOf('/staff/products/export/', {
  needs: 'products.read',
  query: v.object({
    ...productFilters,
    /** With everything a product has, its attributes each in a column of its own. */
    whole: v.optional(flag),
    ...asFile,
  }),
});

/** How many products each value of an attribute would leave, beside all else that is asked. */
export const countValues = staffOperation('get', '/staff/products/values/', {
  needs: 'products.read',
  query: v.object({ ...productFilters, attribute: key }),
  answer: v.object({ counts: v.array(v.object({ id, count })) }),
});

/** Everything the form of a product shows. */
export const readProduct = readingOne('products', productForm);

/** A new product, as a draft. */
export const createProduct = creating('products', written<v.InferInput<typeof newProduct>>());

/** Change fields of a product, its promotions among them; prices need their permission. */
export const changeProduct = changing('products', {
  fields: written<v.InferInput<typeof changedProduct>>(),
  promotions: v.optional(writtenList<v.InferInput<typeof promotions>>()),
});

/** Another address for a product; the former one leads to it. */
export const renameProduct = renaming('products');

/** Sell, archive or put back many products at once, all or none. */
export const setProductStates = staffOperation('post', '/staff/products/states/', {
  needs: 'products.write',
  body: body({
    state: v.picklist(productStates, 'VALIDATE.INVALID'),
    products: listOnce(body({ id: reference, version }), 200, ({ id }) => id),
  }),
  answer: v.object({ changed: v.number() }),
  refusals: [404, 409],
});

/** Delete a draft nobody ever ordered. */
export const deleteProduct = deleting('products');

/** Goods that came, were counted, or are put right with a reason. */
export const moveStock = staffOperation('post', '/staff/products/{id}/stock/', {
  needs: 'stock.write',
  params,
  body: stockCorrection,
  answer: v.object({ quantity: v.number() }),
  refusals: [404, 409],
});

/** The page of a product as the shop will show it, drafts included; HTML. */
export const previewProduct = staffOperation('get', '/staff/products/{id}/preview/', {
  needs: 'products.read',
  params,
  query: v.object({
    locale: v.optional(localeName, 'ro'),
    viewer: v.optional(v.picklist(['guest', 'customer'], 'VALIDATE.INVALID'), 'guest'),
  }),
  answer: v.string(),
  answerIs: 'text/html',
  refusals: [404],
});
