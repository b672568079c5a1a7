import { cableEnding } from './cable-price.ts';
import { deviceEnding } from './device-price.ts';
import type { FamilyProduct } from './family-products.ts';
import { chance, whole } from './prng.ts';

/** What the shop itself decides about a product: stock, promotion, popularity, first listing. */

type Availability = 'in stock' | 'low' | 'none' | 'on order';

export function availability(code: string): Availability {
  const draw = chance(`${code}:availability`);
  if (draw < 0.7) return 'in stock';
  if (draw < 0.85) return 'low';
  return draw < 0.95 ? 'none' : 'on order';
}

type Goods = Pick<FamilyProduct, 'code' | 'unit' | 'price' | 'anchor'>;

export function stockOf({ code, unit, price, anchor }: Goods): number {
  const state = anchor ? 'in stock' : availability(code);
  const key = `${code}:stock`;
  if (state === 'none' || state === 'on order') return 0;
  if (state === 'low') return unit === 'm' ? whole(key, 5, 49) : whole(key, 1, 5);
  if (unit === 'm') return whole(key, 60, price > 20_000 ? 400 : 2500);
  if (price > 500_000) return whole(key, 6, 12);
  return price > 50_000 ? whole(key, 6, 40) : whole(key, 6, 400);
}

const promotedShare = 0.08;

/** Five to twenty-five per cent off, or nothing where rounding would leave that range. */
export function promotionOf(
  goods: Pick<FamilyProduct, 'code' | 'price' | 'family'>,
): number | null {
  if (chance(`${goods.code}:promotion`) >= promotedShare) return null;
  const lei = (goods.price / 100) * (1 - whole(`${goods.code}:discount`, 6, 24) / 100);
  const price = goods.family.pricing === 'cable' ? cableEnding(lei) : deviceEnding(lei);
  const discount = 1 - price / goods.price;
  return discount >= 0.05 && discount <= 0.25 ? price : null;
}

/** Few products sell most; anchors are the ones every buyer asks for. */
export function popularityOf(code: string, anchor: boolean): number {
  if (anchor) return whole(`${code}:popularity`, 9000, 10_000);
  return Math.floor(chance(`${code}:popularity`) ** 3 * 6000);
}

const lastListing = Date.UTC(2026, 10, 1);
const twoYears = 2 * 365 * 24 * 60 * 60;

export const createdAtOf = (code: string): string =>
  new Date(lastListing - whole(`${code}:created`, 60, twoYears) * 1000).toISOString();
