import { afterLastParcel, beforeLastParcel } from '../../../contract/order-transitions.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import type { Shop } from '../shop.ts';
import { turn } from './change-status.ts';
import type { OrderRow } from './lock-order.ts';

/** With the last of its goods an order has left. Answers whether it did. */
export async function leaveWhenAllSent(
  shop: Pick<Shop, 'settings'>,
  changing: Changing,
  order: OrderRow,
): Promise<boolean> {
  if (order.status !== beforeLastParcel(order.delivery_type)) return false;
  if (!(await isEverythingSent(changing.trx, order.id))) return false;
  await turn(shop, changing, order, { to: afterLastParcel(order.delivery_type) });
  return true;
}

export async function isEverythingSent(trx: Trx, orderId: string): Promise<boolean> {
  const left = await trx
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', orderId)
    .whereRef('sent', '<', 'quantity')
    .limit(1)
    .executeTakeFirst();
  return left === undefined;
}
