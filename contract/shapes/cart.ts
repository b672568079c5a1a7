import * as v from 'valibot';
import { MAX_ID } from '../constants.ts';
import { pages } from './listing.ts';
import { productCard } from './product.ts';
import { count, id } from './values.ts';

const productId = v.pipe(
  v.number('VALIDATE.PRODUCT'),
  v.integer('VALIDATE.PRODUCT'),
  v.minValue(1, 'VALIDATE.PRODUCT'),
  v.maxValue(MAX_ID, 'VALIDATE.PRODUCT'),
);

export const cartRow = v.object({ product: productCard, quantity: count });

/** `user` is what the browser thinks; the token decides. */
export const cartWrite = v.object({
  product: productId,
  quantity: v.pipe(
    v.number('VALIDATE.QUANTITY'),
    v.integer('VALIDATE.QUANTITY'),
    v.minValue(0, 'VALIDATE.QUANTITY'),
    v.maxValue(1_000_000, 'VALIDATE.QUANTITY'),
  ),
  user: v.optional(v.unknown()),
});

/** A favourite is named by its product's id. */
export const favourite = v.object({ id, product: productCard });
export const favouriteWrite = v.object({ product: productId, user: v.optional(v.unknown()) });
export const favouriteList = v.object({ pages, total: count, results: v.array(favourite) });
