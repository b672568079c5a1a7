import type { Database } from '../../database/connect.ts';
import type { Offer, Price } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import { type ExternalLink, readLinks } from './external-links.ts';
import { baniOf, isInLei } from './price-in-bani.ts';

/** `bani`: null where 1C says that it has no price, and so is not sold. */
export type ReadPrice =
  | { kind: 'price'; bani: number | null; factor: number }
  | { kind: 'not-said' }
  | {
      kind: 'refused';
      reason: 'no-price-type' | 'currency' | 'negative-price' | 'price-too-high';
    };

/** What 1C's people call the price of a shop. */
const RETAIL = /розн|retail|amănunt|vânzare/i;

/** The type the shop sells by: as somebody has set it, else the only one, else the first retail one. */
export function chosenType(
  types: Map<string, ExternalLink>,
  set: string,
): ExternalLink | undefined {
  if (set !== '') return types.get(set);
  const all = [...types.values()];
  const retail = all.find(({ given }) => RETAIL.test(String(given.title ?? '')));
  return all.length === 1 ? all[0] : retail;
}

const MOST_BANI = 20_000_000_00;

/** Of the several prices of an offer the one the shop sells by. */
export async function startReadingPrices({ changing, settings }: Applying) {
  const chosen = chosenType(await readLinks(changing.trx, 'price-type'), settings.priceType);

  return function readPrice({ prices }: Pick<Offer, 'prices'>, vatRate: number | null): ReadPrice {
    if (prices.length === 0) return { kind: 'not-said' };
    if (!chosen) return { kind: 'refused', reason: 'no-price-type' };
    const price: Price | undefined = prices
      .filter(({ typeId }) => typeId === chosen.external_id)
      // The price of one piece, where many at once cost less.
      .toSorted((one, other) => (one.minimum ?? 0) - (other.minimum ?? 0))[0];
    if (!price) return { kind: 'not-said' };
    const currency = price.currency || String(chosen.given.currency ?? '');
    if (!isInLei(currency, settings.currencyName)) return { kind: 'refused', reason: 'currency' };
    const bani = baniOf(price, { includesVat: chosen.given.includesVat !== false, vatRate });
    // What is a mistake takes nothing off the shelf.
    if (bani < 0) return { kind: 'refused', reason: 'negative-price' };
    if (bani > MOST_BANI) return { kind: 'refused', reason: 'price-too-high' };
    return { kind: 'price', bani: bani > 0 ? bani : null, factor: price.factor };
  };
}

/** Every type of price that 1C has named, for people to choose from. */
export async function listPriceTypes(db: Database, set: string) {
  const types = await readLinks(db, 'price-type');
  const chosen = chosenType(types, set);
  return [...types.values()].map(({ external_id, given }) => ({
    external_id,
    title: String(given.title ?? ''),
    currency: String(given.currency ?? ''),
    includes_vat: given.includesVat !== false,
    is_chosen: external_id === chosen?.external_id,
  }));
}
