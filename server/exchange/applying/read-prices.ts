import type { Offer, Price } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import { readLinks } from './external-links.ts';
import { baniOf, isInLei } from './price-in-bani.ts';

/** `bani`: null where 1C says that it has no price, and so is not sold. */
export type ReadPrice =
  | { kind: 'price'; bani: number | null; factor: number }
  | { kind: 'not-said' }
  | { kind: 'refused'; reason: 'no-price-type' | 'currency' };

const MOST_BANI = 20_000_000_00;

/** Of the several prices of an offer the one the shop sells by. */
export async function startReadingPrices({ changing, settings }: Applying) {
  const types = await readLinks(changing.trx, 'price-type');
  const chosen =
    types.get(settings.priceType) ?? (types.size === 1 ? [...types.values()][0] : undefined);

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
    const isPrice = bani > 0 && bani <= MOST_BANI;
    return { kind: 'price', bani: isPrice ? bani : null, factor: price.factor };
  };
}
