import { toBani } from './money.ts';
import type { Order } from './shapes/order.ts';
import { STANDARD_VAT_RATE, splitVat } from './vat.ts';

/** A line as it is paid, in bani: what of it is net, what is tax. */
export type TaxedLine = { vatRate: number; net: number; vat: number; gross: number };

export type VatTotals = {
  net: number;
  /** The highest rate first. */
  vat: { rate: number; amount: number }[];
  gross: number;
};

export const taxed = (gross: number, vatRate: number): TaxedLine => ({
  vatRate,
  gross,
  ...splitVat(gross, vatRate),
});

/** Sums are those of the lines, so that screen, letter and proforma say the same to the ban. */
export function vatTotals(lines: readonly TaxedLine[]): VatTotals {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  return {
    net: sum(lines.map(({ net }) => net)),
    vat: rates.map((rate) => ({
      rate,
      amount: sum(lines.filter(({ vatRate }) => vatRate === rate).map(({ vat }) => vat)),
    })),
    gross: sum(lines.map(({ gross }) => gross)),
  };
}

/** What is delivered and the delivery, which is one more line; all in bani. */
export const orderVat = (
  products: readonly { total: number; vat_rate: number }[],
  deliveryFee: number,
): VatTotals =>
  vatTotals([
    ...products.map(({ total, vat_rate }) => taxed(total, vat_rate)),
    ...(deliveryFee > 0 ? [taxed(deliveryFee, STANDARD_VAT_RATE)] : []),
  ]);

/** Of an order that was placed; null for a private person, who is told no tax apart. */
export const vatOfOrder = ({
  company,
  products,
  delivery_fee,
}: Pick<Order, 'company' | 'products' | 'delivery_fee'>): VatTotals | null =>
  company === ''
    ? null
    : orderVat(
        products.map(({ total, vat_rate }) => ({ total: toBani(total), vat_rate })),
        toBani(delivery_fee),
      );
