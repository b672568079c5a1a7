import * as v from 'valibot';
import {
  changedFields,
  createdStates,
  importFields,
  importOptions,
  rowOutcomes,
} from '../import/options.ts';
import { count, id, timestamp } from '../shapes/values.ts';
import { jobStates } from './jobs.ts';

const value = v.union([v.string(), v.number()]);

/** What can be done with a run as it stands. */
export const importActs = ['apply', 'continue', 'undo'] as const;
export type ImportAct = (typeof importActs)[number];

/** A supplier's table, or an archive of pictures and documents, that somebody brought. */
export const importRun = v.object({
  id,
  kind: v.picklist(['table', 'files']),
  file_name: v.string(),
  supplier: v.nullable(v.string()),
  /** How it is read. */
  options: importOptions,
  /** `stopped`: somebody cancelled what applied or undid it, or it failed; a part of it is done. */
  state: v.picklist(['trying', 'tried', 'applying', 'applied', 'undoing', 'undone', 'stopped']),
  can: v.array(v.picklist(importActs)),
  /** What was found; null until the trial is done. */
  found: v.nullable(
    v.object({
      rows: count,
      new: count,
      changed: count,
      same: count,
      refused: count,
      /** By field, the heading of the column it was read from. */
      columns: v.record(v.string(), v.string()),
      /** What must be looked at before it is applied. */
      guards: v.array(v.object({ key: v.string(), text: v.string() })),
      /** Brands that the shop does not have, and how many rows are of each. */
      brands: v.array(v.object({ title: v.string(), rows: count })),
      /** Headings that name attributes. */
      attributes: v.array(v.string()),
      /** Values that attributes do not have, and in how many rows each stands. */
      values: v.array(v.object({ attribute: v.string(), value: v.string(), rows: count })),
      /** Rows about archived products: those that are sold again, and those that stay as they are. */
      returning: count,
      archived: count,
      /** Once it is applied: products saved, created among them, and refused since the trial. */
      saved: v.nullable(count),
      created: v.nullable(count),
      refused_late: v.nullable(count),
      /** Once it is undone: products that are as before, and those that stayed as they are. */
      restored: v.nullable(count),
      left: v.nullable(count),
    }),
  ),
  /** The job that tries, applies or undoes it: how far it is, or why it failed. */
  job: v.nullable(
    v.object({
      id,
      state: v.picklist(jobStates),
      done: count,
      total: v.nullable(count),
      message: v.nullable(v.string()),
    }),
  ),
  /** By which it can be undone. */
  batch: v.nullable(id),
  /** When and by whom it was undone, and in how many products. */
  undone: v.nullable(v.object({ at: timestamp, by: v.string(), products: count })),
  brought_by: v.string(),
  created_at: timestamp,
  applied_at: v.nullable(timestamp),
});
export type ImportRun = v.InferOutput<typeof importRun>;

export const importedRow = v.object({
  /** As the spreadsheet counts it. */
  row: count,
  outcome: v.picklist(rowOutcomes),
  key: v.string(),
  title: v.string(),
  product_id: v.nullable(id),
  changes: v.array(v.object({ field: v.picklist(changedFields), from: value, to: value })),
  /** The product it is to create; null also where new ones are only shown. */
  creates: v.nullable(
    v.object({
      code: v.string(),
      shop_code: v.nullable(v.string()),
      ean: v.nullable(v.string()),
      title_ro: v.string(),
      title_ru: v.string(),
      category: v.string(),
      brand: v.string(),
      /** The shop does not have it yet. */
      is_new_brand: v.boolean(),
      unit: v.string(),
      price: v.number(),
      stock: v.nullable(count),
      state: v.picklist(createdStates),
    }),
  ),
  /** The picture or document it is to bring, and its place among those of its product. */
  file: v.nullable(v.object({ kind: v.picklist(['picture', 'document']), place: count })),
  problems: v.array(
    v.object({
      /** The row is kept back; the cell is left out; or it was taken and should be seen. */
      level: v.picklist(['refused', 'left-out', 'note']),
      field: v.nullable(v.picklist(importFields)),
      /** As it stands in the file. */
      value: v.string(),
      text: v.string(),
      proposal: v.nullable(value),
      /** Whether the proposal can be taken as it is. */
      is_takable: v.boolean(),
    }),
  ),
});
export type ImportedRow = v.InferOutput<typeof importedRow>;

/** A supplier whose tables were brought before, and how they are read. */
export const importSupplier = v.object({ name: v.string(), options: importOptions });
export type ImportSupplier = v.InferOutput<typeof importSupplier>;

/** The first rows of a file as they stand in it, to name its columns by hand. */
export const tableBeginning = v.object({
  rows: v.array(v.object({ row: count, cells: v.array(v.string()) })),
  /** The row that has the names of the columns, where one was recognised. */
  header: v.nullable(count),
});
export type TableBeginning = v.InferOutput<typeof tableBeginning>;
