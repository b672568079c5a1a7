import * as v from 'valibot';
import { key, list, named, reference } from '../editing/fields.ts';
import { type ProductColumn, productColumnNames } from '../editing/product-columns.ts';
import { requiredText } from '../forms/fields.ts';
import type { Locale } from '../locale.ts';
import type { ImportMessageKey, MessageValues } from './messages.ts';

/** The largest table or archive somebody can bring. */
export const MOST_IMPORT_BYTES = 64 * 2 ** 20;

export const guardKeys = [
  'GUARD.PRICES',
  'GUARD.EMPTY',
  'GUARD.SHRUNK',
] as const satisfies ImportMessageKey[];
export type GuardKey = (typeof guardKeys)[number];

/**
 * What a column of a table can hold. A `title` is only shown; the others are read. Category, brand
 * and state are of new products alone.
 */
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
  'promotion_price',
  'promotion_starts',
  'promotion_ends',
  'stock',
  'category',
  'brand',
  'state',
  /** Of the whole row: each attribute has a column of its own, by its name. */
  'attributes',
  'specifications_ro',
  'specifications_ru',
  'documents',
  'links',
  ...productColumnNames,
] as const;
export type ImportField = (typeof importFields)[number];

/** Columns that are written together, as the details of a product. */
export const importDetails = [
  'specifications_ro',
  'specifications_ru',
  'documents',
  'links',
  ...productColumnNames,
] as const satisfies ImportField[];

/** By what a row's product is known, in this order. */
export const keyFields = ['code', 'shop_code', 'supplier_code', 'ean'] as const;
export type KeyField = (typeof keyFields)[number];

/**
 * A promotion is its price with its beginning and end. The details are all else a product has: texts,
 * warranty and the like, free lines, documents, links.
 */
export const writtenFields = [
  'price',
  'promotion',
  'stock',
  'title_ro',
  'title_ru',
  'attributes',
  'details',
] as const;
export type WrittenField = (typeof writtenFields)[number];

const percent = v.pipe(
  v.number('VALIDATE.INVALID'),
  v.minValue(0, 'VALIDATE.INVALID'),
  v.maxValue(1_000, 'VALIDATE.INVALID'),
);

/** In which state what an import creates may begin. */
export const createdStates = ['draft', 'active'] as const;
export type CreatedState = (typeof createdStates)[number];

/** What a new product is of where its row does not say it. */
const creating = v.strictObject({
  state: v.optional(v.picklist(createdStates, 'VALIDATE.INVALID'), 'draft'),
  /** Ids. */
  category: v.optional(v.nullable(reference), null),
  brand: v.optional(v.nullable(reference), null),
  unit: v.optional(v.nullable(key), null),
  /** Whether a line with nothing but a name is the category of the rows below it. */
  sections: v.optional(v.boolean('VALIDATE.INVALID'), false),
});

/** How the tables of one supplier are read. */
export const importOptions = v.strictObject({
  /** By field, the heading of its column; without any they are recognised. */
  columns: v.optional(
    named(
      v.picklist(importFields, 'VALIDATE.INVALID'),
      requiredText('VALIDATE.REQUIRED', 200),
      importFields.length,
    ),
    {},
  ),
  /** Fields that are not read, though a column looks like theirs. */
  unread: v.optional(list(v.picklist(importFields, 'VALIDATE.INVALID'), importFields.length), []),
  /** A supplier's stock is not the shop's: prices alone, unless said. */
  writes: v.optional(
    v.pipe(
      list(v.picklist(writtenFields, 'VALIDATE.INVALID'), writtenFields.length),
      v.minLength(1, 'VALIDATE.REQUIRED'),
    ),
    ['price'],
  ),
  /** Null: products nobody knows are shown, not created. */
  creates: v.optional(v.nullable(creating), null),
  /** Whether pictures and documents that are brought come behind those of a product, or instead. */
  files: v.optional(v.picklist(['add', 'replace'], 'VALIDATE.INVALID'), 'add'),
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
  /** Headings that name attributes. */
  attributes?: string[];
  /** What somebody should look at before it is applied. */
  guards: { key: GuardKey; values: MessageValues }[];
  /** Brands of new products that the shop does not have, and how many rows wait for each. */
  brands?: { title: string; rows: number }[];
  /** Values that attributes do not have, and how many rows have each. */
  values?: { attribute: string | InBoth; value: string | InBoth; rows: number }[];
  /** Whether somebody wanted them made. */
  makesValues?: boolean;
  /** Rows about archived products: those that are sold again, and those that stay as they are. */
  returning?: number;
  archived?: number;
  /** Once it is applied: saved, created among them, refused since the trial. */
  saved?: number;
  created?: number;
  refused_late?: number;
  /** Once it is undone. */
  restored?: number;
  left?: number;
};

/** Of a promotion; lei. A running one that is changed ends, and the new one begins. */
export type ImportedPromotion = { price: number; starts_at: string | null; ends_at: string | null };

/** What a row makes of a product's promotion; `replaces`: the id of the one it is instead of. */
export type PromotionChange = {
  from: ImportedPromotion | null;
  to: ImportedPromotion | null;
  replaces: number | null;
};

type Changed = { from: string | number; to: string | number };

/** What a row changes of a product, by field; `state`: of one that comes back from the archive. */
export type ImportedChanges = Partial<
  Record<Exclude<WrittenField, 'promotion' | 'attributes' | 'details'> | 'state', Changed>
> & {
  promotion?: PromotionChange;
  attributes?: ImportedFacts;
  details?: ImportedDetails;
};

/** A value that an attribute does not have yet. A number's label is its unit's concern. */
export type NewValue = { label: string; number: number | null };

/** In each language; what was kept before there were two is in Romanian alone. */
export type InBoth = Record<Locale, string>;

/** By id of the attribute, the values a product is to have of it. */
export type ImportedFacts = {
  from: string | InBoth;
  to: string | InBoth;
  values: Record<string, (number | NewValue)[]>;
};

export const detailFields = [
  ...productColumnNames,
  'specifications',
  'documents',
  'links',
] as const satisfies (ProductColumn | 'specifications' | 'documents' | 'links')[];
export type DetailField = (typeof detailFields)[number];

/** As people read it, and as it is written. */
export type ImportedDetails = Partial<
  Record<DetailField, { from: string; to: string; write: unknown }>
>;

/** Fields that a row may be seen to change. */
export const changedFields = [
  'state',
  'price',
  'promotion',
  'stock',
  'title_ro',
  'title_ru',
  'attributes',
  ...productColumnNames,
  'specifications_ro',
  'documents',
  'links',
] as const satisfies ('promotion' | ImportField)[];

/** What a row of a table is to create, by names and by ids. */
export type NewImported = {
  code: string;
  shop_code: string | null;
  ean: string | null;
  title_ro: string;
  title_ru: string;
  category: { id: number; title: string };
  /** Null: the shop has none of this name yet. */
  brand: { id: number | null; title: string };
  unit: string;
  /** Lei. */
  price: number;
  stock: number | null;
  state: CreatedState;
  attributes?: ImportedFacts['values'];
  /** By name, as the form of a product takes them. */
  details?: Partial<Record<DetailField, unknown>>;
};

/** A picture or document of a product, stored already and shown nowhere yet. */
export type NewFile = { kind: 'picture' | 'document'; place: number; file: string };

export type Creation = { product: NewImported } | { file: NewFile };

export const rowOutcomes = ['new', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
