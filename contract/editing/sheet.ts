import * as v from 'valibot';
import { productStates } from '../constants.ts';
import { text } from '../forms/fields.ts';
import { boundedFirst, hasAtMost } from '../forms/list.ts';
import type { Permission } from '../staff/permissions.ts';
import { documents, links, specifications } from './catalogue.ts';
import {
  endsAfterStart,
  list,
  listOnce,
  moment,
  named,
  priceInLei,
  reference,
  title,
  whole,
} from './fields.ts';
import type { EditingMessageKey } from './messages.ts';
import { columnForms, type ProductColumn, productColumnNames } from './product-columns.ts';

/** What is saved of many products at once: of each the fields that were changed, and nothing else. */

const says = (message: EditingMessageKey) => message;

export const MOST_SHEET_ROWS = 5_000;
/** Columns of attributes that are shown at once. */
export const MOST_SHEET_COLUMNS = 12;
/** As many as a product can have values of. */
const MOST_ROW_ATTRIBUTES = 200;
/** All titles of a full sheet at their longest. */
export const LARGEST_SHEET_BYTES = 8 * 1024 * 1024;

/** Why the stock of the sheet is another one. */
export const sheetStockReasons = ['count', 'receipt', 'correction'] as const;
export const MOST_STOCK_NOTE = 200;
export type SheetStockReason = (typeof sheetStockReasons)[number];

const promotion = v.pipe(
  v.strictObject({
    price: priceInLei,
    /** Null: from now on. */
    starts_at: v.nullable(moment),
    /** Null: until somebody ends it. */
    ends_at: v.nullable(moment),
  }),
  v.forward(
    v.check((input) => endsAfterStart('starts_at', input), says('EDIT.TIMES')),
    ['ends_at'],
  ),
);

const version = whole(1, 2_147_483_647);

/** No column of the screen, but of tables that are brought. */
const details = v.partial(v.strictObject({ ...columnForms, specifications, documents, links }));

export const sheetRowChange = v.strictObject({
  ...details.entries,
  id: reference,
  /** The one that was seen. */
  version,
  price: v.optional(priceInLei),
  promotion: v.optional(
    v.strictObject({
      /** The id of the one that was seen, which this is instead of. */
      replaces: v.nullable(reference),
      /** Null: none. */
      to: v.nullable(promotion),
    }),
  ),
  /** Goods move without a new version, so the figure that was seen is said. */
  stock: v.optional(
    v.pipe(
      v.strictObject({
        counted: whole(0, 1_000_000),
        seen: whole(0, 2_147_483_647),
        reason: v.picklist(sheetStockReasons, 'VALIDATE.INVALID'),
        /** More of the reason; a correction needs it. */
        note: v.optional(text(MOST_STOCK_NOTE), ''),
      }),
      v.check(
        ({ reason, counted, seen }) => reason !== 'receipt' || counted >= seen,
        says('EDIT.RECEIPT'),
      ),
      v.check(
        ({ reason, note }) => reason !== 'correction' || note !== '',
        says('EDIT.CORRECTION'),
      ),
    ),
  ),
  state: v.optional(v.picklist(productStates, 'VALIDATE.INVALID')),
  title_ro: v.optional(title),
  title_ru: v.optional(text(300)),
  /** By id of the attribute, the ids of its values the product has; an empty list: none. */
  attributes: v.optional(
    named(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, 'VALIDATE.INVALID')),
      listOnce(reference, 20),
      MOST_ROW_ATTRIBUTES,
    ),
  ),
});
export type SheetRowChange = v.InferOutput<typeof sheetRowChange>;

/** Each row is read by its own form later: what is wrong with one keeps none of the others back. */
const MOST_NAMES = 50;
const unreadRow = boundedFirst(
  (row) => hasAtMost(MOST_NAMES, row),
  'VALIDATE.UNKNOWN_FIELD',
  v.looseObject({ id: reference, version }),
);
export type UnreadSheetRow = v.InferOutput<typeof unreadRow>;

const columns = listOnce(reference, MOST_SHEET_COLUMNS);

export const sheetSave = v.strictObject({
  /** The attributes that refused rows are told with. */
  columns: v.optional(columns, []),
  rows: v.pipe(
    list(unreadRow, MOST_SHEET_ROWS),
    v.minLength(1, 'VALIDATE.REQUIRED'),
    v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, says('EDIT.TWICE')),
  ),
});

/** Who may write which field of the sheet. */
export const sheetPermissions = {
  price: 'prices.write',
  promotion: 'prices.write',
  stock: 'stock.write',
  state: 'products.write',
  title_ro: 'products.write',
  title_ru: 'products.write',
  attributes: 'products.write',
  specifications: 'products.write',
  documents: 'products.write',
  links: 'products.write',
  ...(Object.fromEntries(productColumnNames.map((name) => [name, 'products.write'])) as Record<
    ProductColumn,
    'products.write'
  >),
} as const satisfies Record<Exclude<keyof SheetRowChange, 'id' | 'version'>, Permission>;
export type SheetField = keyof typeof sheetPermissions;
export const sheetFields = Object.keys(sheetPermissions) as SheetField[];
