import * as v from 'valibot';
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

export const productList = v.object({
  pages,
  total: count,
  results: v.array(productCard),
  categories: v.array(categoryHit),
});
export type ProductList = v.InferOutput<typeof productList>;

/** Lists outside a category bring their filters along. */
export const filteredProductList = v.object({
  ...productList.entries,
  filters: v.array(filter),
});
export type FilteredProductList = v.InferOutput<typeof filteredProductList>;
