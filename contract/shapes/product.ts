import * as v from 'valibot';
import { documentKinds } from '../constants.ts';
import { agreedPrice, count, html, id, picture, price } from './values.ts';

export const brandReference = v.object({ id, slug: v.string(), title: v.string() });
export const link = v.object({ title: v.string(), link: v.string() });

export const breadcrumbs = v.object({
  category: v.nullable(link),
  subcategory: v.nullable(link),
  subsubcategory: v.nullable(link),
  subsubsubcategory: v.nullable(link),
});

/** A product as it stands in a list, a cart or among favourites. */
export const productCard = v.object({
  id,
  slug: v.string(),
  title: v.string(),
  title_ro: v.string(),
  title_ru: v.string(),
  code: v.string(),
  brand: brandReference,
  category: v.object({ id, title: v.string(), link: v.string() }),
  price,
  agreed: v.optional(agreedPrice),
  promotion_price: price,
  /** What one unit saves while the promotion lasts. */
  discount: price,
  is_promotion: v.boolean(),
  /** Per cent; what is told as a price includes it. */
  vat_rate: count,
  stock: count,
  units: v.string(),
  units_ro: v.string(),
  units_ru: v.string(),
  /** Cut from a longer piece, and so it does not come back. */
  is_cut: v.boolean(),
  smallest_quantity: count,
  quantity_step: count,
  image: v.nullable(picture),
  gallery: v.array(picture),
  /** The first attributes of its family, those a buyer compares. */
  attributes: v.array(v.object({ name: v.string(), title: v.string(), value: v.string() })),
});
export type ProductCard = v.InferOutput<typeof productCard>;

const contents = v.object({ amount: v.number(), units: v.string() });
export type Contents = v.InferOutput<typeof contents>;

const productDocument = v.object({
  kind: v.picklist(documentKinds),
  title: v.string(),
  file: v.string(),
});

/** A line of the table: the brand, an attribute with all its values, or a free line. */
const specification = v.object({
  title: v.string(),
  value: v.string(),
  /** What leads to others like it: the brand, or the names of values; null: nothing does. */
  shared: v.nullable(v.union([v.literal('brand'), v.array(v.string())])),
});
export type Specification = v.InferOutput<typeof specification>;

export const product = v.object({
  ...productCard.entries,
  /** What one unit of sale holds: 100 pieces, 305 metres. */
  contents: v.nullable(contents),
  /** No longer sold: its page stays, with what took its place. */
  is_archived: v.boolean(),
  shop_code: v.nullable(v.string()),
  ean: v.nullable(v.string()),
  specifications: v.array(specification),
  description: html,
  general_info: html,
  /** Months. */
  warranty: count,
  similar: v.array(productCard),
  accessories: v.array(productCard),
  successors: v.array(productCard),
  /** The same in whole coils, boxes or drums, of what is sold by the metre. */
  coils: v.array(v.object({ ...productCard.entries, contents: v.nullable(contents) })),
  documents: v.array(productDocument),
  breadcrumbs,
});
export type Product = v.InferOutput<typeof product>;
