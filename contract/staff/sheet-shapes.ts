import * as v from 'valibot';
import { productStates } from '../constants.ts';
import { count, id, lei, timestamp } from '../shapes/values.ts';

/** What every sheet can show of a product, besides its attributes. */
export const sheetColumns = [
  'price',
  'promotion_price',
  'promotion_from',
  'promotion_to',
  'stock',
  'state',
  'title_ro',
  'title_ru',
] as const;
export type OwnColumn = (typeof sheetColumns)[number];

/** A product as a row of the sheet. */
export const sheetRow = v.object({
  id,
  version: v.number(),
  code: v.string(),
  title_ro: v.string(),
  title_ru: v.string(),
  price: lei,
  /** The one that runs, or comes next. */
  promotion: v.nullable(
    v.object({ id, price: lei, starts_at: timestamp, ends_at: v.nullable(timestamp) }),
  ),
  stock: count,
  units: v.string(),
  state: v.picklist(productStates),
  /** By id of the attribute, for the columns asked for: the ids of the values it has. */
  attributes: v.record(v.string(), v.array(id)),
});
export type SheetRow = v.InferOutput<typeof sheetRow>;

export const sheetColumn = v.object({
  id,
  title_ro: v.string(),
  title_ru: v.string(),
  values: v.array(v.object({ id, key: v.string(), label_ro: v.string(), label_ru: v.string() })),
});
export type SheetColumn = v.InferOutput<typeof sheetColumn>;

export const sheet = v.object({
  /** Of all that are meant; there may be more than are answered. */
  total: count,
  rows: v.array(sheetRow),
  columns: v.array(sheetColumn),
});
export type Sheet = v.InferOutput<typeof sheet>;

const named = v.object({ id, title: v.string() });

/** What a sheet can be cut from, and which columns it can have. */
export const sheetChoices = v.object({
  /** In the order of the tree; a category stands before those beneath it. */
  categories: v.array(v.object({ id, title: v.string(), level: v.number() })),
  brands: v.array(named),
  attributes: v.array(named),
});
export type SheetChoices = v.InferOutput<typeof sheetChoices>;

/** A row that stays as it was: for each field, why; and how the product is by now. */
export const refusedRow = v.object({
  id,
  fields: v.record(v.string(), v.array(v.string())),
  row: v.nullable(sheetRow),
});

export const sheetSaved = v.object({
  /** By which all of it can be undone; null when nothing was to be written. */
  batch: v.nullable(id),
  saved: v.array(v.object({ id, version: v.number() })),
  refused: v.array(refusedRow),
});
export type SheetSaved = v.InferOutput<typeof sheetSaved>;

/** One save of many products. */
export const batch = v.object({
  id,
  kind: v.picklist(['sheet', 'price-change', 'import', 'undo']),
  at: timestamp,
  actor: v.string(),
  actor_name: v.nullable(v.string()),
  products: count,
  /** What was changed, in some of them or in all. */
  fields: v.array(v.string()),
  is_undone: v.boolean(),
});
export type Batch = v.InferOutput<typeof batch>;

export const batchUndone = v.object({
  /** By which the undoing itself can be undone; null when nothing was left to undo. */
  batch: v.nullable(id),
  restored: v.array(v.object({ id, version: v.number() })),
  /** What stayed as it is, field by field. */
  left: v.array(
    v.object({ id, code: v.string(), fields: v.record(v.string(), v.array(v.string())) }),
  ),
});
export type BatchUndone = v.InferOutput<typeof batchUndone>;
