import type { Locale } from '../../../contract/locale.ts';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readPhoneRepeat as operation } from '../../../contract/staff/operations/phone-orders.ts';
import { presentOrder } from '../orders/present-order.ts';
import { orderWithLines } from '../orders/queries.ts';
import { repeatLines } from '../orders/repeat-order.ts';
import type { Shop } from '../shop.ts';

/** Anybody's order, to take it again by telephone; null for none. */
export async function readPhoneRepeat(
  shop: Shop,
  orderId: string,
  locale: Locale,
): Promise<AnswerOf<typeof operation> | null> {
  const found = await orderWithLines(shop.db, orderId);
  if (!found) return null;
  const { order, lines } = found;
  return {
    customer_id: order.customer_id,
    number: order.id,
    order: presentOrder(order, lines, locale),
    lines: await repeatLines(shop, lines, { viewer: { kind: 'staff' }, locale }),
  };
}
