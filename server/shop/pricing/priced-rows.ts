import {
  type AgreedPrice,
  fromParts,
  grossParts,
  type PriceBasis,
  toLei,
} from '../../../contract/money.ts';

/** As a product or a line of an order has it: ten-thousandths of a leu, or nothing. */
export type AgreedColumns = { agreed_price: number | null; agreed_basis: PriceBasis | null };
type Row = AgreedColumns & { vat_rate: number | null };
type Prices = { price: number; promotion_price: number | null };
/** With what a promotion makes of it: bani. */
export type PricedRow = Row & Prices;

/** What was agreed, where it comes to another sum than the price in bani; null anywhere else. */
export function agreedOf({ agreed_price, agreed_basis, vat_rate }: Row): AgreedPrice | null {
  if (agreed_price === null || agreed_basis === null) return null;
  const rate = vat_rate ?? 0;
  const tax = agreed_basis === 'net' ? agreed_price * rate : 0;
  // Bani tell all of it where neither the price nor the VAT on top has parts of one.
  if (agreed_price % 100 === 0 && tax % 10_000 === 0) return null;
  return { price: fromParts(agreed_price), basis: agreed_basis, vat_rate: rate };
}

/** What is sold or was ordered, as its sums are counted. */
export const asPriced = <R extends PricedRow>(row: R) => ({
  ...row,
  is_promotion: row.promotion_price !== null,
  agreed: agreedOf(row),
});

/** The regular price as people are shown it, in ten-thousandths of a leu. */
export function shownParts(row: Row & Pick<Prices, 'price'>): number {
  const agreed = agreedOf(row);
  return agreed ? grossParts(agreed) : row.price * 100;
}

/** Prices as an answer has them, in lei: it says what was agreed only where that comes to other sums. */
export function presentPrices({ price, promotion_price, ...row }: PricedRow) {
  const agreed = agreedOf(row);
  return {
    price: toLei(price),
    ...(agreed && { agreed }),
    promotion_price: promotion_price === null ? null : toLei(promotion_price),
  };
}
