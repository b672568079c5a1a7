import * as v from 'valibot';
import { MAX_ID } from '../constants.ts';
import { comesTo } from '../cuts.ts';
import { cuts } from '../forms/cuts.ts';
import { pages } from './listing.ts';
import { successor } from './order.ts';
import { productCard } from './product.ts';
import { count, id } from './values.ts';

const productId = v.pipe(
  v.number('VALIDATE.PRODUCT'),
  v.integer('VALIDATE.PRODUCT'),
  v.minValue(1, 'VALIDATE.PRODUCT'),
  v.maxValue(MAX_ID, 'VALIDATE.PRODUCT'),
);

/** No longer sold, and what took its place: it is said, and not ordered. */
const archived = { is_archived: v.boolean(), successor: v.nullable(successor) };

export const cartRow = v.object({
  product: productCard,
  quantity: count,
  /** The lengths it is to be cut into; empty where nothing is said of them. */
  cuts: v.array(count),
  ...archived,
});

/** `user` is what the browser thinks; the token decides. */
export const cartWrite = v.pipe(
  v.object({
    product: productId,
    quantity: v.pipe(
      v.number('VALIDATE.QUANTITY'),
      v.integer('VALIDATE.QUANTITY'),
      v.minValue(0, 'VALIDATE.QUANTITY'),
      v.maxValue(1_000_000, 'VALIDATE.QUANTITY'),
    ),
    /** Left out: those there are stay, as long as they come to the quantity. */
    cuts: v.optional(cuts),
    user: v.optional(v.unknown()),
  }),
  v.forward(
    v.check((line) => comesTo(line), 'VALIDATE.CUTS'),
    ['cuts'],
  ),
);

/** A favourite is named by its product's id. */
export const favourite = v.object({ id, product: productCard });
export const favouriteWrite = v.object({ product: productId, user: v.optional(v.unknown()) });
export const favouriteList = v.object({
  pages,
  total: count,
  results: v.array(v.object({ ...favourite.entries, ...archived })),
});
