import * as v from 'valibot';
import { attributeKinds } from '../../constants.ts';
import { count, id } from '../../shapes/values.ts';

const text = v.string();
const named = { title_ro: text, title_ru: text };
const versioned = { id, version: v.number() };

export const staffCategory = v.object({
  ...versioned,
  parent_id: v.nullable(id),
  level: count,
  slug: text,
  ...named,
  icon: v.nullable(text),
  position: v.number(),
  /** Of every state, in the category itself. */
  products: count,
  /** Ids of the attributes its listing is filtered by, in order. */
  attributes: v.array(id),
});
export type StaffCategory = v.InferOutput<typeof staffCategory>;

export const categoryForm = v.object({
  ...staffCategory.entries,
  low_stock: v.nullable(count),
  description_ro: text,
  description_ru: text,
  /** Addresses of before, which lead to the present one. */
  former_slugs: v.array(text),
});

export const staffBrand = v.object({
  ...versioned,
  slug: text,
  title: text,
  logo: v.nullable(text),
  position: v.number(),
  /** Customers do not see it among the brands. */
  is_hidden: v.boolean(),
  products: count,
});
export type StaffBrand = v.InferOutput<typeof staffBrand>;

export const brandForm = v.object({
  ...staffBrand.entries,
  description_ro: text,
  description_ru: text,
  former_slugs: v.array(text),
});

const attributeEntries = {
  ...versioned,
  key: text,
  ...named,
  kind: v.picklist(attributeKinds),
  unit_ro: text,
  unit_ru: text,
  position: v.number(),
  /** Search reads queries by it: key and kind stay. */
  is_fixed: v.boolean(),
};

export const staffAttribute = v.object({
  ...attributeEntries,
  values: count,
  categories: count,
  products: count,
});
export type StaffAttribute = v.InferOutput<typeof staffAttribute>;

const valueEntries = {
  id,
  key: text,
  number: v.nullable(v.number()),
  label_ro: text,
  label_ru: text,
};
export const attributeForm = v.object({
  ...attributeEntries,
  /** Categories whose listing is filtered by it. */
  categories: v.array(v.object({ id, ...named })),
  values: v.array(v.object({ ...valueEntries, products: count })),
});
export type AttributeForm = v.InferOutput<typeof attributeForm>;

/** What keeps an attribute from being deleted. */
export const attributeUses = v.object({
  products: count,
  categories: v.array(v.object({ id, ...named })),
  units: v.array(v.object({ key: text, ...named })),
});
export type AttributeUses = v.InferOutput<typeof attributeUses>;

/** What a product may be described by. */
export const attributeWithValues = v.object({
  id,
  key: text,
  ...named,
  kind: v.picklist(attributeKinds),
  values: v.array(v.object(valueEntries)),
});
export type AttributeWithValues = v.InferOutput<typeof attributeWithValues>;

export const staffUnit = v.object({
  key: text,
  version: v.number(),
  ...named,
  is_cut: v.boolean(),
  smallest_quantity: count,
  quantity_step: count,
  content_unit: v.nullable(text),
  content_attribute: v.nullable(text),
  products: count,
});

export const staffWarehouse = v.object({
  ...versioned,
  key: text,
  ...named,
  position: v.number(),
  /** How many products lie there. */
  products: count,
});
