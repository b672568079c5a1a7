import type { DeliveryType } from './constants.ts';
import { linesOfCuts } from './cut-lines.ts';
import { fittingCuts } from './cuts.ts';
import { type DeliverySettings, deliveryFee } from './delivery-fee.ts';
import { inBani, lineTotal, type Priced } from './money.ts';

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
  const products_cost = sum(lines.map((line) => lineTotal({ ...line, is_promotion: false })));
  const afterDiscount = sum(lines.map((line) => lineTotal(line)));
  return {
    products_cost,
    discount: products_cost - afterDiscount,
    delivery_fee: deliveryFee,
    total: afterDiscount + deliveryFee,
  };
}

/** The same with what bringing it costs by the rules. */
export function totalsWithDelivery(
  lines: Parameters<typeof orderTotals>[0],
  to: { deliveryType: DeliveryType; districtId: number | null },
  settings: DeliverySettings,
): OrderTotals {
  const goods = orderTotals(lines, 0).total;
  return orderTotals(lines, deliveryFee({ productsAfterDiscount: goods, ...to }, settings));
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

type Wanted = Priced & { quantity: number; cuts?: readonly number[] };

/** What is wanted, in lei, as the lines of an order have it, in bani: one for each length. */
export function linesInOrder<W extends Wanted>(wanted: W) {
  const line = inBani(wanted);
  return linesOfCuts({ ...wanted, cuts: fittingCuts(wanted) }).map(({ quantity }) => ({
    ...line,
    quantity,
  }));
}
