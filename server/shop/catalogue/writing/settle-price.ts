import type { PriceBasis } from '../../../../contract/money.ts';
import type { AgreedColumns } from '../../pricing/priced-rows.ts';

type SettledPrice = { price: number } & AgreedColumns;
export type StoredPrice = SettledPrice & { vat_rate: number };
type Wanted = { [Name in keyof StoredPrice]?: StoredPrice[Name] | undefined };

/** What a unit costs by whoever sells it by finer prices: ten-thousandths of a leu. */
export type PriceFrom1c = { agreed_price: number; agreed_basis: PriceBasis };

/**
 * How a product's price and what was agreed stand after a change. The price is the agreed one with
 * VAT, in bani, and follows it where the VAT changes. Another price that comes alone was itself
 * agreed, with VAT; the same one again, as a form sends it, changes nothing.
 */
export function settlePrice(stored: StoredPrice, wanted: Wanted): SettledPrice {
  const { price = stored.price, vat_rate = stored.vat_rate } = wanted;
  const { agreed_price = stored.agreed_price, agreed_basis = stored.agreed_basis } = wanted;
  const inBani = (bani: number) => ({ price: bani, agreed_price: null, agreed_basis: null });
  if (agreed_price === null || agreed_basis === null) return inBani(price);
  const gross = baniOf({ agreed_price, agreed_basis }, vat_rate);
  if (agreed_basis === 'gross' && agreed_price % 100 === 0) return inBani(gross);
  const isOther = wanted.agreed_price === undefined && price !== stored.price && price !== gross;
  return isOther ? inBani(price) : { price: gross, agreed_price, agreed_basis };
}

/** With VAT; half a ban counts up. */
export function baniOf({ agreed_price, agreed_basis }: PriceFrom1c, vatRate: number): number {
  const percent = agreed_basis === 'net' ? 100 + vatRate : 100;
  return Math.round((agreed_price * percent) / 10_000);
}
