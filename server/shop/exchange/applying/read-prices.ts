import { sql } from 'kysely';
import { STANDARD_VAT_RATE } from '../../../../contract/vat.ts';
import type { Database } from '../../../base/database/connect.ts';
import { baniOf, type PriceFrom1c } from '../../catalogue/writing/settle-price.ts';
import type { Offer, Price } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import { readLinks } from './external-links.ts';

/** `said`: null where 1C says that it has no price, and so is not sold. */
export type ReadPrice =
  | { kind: 'price'; price: PriceFrom1c | null; factor: number }
  | { kind: 'not-said' }
  | {
      kind: 'refused';
      reason: 'no-price-type' | 'currency' | 'negative-price' | 'price-too-high';
    };

const MOST_BANI = 20_000_000_00;

/** Of the several prices of an offer the one the shop sells by. */
export async function startReadingPrices({ changing, settings }: Applying) {
  // Nobody but a person says which it is: also the only one may be what the shop pays.
  const { priceType } = settings;
  const chosen = (await readLinks(changing.trx, 'price-type', [priceType])).get(priceType);

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
    const from1c = priceFrom1c(price, { includesVat: chosen.given.includesVat !== false });
    const bani = baniOf(from1c, vatRate ?? STANDARD_VAT_RATE);
    // What is a mistake takes nothing off the shelf.
    if (bani < 0) return { kind: 'refused', reason: 'negative-price' };
    if (bani > MOST_BANI) return { kind: 'refused', reason: 'price-too-high' };
    // At whatever VAT the product has, it costs a ban at least.
    return { kind: 'price', price: baniOf(from1c, 0) > 0 ? from1c : null, factor: price.factor };
  };
}

/**
 * What one of the base unit costs, in the basis 1C counts in: its price may be for a coil of a
 * hundred. Half a ten-thousandth of a leu counts up.
 */
export function priceFrom1c(
  { amount, factor }: Pick<Price, 'amount' | 'factor'>,
  { includesVat }: { includesVat: boolean },
): PriceFrom1c {
  return {
    // Six decimals are more than any price has; beyond them are the errors of binary fractions.
    agreed_price: Math.round(Number(((amount * 10_000) / factor).toFixed(6))),
    agreed_basis: includesVat ? 'gross' : 'net',
  };
}

const LEI = new Set(['', 'mdl', '498', 'лей', 'леи', 'лея', 'lei', 'leu']);

const isInLei = (currency: string, currencyName: string) =>
  LEI.has(currency.toLowerCase()) || currency.toLowerCase() === currencyName.toLowerCase();

/** Every type of price that 1C has named, for people to choose from by what it holds. */
export async function listPriceTypes(db: Database, set: string) {
  const types = await readLinks(db, 'price-type');
  const counted = await countPrices(db);
  return [...types.values()].map(({ external_id, given }) => ({
    external_id,
    title: String(given.title ?? ''),
    currency: String(given.currency ?? ''),
    includes_vat: given.includesVat !== false,
    prices: counted.get(external_id) ?? 0,
    is_chosen: external_id === set,
  }));
}

/** As the fullest of the runs that are kept had them. */
async function countPrices(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ type: string; number: number }>`
    select type, max(number)::integer as number
    from (
      select stored.key as type, sum(stored.value::integer) as number
      from exchange_file
      cross join lateral jsonb_each_text(prices) as stored
      where prices <> '{}'
      group by run_id, stored.key
    ) as counted
    group by type`.execute(db);
  return new Map(rows.map(({ type, number }) => [type, number]));
}
