import * as v from 'valibot';
import { productCard } from './product.ts';
import { count, id, lei } from './values.ts';

/** What may be different since a line was ordered. */
export const lineChanges = [
  /** One unit costs something else. */
  'price',
  'promotion-began',
  'promotion-ended',
  /** Sold by something else than then: 25 of it may be coils now, so none is taken unasked. */
  'unit',
  'not-sold',
  'out-of-stock',
  'less-stock',
  /** Less than the smallest cut, or between two steps: the shop will call about it. */
  'below-smallest',
  'between-steps',
] as const;

export const repeatLine = v.object({
  /** As it was ordered; the price is what one unit cost then, to four decimals. */
  id,
  code: v.string(),
  title: v.string(),
  units: v.string(),
  price: lei,
  quantity: count,
  /** The lengths it was cut into; empty where nobody said, or not of all of it. */
  cuts: v.array(count),
  changes: v.array(v.picklist(lineChanges)),
  /** As it is sold now, if it is. */
  product: v.nullable(productCard),
  /** How many of it can be ordered now, up to the quantity of then. */
  available: count,
  /** What took its place, where it is no longer sold. */
  successor: v.nullable(v.object({ product: productCard, available: count })),
});
export type RepeatLine = v.InferOutput<typeof repeatLine>;

export const repeatedOrder = v.object({ number: v.string(), lines: v.array(repeatLine) });
