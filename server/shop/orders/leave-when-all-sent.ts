import { afterLastParcel, beforeLastParcel } from '../../../contract/order-transitions.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import type { Shop } from '../shop.ts';
import { turn } from './change-status.ts';
import type { OrderRow } from './lock-order.ts';
import { unsentOf } from './send-parcel.ts';

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

export const isEverythingSent = async (trx: Trx, orderId: string) =>
  (await unsentOf(trx, orderId)).length === 0;
