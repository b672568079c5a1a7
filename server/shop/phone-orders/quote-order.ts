import { missingToFreeDelivery } from '../../../contract/delivery-fee.ts';
import { lineTotal, toLei } from '../../../contract/money.ts';
import { totalsWithDelivery } from '../../../contract/order-totals.ts';
import type { Quote, QuoteRequest } from '../../../contract/staff/phone-orders.ts';
import { readOffers } from '../orders/queries.ts';
import { asPriced, presentPrices } from '../pricing/priced-rows.ts';
import type { Shop } from '../shop.ts';

/** What an order would cost at this moment, added up as it would be. Holds nobody up. */
export async function quoteOrder(
  shop: Shop,
  { lines: wanted, delivery_type: deliveryType, city_id: districtId }: QuoteRequest,
): Promise<Quote> {
  const quantities = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  const offers = await readOffers(shop.db, [...quantities.keys()]);
  const lines = offers
    .filter(({ state }) => state === 'active')
    .map((offer) => ({ ...asPriced(offer), quantity: quantities.get(offer.product_id) ?? 0 }));
  const { delivery } = shop.settings();
  const totals = totalsWithDelivery(lines, { deliveryType, districtId }, delivery);
  const productsAfterDiscount = totals.total - totals.delivery_fee;
  const missing = missingToFreeDelivery(
    { productsAfterDiscount, deliveryType, districtId },
    delivery,
  );
  return {
    lines: lines.map((line) => ({
      id: line.product_id,
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
