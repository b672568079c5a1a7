import * as v from 'valibot';
import { listingOrders, MAX_ID } from '../constants.ts';
import { listOf } from '../forms/list.ts';

/** What comes in as text in paths and query strings, read into values with limits. */

const digits = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, 'VALIDATE.INVALID'),
    v.transform(Number),
    v.maxValue(max, 'VALIDATE.INVALID'),
  );

export const idText = v.pipe(digits(MAX_ID), v.minValue(1, 'VALIDATE.INVALID'));
export const slugText = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9._-]{0,199}$/i, 'VALIDATE.INVALID'),
);

/** What stands in one parameter, taken apart. */
export const parameters = <const S extends v.GenericSchema>(one: S, most: number) =>
  listOf(one, { most, many: 'VALIDATE.INVALID', wrong: 'VALIDATE.INVALID' });

/** A list of ids as `1,2` or `[1,2]`. */
export const idList = v.pipe(
  v.string(),
  v.maxLength(2000, 'VALIDATE.INVALID'),
  v.transform((text) =>
    text
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  parameters(idText, 200),
);

/** Names of attribute values, such as `section_mm2:2.5`, joined by ~. */
export const attributeNames = v.pipe(
  v.string(),
  v.maxLength(4000, 'VALIDATE.INVALID'),
  v.transform((text) => text.split('~').filter(Boolean)),
  parameters(v.pipe(v.string(), v.maxLength(120, 'VALIDATE.INVALID')), 200),
);

export const leiText = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}([.,]\d{1,2})?$/, 'VALIDATE.INVALID'),
  v.transform((text) => Number(text.replace(',', '.'))),
);

export const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0', ''], 'VALIDATE.INVALID'),
  v.transform((text) => text === 'true' || text === '1'),
);

export const page = v.optional(v.pipe(digits(1_000_000), v.minValue(1, 'VALIDATE.INVALID')), '1');

/** Longer texts are cut, not refused: whoever pastes a page still gets an answer. */
export const searchText = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 200).trim()),
);

export const parentType = v.picklist(
  ['category', 'subcategory', 'subsubcategory', 'subsubsubcategory'],
  'VALIDATE.INVALID',
);
export type ParentType = v.InferOutput<typeof parentType>;

/** The parameters every product list takes. */
export const listingQuery = v.object({
  parent_slug: v.optional(slugText),
  parent_type: v.optional(parentType),
  search: v.optional(searchText),
  /** Search the text as it stands, without second tries. */
  exact: v.optional(flag),
  brands_id: v.optional(idList),
  category_id__in: v.optional(idList),
  attributes: v.optional(attributeNames),
  price__gte: v.optional(leiText),
  price__lte: v.optional(leiText),
  is_stock: v.optional(flag),
  is_promotion: v.optional(flag),
  order_by: v.optional(v.picklist(listingOrders, 'VALIDATE.INVALID')),
  page,
});
export type ListingQuery = v.InferOutput<typeof listingQuery>;
