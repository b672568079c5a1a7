import type { Checkout, OrderPayloadInput } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toLei } from '../../../contract/money.ts';
import type { OrderTotals } from '../../../contract/order-totals.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { orderProducts } from '../order/order-lines.ts';
import type { District } from '../places/use-districts.ts';

type Filled = {
  checkout: Checkout;
  lines: readonly CartLine[];
  /** Bani. */
  totals: OrderTotals;
  districts: readonly District[];
  locale: Locale;
};

/** The order as the shop takes it, with the places named in the buyer's language. */
export function orderPayload(filled: Filled): OrderPayloadInput {
  const { checkout, lines, totals, districts, locale } = filled;
  const district = districts.find(({ value }) => value === checkout.city_id);
  const locality = district?.locations.find(({ value }) => value === checkout.suburb_id);
  return {
    ...checkout,
    city: district?.[`name_${locale}`] ?? '',
    suburb: locality?.[`name_${locale}`] ?? '',
    order_products: orderProducts(lines.map(withPieces)),
    total_price: toLei(totals.total),
    total_discount: toLei(totals.discount),
    cost_of_delivery: toLei(totals.delivery_fee),
    lang: locale,
    source: 'cart',
  };
}

/** Who says nothing wants what is usually meant: all of it in one length. */
const withPieces = (line: CartLine): CartLine =>
  line.is_cut ? { ...line, one_piece: line.one_piece ?? true } : { ...line, cuts: [] };
