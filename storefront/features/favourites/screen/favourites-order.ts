import type { OrderPayloadInput } from '../../../../contract/forms/checkout.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { toLei } from '../../../../contract/money.ts';
import type { OrderTotals } from '../../../../contract/order-totals.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { orderProducts } from '../../order/order-lines.ts';

type Wanted = {
  items: readonly CartLine[];
  /** Bani. */
  totals: OrderTotals;
  /** The account's; undefined as long as it is not known, and then the shop fills it in. */
  company: string | undefined;
  /** Some of it is cut, and the buyer agreed that it does not come back. */
  hasCut: boolean;
  locale: Locale;
};

/** An order straight from the favourites: fetched from the shop, paid in cash, the account's data. */
export const favouritesOrder = ({
  items,
  totals,
  company,
  hasCut,
  locale,
}: Wanted): OrderPayloadInput => ({
  order_products: orderProducts(items),
  pay_method: 'cash',
  total_price: toLei(totals.total),
  total_discount: toLei(totals.discount),
  cost_of_delivery: 0,
  city: '',
  suburb: '',
  comment: '',
  company,
  lang: locale,
  user_id: 0,
  source: 'favourites',
  ...(hasCut && { cut_consent: true }),
});
