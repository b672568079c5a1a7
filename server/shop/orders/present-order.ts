import type { Selectable } from 'kysely';
import type { OrderStatus } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toLei } from '../../../contract/money.ts';
import { openSum, owedBack } from '../../../contract/order-money.ts';
import { isAwaiting } from '../../../contract/order-transitions.ts';
import type { Order, OwnOrder } from '../../../contract/shapes/order.ts';
import type { Tables } from '../../base/database/tables.ts';
import { presentPrices } from '../pricing/priced-rows.ts';
import type { OrderRow } from './lock-order.ts';

type LineRow = Omit<Selectable<Tables['order_line']>, 'id' | 'returned' | 'vat_rate'> & {
  slug: string;
  vat_rate: number;
};
type Step = { status: OrderStatus; at: Date };

/** What its owner and the shop's people both read of an order; sums in lei. */
export const presentHead = (order: OrderRow) => ({
  id: order.id,
  status: order.status,
  payment_status: order.payment_status,
  payment_state: order.payment_state,
  created_at: order.created_at.toISOString(),
  name: order.name,
  phone: order.phone,
  email: order.email,
  company: order.company,
  idno: order.idno,
  delivery_type: order.delivery_type,
  promised_day: order.promised_day,
  promised_from: order.promised_from,
  city: order.city,
  suburb: order.suburb,
  city_id: order.district_id,
  suburb_id: order.locality_id,
  address: order.address,
  pay_method: order.pay_method,
  comment: order.comment,
  lang: order.locale,
  cut_consent_at: order.cut_consent_at?.toISOString() ?? null,
  products_cost: toLei(order.products_cost),
  discount: toLei(order.discount),
  delivery_fee: toLei(order.delivery_fee),
  total: toLei(order.total),
  credited: toLei(order.credited),
  paid: toLei(order.paid),
  refunded: toLei(order.refunded),
  to_pay: toLei(openSum(order)),
  owed_back: toLei(owedBack(order)),
});

/** An order as its owner reads it. Prices are those of the day it was placed. */
export function presentOrder(order: OrderRow, lines: LineRow[], locale: Locale): Order {
  return {
    ...presentHead(order),
    number: order.id,
    awaits_confirmation: isAwaiting(order),
    products: lines.map((line) => ({
      id: line.product_id,
      code: line.code,
      slug: line.slug,
      title: line[`title_${locale}`],
      units: line[`unit_${locale}`],
      ...presentPrices(line),
      quantity: line.quantity,
      total: toLei(line.total),
      vat_rate: line.vat_rate,
      one_piece: line.one_piece,
      cut_length: line.cut_length,
    })),
  };
}

type OrderProgress = { history: Step[]; hasProforma: boolean };

/** The same with how far it has come, and when. */
export const presentOwnOrder = (
  order: OrderRow,
  lines: LineRow[],
  { history, hasProforma }: OrderProgress,
  locale: Locale,
): OwnOrder => ({
  ...presentOrder(order, lines, locale),
  history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  has_proforma: hasProforma,
});
