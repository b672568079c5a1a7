import type { Locale } from './locale.ts';

/** Inside the shop money is whole bani; the API and the screens speak lei with two decimals. */

export const toLei = (bani: number): number => bani / 100;

/** Half a ban counts up, judged by the decimal digits as written: 1.005 lei are 101 bani. */
export function toBani(lei: number): number {
  const [digits = '', exponent = '0'] = String(lei).split('e');
  const bani = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  if (!Number.isSafeInteger(bani)) throw new RangeError(`${lei} lei cannot be counted in bani`);
  // Math.round may leave a negative zero.
  return bani + 0;
}

export const roundLei = (lei: number): number => toLei(toBani(lei));

const NO_BREAK_SPACE = '\u00a0';
const currency: Record<Locale, string> = { ro: 'lei', ru: 'lei' };

/**
 * `1 234,50 lei`, never broken over two lines. Written out because servers and browsers
 * carry different Intl data, and rendered pages must match to the letter.
 */
export const formatLei = (lei: number, locale: Locale): string =>
  `${figures(lei)}${NO_BREAK_SPACE}${currency[locale]}`;

/** As a field shows them: `1 234,50`, and without bani `1 234`. */
export const leiInField = (lei: number): string => figures(lei).replace(/,00$/, '');

function figures(lei: number): string {
  const bani = toBani(lei);
  const [whole = '', decimals] = toLei(Math.abs(bani)).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  return `${bani < 0 ? '-' : ''}${grouped},${decimals}`;
}

/** A product's prices, all in bani or all in lei. */
export type Priced = { price: number; promotion_price: number | null; is_promotion: boolean };

/** As the API gives it: a guest gets no price. */
export type PricedOrNot = Omit<Priced, 'price'> & { price: number | null };

/** What one unit costs now. A promotion that would raise the price is none. */
export function effectivePrice(product: Priced): number;
export function effectivePrice(product: PricedOrNot): number | null;
export function effectivePrice({
  price,
  promotion_price,
  is_promotion,
}: PricedOrNot): number | null {
  if (price === null || !is_promotion || promotion_price === null) return price;
  return Math.min(price, promotion_price);
}

/** What one unit saves while the promotion lasts. */
export function saving(product: Priced): number;
export function saving(product: PricedOrNot): number | null;
export function saving(product: PricedOrNot): number | null {
  const now = effectivePrice(product);
  return product.price === null || now === null ? null : roundLei(product.price - now);
}

/** Of the price before, in whole per cent, never more than it is; null where a price is not told. */
export function savingPercent(product: PricedOrNot): number | null {
  const saved = saving(product);
  if (saved === null || product.price === null || product.price === 0) return null;
  return Math.floor((toBani(saved) * 100) / toBani(product.price));
}

/** What a line costs now. */
export function lineTotal(line: Priced & { quantity: number }): number;
export function lineTotal(line: PricedOrNot & { quantity: number }): number | null;
export function lineTotal(line: PricedOrNot & { quantity: number }): number | null {
  const now = effectivePrice(line);
  return now === null ? null : roundLei(now * line.quantity);
}
