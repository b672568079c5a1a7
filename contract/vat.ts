import { type AgreedPrice, fromParts, inParts, toBani, toLei } from './money.ts';

/** Prices include VAT. Rates are whole per cents. */

export const STANDARD_VAT_RATE = 20;

/**
 * What of a line is net and what is tax, in bani. The net part is rounded, half a ban up, and tax is
 * the rest, so that both together are always the line. By whole numbers of any size: a division of
 * fractions would round some halves down.
 */
export function splitVat(gross: number, rate: number): { net: number; vat: number } {
  const whole = BigInt(100 + rate);
  const net = Number((BigInt(gross) * 200n + whole) / (2n * whole));
  return { net, vat: gross - net };
}

/** A price without its VAT, in lei as the price is. */
export const netOf = (lei: number, rate: number): number => toLei(splitVat(toBani(lei), rate).net);

/** The same of a price that was agreed, to four decimals. */
export const netOfAgreed = ({ price, basis, vat_rate }: AgreedPrice): number =>
  basis === 'net' ? price : fromParts(splitVat(inParts(price), vat_rate).net);
