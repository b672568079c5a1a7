import * as v from 'valibot';
import { breadcrumbs } from './product.ts';
import { count, html, id } from './values.ts';

export const categoryReference = v.object({ id, slug: v.string(), title: v.string() });

const entry = {
  ...categoryReference.entries,
  link: v.string(),
  icon: v.nullable(v.string()),
  count,
};

/** The menu: three levels. */
export const menuCategory = v.object({
  ...entry,
  subcategories: v.array(v.object({ ...entry, subcategories: v.array(v.object({ ...entry })) })),
});
export type MenuCategory = v.InferOutput<typeof menuCategory>;

export const categoryEntry = v.object({
  ...entry,
  level: v.picklist([1, 2, 3, 4]),
  parent_id: v.nullable(id),
});
export type CategoryEntry = v.InferOutput<typeof categoryEntry>;

export const categoryPage = v.object({
  ...categoryEntry.entries,
  description: html,
  breadcrumbs,
  subcategories: v.array(categoryEntry),
});
export type CategoryPage = v.InferOutput<typeof categoryPage>;
