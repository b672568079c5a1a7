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

/** The price of one unit: with the parts of a ban it has, such as `0,336 lei`. */
export function formatPrice(lei: number, locale: Locale): string {
  const parts = inParts(lei) % PARTS_OF_BAN;
  if (parts === 0) return formatLei(lei, locale);
  const more = String(parts).padStart(2, '0').replace(/0$/, '');
  const whole = figures((inParts(lei) - parts) / PARTS_OF_LEU);
  return `${whole}${more}${NO_BREAK_SPACE}${currency[locale]}`;
}

function figures(lei: number): string {
  const bani = toBani(lei);
  const [whole = '', decimals] = toLei(Math.abs(bani)).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  return `${bani < 0 ? '-' : ''}${grouped},${decimals}`;
}

/** A price that was agreed is counted in parts of a ban: ten-thousandths of a leu. */
const PARTS_OF_BAN = 100;
const PARTS_OF_LEU = 10_000;
export const inParts = (lei: number) => Math.round(lei * PARTS_OF_LEU);
export const fromParts = (parts: number) => parts / PARTS_OF_LEU;

/** Whether VAT comes on top of a price or is in it. */
export type PriceBasis = 'net' | 'gross';

/** What one unit was agreed at, where whole bani with VAT do not tell it; lei to four decimals. */
export type AgreedPrice = { price: number; basis: PriceBasis; vat_rate: number };

/** With VAT, to the ten-thousandth of a leu. */
export const grossParts = ({ price, basis, vat_rate }: AgreedPrice) =>
  basis === 'net' ? Math.round((inParts(price) * (100 + vat_rate)) / 100) : inParts(price);

/** In bani, rounded once: what is agreed without VAT has its sum first, and the VAT of that on top. */
function agreedTotal({ price, basis, vat_rate }: AgreedPrice, quantity: number): number {
  const sum = Math.round((inParts(price) * quantity) / PARTS_OF_BAN);
  return basis === 'net' ? sum + Math.round((sum * vat_rate) / 100) : sum;
}

/** A product's prices, all in bani or all in lei; what was agreed is the regular price. */
export type Priced = {
  price: number;
  promotion_price: number | null;
  is_promotion: boolean;
  agreed?: AgreedPrice | null | undefined;
};

/** As the API gives it: a guest gets no price. */
export type PricedOrNot = Omit<Priced, 'price'> & { price: number | null };

/** What one unit costs now, to the whole ban. A promotion that would raise the price is none. */
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

/** What the price was agreed at, while no promotion stands in its place. */
export const agreedNow = (product: PricedOrNot): AgreedPrice | null =>
  product.price !== null && effectivePrice(product) === product.price
    ? (product.agreed ?? null)
    : null;

/** What one unit costs now as people are shown it, in lei as the product is: to four decimals. */
export function shownPrice(product: Priced): number;
export function shownPrice(product: PricedOrNot): number | null;
export function shownPrice(product: PricedOrNot): number | null {
  const agreed = agreedNow(product);
  return agreed ? fromParts(grossParts(agreed)) : effectivePrice(product);
}

/** The same of a line that was ordered: a promotion it has is what was paid. */
export const paidPrice = (line: Omit<Priced, 'is_promotion'>): number =>
  shownPrice({ ...line, is_promotion: line.promotion_price !== null });

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

/** What a line costs now; prices and sum in bani. */
export function lineTotal(line: Priced & { quantity: number }): number {
  const agreed = agreedNow(line);
  return agreed ? agreedTotal(agreed, line.quantity) : effectivePrice(line) * line.quantity;
}

/** A product whose prices are in lei, with them in bani; what was agreed stays as it is. */
export const inBani = <P extends Priced>(product: P) => ({
  ...product,
  price: toBani(product.price),
  promotion_price: product.promotion_price === null ? null : toBani(product.promotion_price),
});
