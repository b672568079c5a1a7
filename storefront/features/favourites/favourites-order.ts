import type { OrderPayloadInput } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toLei } from '../../../contract/money.ts';
import type { OrderTotals } from '../../../contract/order-totals.ts';
import type { User } from '../../../contract/shapes/account.ts';
import type { CartLine } from '../cart/public.ts';
import { orderProducts } from '../order/public.ts';

type Wanted = {
  items: readonly CartLine[];
  /** Bani. */
  totals: OrderTotals;
  user: User | null;
  locale: Locale;
};

/** An order straight from the favourites: fetched from the shop, paid in cash, the account's data. */
export const favouritesOrder = ({ items, totals, user, locale }: Wanted): OrderPayloadInput => ({
  order_products: orderProducts(items),
  pay_method: 'cash',
  total_price: toLei(totals.total),
  total_discount: toLei(totals.discount),
  cost_of_delivery: 0,
  city: '',
  suburb: '',
  comment: '',
  company: user?.company_name ?? '',
  lang: locale,
  user_id: 0,
});
