import * as v from 'valibot';
import { searchChanges } from '../constants.ts';
import { productCard } from './product.ts';
import { count, id, price } from './values.ts';

export const pages = v.object({
  current: count,
  next: v.nullable(count),
  previous: v.nullable(count),
  total_pages: count,
});
export type Pages = v.InferOutput<typeof pages>;

/** A category some of the listed products stand in. */
export const categoryHit = v.object({
  id,
  slug: v.string(),
  title: v.string(),
  link: v.string(),
  count,
});

export const optionItem = v.object({
  id,
  /** What a request names the option by: a brand's or category's id, an attribute value's name. */
  name: v.string(),
  title: v.string(),
  count,
});
export const priceItem = v.object({
  id: v.picklist(['price__gte', 'price__lte']),
  filter_item_name: v.picklist(['price__gte', 'price__lte']),
  name: v.string(),
  value: price,
});

export const filter = v.object({
  /** brand, category, price, attribute_1, attribute_2 … */
  filter_type: v.pipe(v.string(), v.regex(/^(brand|category|price|attribute_\d+)$/)),
  title: v.string(),
  filter_items: v.array(v.union([optionItem, priceItem])),
});
export type Filter = v.InferOutput<typeof filter>;

/** How a search text was read. */
export const searchReading = v.object({
  /** As it was typed. */
  text: v.string(),
  /** What was searched: the text, or what a second try made of it. */
  searched: v.string(),
  /** What the second try was; null when the text itself was searched. */
  change: v.nullable(v.picklist(searchChanges)),
  /** Words left aside, because nothing was found with them. */
  left_out: v.array(v.string()),
  /** Listed products that carry not the mark asked for but one that stands for it. */
  equivalents: v.array(id),
});
export type SearchReading = v.InferOutput<typeof searchReading>;

export const productList = v.object({
  pages,
  total: count,
  results: v.array(productCard),
  categories: v.array(categoryHit),
  /** Null when nothing was searched. */
  search: v.nullable(searchReading),
  /**
   * What only resembles the thing a text asks for: outside the total, the categories, the filters
   * and the order, the nearest first. On the first page of a list that nothing narrows.
   */
  resembling: v.array(productCard),
});
export type ProductList = v.InferOutput<typeof productList>;

/** A list and the filters it may be narrowed by, counted on the same products. */
export const filteredProductList = v.object({
  ...productList.entries,
  filters: v.array(filter),
});
export type FilteredProductList = v.InferOutput<typeof filteredProductList>;
