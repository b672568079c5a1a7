import * as v from 'valibot';
import { requiredText } from '../forms/fields.ts';
import type { ImportMessageKey, MessageValues } from './messages.ts';

export const guardKeys = [
  'GUARD.PRICES',
  'GUARD.EMPTY',
  'GUARD.SHRUNK',
] as const satisfies ImportMessageKey[];
export type GuardKey = (typeof guardKeys)[number];

/** What a column of a table can hold. A `title` is only shown; the others are read. */
export const importFields = [
  'code',
  'shop_code',
  'ean',
  'supplier_code',
  'title',
  'title_ro',
  'title_ru',
  'unit',
  'price',
  'stock',
] as const;
export type ImportField = (typeof importFields)[number];

/** By what a row's product is known, in this order. */
export const keyFields = ['code', 'shop_code', 'supplier_code', 'ean'] as const;
export type KeyField = (typeof keyFields)[number];

export const writtenFields = ['price', 'stock', 'title_ro', 'title_ru'] as const;
export type WrittenField = (typeof writtenFields)[number];

const percent = v.pipe(
  v.number('VALIDATE.INVALID'),
  v.minValue(0, 'VALIDATE.INVALID'),
  v.maxValue(1_000, 'VALIDATE.INVALID'),
);

/** How the tables of one supplier are read. */
export const importOptions = v.strictObject({
  /** By field, the heading of its column; without any they are recognised. */
  columns: v.optional(
    v.record(v.picklist(importFields, 'VALIDATE.INVALID'), requiredText('VALIDATE.REQUIRED', 200)),
    {},
  ),
  /** A supplier's stock is not the shop's: prices alone, unless said. */
  writes: v.optional(
    v.pipe(
      v.array(v.picklist(writtenFields, 'VALIDATE.INVALID')),
      v.minLength(1, 'VALIDATE.REQUIRED'),
      v.maxLength(writtenFields.length, 'VALIDATE.INVALID'),
    ),
    ['price'],
  ),
  guards: v.optional(
    v.strictObject({
      /** A price that changes by more than this is a jump … */
      jump: v.optional(percent, 30),
      /** … and more jumps than this share of all prices are to be looked at first. */
      share: v.optional(percent, 20),
      /** By how much the file may be shorter than the last one. */
      shrink: v.optional(percent, 30),
    }),
    { jump: 30, share: 20, shrink: 30 },
  ),
});
export type ImportOptions = v.InferOutput<typeof importOptions>;

/** What a trial found, in numbers. */
export type ImportSummary = {
  rows: number;
  counts: Record<RowOutcome, number>;
  /** By field, the heading of the column it was read from. */
  columns: Partial<Record<ImportField, string>>;
  /** What somebody should look at before it is applied. */
  guards: { key: GuardKey; values: MessageValues }[];
  /** Once it is applied. */
  saved?: number;
  refused_late?: number;
};

export const rowOutcomes = ['new', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
