import { missingToFreeDelivery } from '../../../contract/delivery-fee.ts';
import { lineTotal, toLei } from '../../../contract/money.ts';
import type { Quote, QuoteRequest } from '../../../contract/staff/phone-orders.ts';
import { totalsOf } from '../orders/accept-order.ts';
import { productsToOrder } from '../orders/queries.ts';
import { asPriced, presentPrices } from '../reference/agreed-price.ts';
import type { Shop } from '../shop.ts';

/** What an order would cost at this moment, added up as it would be. Holds nobody up. */
export async function quoteOrder(
  shop: Shop,
  { lines: wanted, delivery_type: deliveryType, city_id: districtId }: QuoteRequest,
): Promise<Quote> {
  const quantities = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  const products =
    quantities.size > 0 ? await productsToOrder(shop.db, [...quantities.keys()]).execute() : [];
  const lines = products.map((product) => ({
    ...asPriced(product),
    quantity: quantities.get(product.id) ?? 0,
  }));
  const totals = totalsOf(shop, lines, { deliveryType, districtId });
  const productsAfterDiscount = totals.total - totals.delivery_fee;
  const missing = missingToFreeDelivery(
    { productsAfterDiscount, deliveryType, districtId },
    shop.settings().delivery,
  );
  return {
    lines: lines.map((line) => ({
      id: line.id,
      ...presentPrices(line),
      stock: line.stock,
      quantity: line.quantity,
      total: toLei(lineTotal(line)),
    })),
    products_cost: toLei(totals.products_cost),
    discount: toLei(totals.discount),
    delivery_fee: toLei(totals.delivery_fee),
    total: toLei(totals.total),
    missing_to_free: missing === null ? null : toLei(missing),
  };
}
