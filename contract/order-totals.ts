import { lineTotal, type Priced } from './money.ts';

export type OrderTotals = {
  products_cost: number;
  discount: number;
  delivery_fee: number;
  total: number;
};

/** What the buyer sees under an order, in bani: regular prices, what promotions take off, the rest. */
export function orderTotals(
  lines: readonly (Priced & { quantity: number })[],
  deliveryFee: number,
): OrderTotals {
  const products_cost = sum(lines.map((line) => line.price * line.quantity));
  const afterDiscount = sum(lines.map((line) => lineTotal(line)));
  return {
    products_cost,
    discount: products_cost - afterDiscount,
    delivery_fee: deliveryFee,
    total: afterDiscount + deliveryFee,
  };
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
