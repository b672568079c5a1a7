import * as v from 'valibot';
import { documentKinds, linkKinds, productStates, stockReasons } from '../../constants.ts';
import { columnShapes } from '../../editing/product-columns.ts';
import { searchReading } from '../../shapes/listing.ts';
import { agreedPrice, count, id, lei, timestamp } from '../../shapes/values.ts';
import { attributeWithValues } from './reference-shapes.ts';

const state = v.picklist(productStates);
const text = v.string();

/** One product in a list of the shop's people. */
export const productRow = v.object({
  id,
  version: v.number(),
  slug: text,
  code: text,
  shop_code: v.nullable(text),
  ean: v.nullable(text),
  title_ro: text,
  title_ru: text,
  state,
  brand: v.object({ id, title: text }),
  category: v.object({ id, title_ro: text, title_ru: text }),
  unit: v.object({ key: text, title_ro: text, title_ru: text }),
  price: lei,
  /** While a promotion runs. */
  promotion_price: v.nullable(lei),
  on_hand: count,
  /** For sale. */
  stock: count,
  picture: v.nullable(text),
  lacks_russian: v.boolean(),
  updated_at: timestamp,
});
export type ProductRow = v.InferOutput<typeof productRow>;

export const staffProductList = v.object({
  total: count,
  /** How many there are of each state, whichever is listed. */
  states: v.object({ draft: count, active: count, archived: count }),
  results: v.array(productRow),
  next: v.nullable(v.string()),
  /** Null when nothing was searched. */
  search: v.nullable(v.omit(searchReading, ['equivalents'])),
});
export type StaffProductList = v.InferOutput<typeof staffProductList>;

const specification = v.object({ label_ro: text, label_ru: text, value_ro: text, value_ru: text });
const picture = v.object({ file: text, alt_ro: text, alt_ru: text });
const document = v.object({
  kind: v.picklist(documentKinds),
  title_ro: text,
  title_ru: text,
  file: text,
});

/** What the form writes, as it is now. */
export const productFields = v.object({
  slug: text,
  code: text,
  shop_code: v.nullable(text),
  ean: v.nullable(text),
  family: text,
  brand_id: id,
  category_id: id,
  unit: text,
  title_ro: text,
  title_ru: text,
  ...columnShapes,
  specifications: v.array(specification),
  price: lei,
  state,
  attributes: v.array(id),
  pictures: v.array(picture),
  documents: v.array(document),
  links: v.array(v.object({ kind: v.picklist(linkKinds), id })),
});
export type ProductFieldsNow = v.InferOutput<typeof productFields>;

const promotion = v.object({ price: lei, starts_at: timestamp, ends_at: v.nullable(timestamp) });

const linkedProduct = v.object({
  id,
  title_ro: text,
  title_ru: text,
  code: text,
  state,
  picture: v.nullable(text),
});

export const stockMove = v.object({
  id: v.number(),
  at: timestamp,
  warehouse_id: id,
  quantity: v.number(),
  reason: v.picklist(stockReasons),
  note: text,
  /** For who may read orders. */
  order_id: v.nullable(text),
  actor: text,
  actor_name: v.nullable(text),
});

export const productHistoryEntry = v.object({
  id: v.number(),
  at: timestamp,
  actor: text,
  actor_name: v.nullable(text),
  verb: v.picklist(['create', 'change', 'delete']),
  version: v.nullable(v.number()),
  before: v.unknown(),
  after: v.unknown(),
});

/** What lies there, what orders have put aside of it, and what is left for customers. */
const stockFigures = { on_hand: count, held: count, for_sale: count };

/** Everything the form of a product shows. */
export const productForm = v.object({
  id,
  version: v.number(),
  created_at: timestamp,
  updated_at: timestamp,
  fields: productFields,
  /** What the category is filtered by, and what else the product has. */
  offered_attributes: v.array(attributeWithValues),
  /** The products that `links` names. */
  linked: v.array(linkedProduct),
  /** Running and to come; what the form writes. */
  promotions: v.array(promotion),
  prices: v.object({
    /** What `price` is the bani of, where it was agreed otherwise. */
    agreed: v.nullable(agreedPrice),
    promotion_price: v.nullable(lei),
    lowest_of_30_days: v.nullable(lei),
    /** The regular price since when, newest first. */
    history: v.array(v.object({ since: timestamp, price: lei })),
    past_promotions: v.array(promotion),
  }),
  stock: v.object({
    ...stockFigures,
    warehouses: v.array(v.object({ id, title_ro: text, title_ru: text, ...stockFigures })),
    /** What open orders have put aside, the oldest first; for who may read orders. */
    holds: v.array(v.object({ order_id: text, warehouse_id: id, quantity: count })),
    /** The newest ones. */
    movements: v.array(stockMove),
  }),
  former_slugs: v.array(text),
  orders: v.object({ count, quantity: count, last_at: v.nullable(timestamp) }),
  history: v.array(productHistoryEntry),
});
export type ProductForm = v.InferOutput<typeof productForm>;
