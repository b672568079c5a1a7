import { isDeepStrictEqual } from 'node:util';
import {
  type SheetField,
  type SheetStockReason,
  sheetPermissions,
} from '../../../../contract/editing/sheet.ts';
import type { Permission } from '../../../../contract/staff/permissions.ts';
import {
  type Details,
  detailNames,
  type HeldProduct,
  type OpenPromotion,
} from './held-products.ts';

/** How a product is to be: the fields that are named, and the others as they stand. */
export type Wanted = Partial<
  Pick<
    HeldProduct,
    | 'price'
    | 'agreed_price'
    | 'agreed_basis'
    | 'state'
    | 'title_ro'
    | 'title_ru'
    | 'attributes'
    | 'stock'
    | 'pictures'
    | 'documents'
    | 'links'
  > &
    Details
> & { promotions?: OpenPromotion[] };

export type WantedName = keyof Wanted;

/** What is to become of one product, as it is held. */
export type PlannedChange = {
  held: HeldProduct;
  wanted: Wanted;
  /** Why the stock moves; what is undone was neither counted nor put right. */
  stockReason?: SheetStockReason | 'undo' | undefined;
  stockNote?: string | undefined;
};

export const wantedNames: WantedName[] = [
  'price',
  'agreed_price',
  'agreed_basis',
  'state',
  'title_ro',
  'title_ru',
  'attributes',
  'stock',
  'pictures',
  'documents',
  'links',
  'promotions',
  ...detailNames,
];

/** Pictures come by an import, and have no column in the sheet. */
export type BatchField = SheetField | 'pictures';

/** What the sheet calls it. */
export function fieldOf(name: WantedName): BatchField {
  if (name === 'agreed_price' || name === 'agreed_basis') return 'price';
  return name === 'promotions' ? 'promotion' : name;
}

export const permissionOf = (field: BatchField): Permission =>
  field === 'pictures' ? 'products.write' : sheetPermissions[field];

/** The names of what would be another than it is. */
export const differences = (held: HeldProduct, wanted: Wanted): WantedName[] =>
  wantedNames.filter((name) => {
    if (name === 'promotions') return !isSameList(held.promotions, wanted.promotions);
    return wanted[name] !== undefined && !isDeepStrictEqual(held[name], wanted[name]);
  });

export const isSamePromotion = (a: OpenPromotion, b: OpenPromotion) =>
  a.price === b.price && a.starts_at === b.starts_at && a.ends_at === b.ends_at;

function isSameList(held: OpenPromotion[], wanted: OpenPromotion[] | undefined): boolean {
  if (wanted === undefined) return true;
  return (
    held.length === wanted.length &&
    wanted.every((one) => held.some((other) => isSamePromotion(one, other)))
  );
}

/** As the audit log has them. */
export const withoutId = ({ price, starts_at, ends_at }: OpenPromotion): OpenPromotion => ({
  price,
  starts_at,
  ends_at,
});
