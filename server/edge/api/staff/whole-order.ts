import type { Locale } from '../../../../contract/locale.ts';
import type { StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import { papersFor } from '../../../shop/documents/papers-for.ts';
import { readIn1c } from '../../../shop/exchange/staff/read-in-1c.ts';
import { readStaffOrder } from '../../../shop/orders/staff/read-order.ts';
import type { Shop } from '../../../shop/shop.ts';

type Asked = { params: { id: string }; viewer: { id: number }; locale: Locale };

/** Everything the screen of an order shows; null for an order there is not. */
export async function wholeOrder(
  shop: Shop,
  { params, viewer: { id }, locale }: Asked,
): Promise<StaffOrder | null> {
  const order = await readStaffOrder(shop.db, params.id, { id, locale });
  if (!order) return null;
  const in_1c = await readIn1c(shop.db, order);
  return { ...order, ...(await papersFor(shop, order.id)), in_1c };
}
