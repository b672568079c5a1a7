import { isDeepStrictEqual } from 'node:util';
import { type SheetStockReason, sheetPermissions } from '../../../../../contract/editing/sheet.ts';
import type { Permission } from '../../../../../contract/staff/permissions.ts';
import type { Mistakes } from '../../../../base/changes/refused.ts';
import type { OpenPromotion } from '../../../pricing/open-promotions.ts';
import { type Parts, partNames } from '../product-parts.ts';
import { settlePrice } from '../settle-price.ts';
import { type StoredColumns, storedNames } from '../stored-columns.ts';
import { isSamePromotion, withoutLost } from './promotion-rules.ts';
import type { StoredProduct } from './stored-products.ts';

/** How a product is to be: the fields that are named, and the others as they stand. */
export type Wanted = Partial<StoredColumns & Parts> & {
  stock?: number;
  promotions?: OpenPromotion[];
};

export type WantedName = keyof Wanted;

/** What is to become of one stored product. */
export type PlannedChange = {
  stored: StoredProduct;
  wanted: Wanted;
  /** The version that was seen; of none, whatever is there is overruled. */
  seen?: number | undefined;
  /** Why the stock moves, and what was seen of it. */
  stock?: { reason: SheetStockReason | 'undo'; note?: string; seen?: number } | undefined;
  /** What is wrong with it beyond what every change is judged by. */
  wrong?: Mistakes;
};

export const wantedNames: WantedName[] = [...storedNames, ...partNames, 'stock', 'promotions'];

/** What batches and the sheet call it. */
export function fieldOf(name: WantedName): string {
  if (name === 'agreed_price' || name === 'agreed_basis') return 'price';
  return name === 'promotions' ? 'promotion' : name;
}

/** Where the sheet and batches say what is wrong with it: one promotion is shown of a product. */
export const cellOf = (field: string): string => field.replace(/^promotions\.\d+\./, 'promotion.');

const permissions: Partial<Record<string, Permission>> = sheetPermissions;
export const permissionOf = (field: string): Permission => permissions[field] ?? 'products.write';

/**
 * The same with the price that follows from it. `ended`: a promotion that would lower the new price
 * no more goes with it.
 */
export function settled(
  { stored, wanted, ...others }: PlannedChange,
  lost: 'refused' | 'ended',
): PlannedChange {
  const whole = lost === 'ended' ? withoutLost(stored, wanted) : wanted;
  return { ...others, stored, wanted: { ...whole, ...settlePrice(stored, whole) } };
}

/** The names of what would be another than it is. */
export const differences = (stored: StoredProduct, wanted: Wanted): WantedName[] =>
  wantedNames.filter((name) => {
    if (name === 'promotions') return !isSameList(stored.promotions, wanted.promotions);
    return wanted[name] !== undefined && !isDeepStrictEqual(stored[name], wanted[name]);
  });

function isSameList(stored: OpenPromotion[], wanted: OpenPromotion[] | undefined): boolean {
  if (wanted === undefined) return true;
  return (
    stored.length === wanted.length &&
    wanted.every((one) => stored.some((other) => isSamePromotion(one, other)))
  );
}

/** As the audit log has them. */
export const withoutId = ({ price, starts_at, ends_at }: OpenPromotion): OpenPromotion => ({
  price,
  starts_at,
  ends_at,
});
