import type { OrderStatus } from '../../../contract/constants.ts';
import { customerMayCancel, isAwaiting, mayBecome } from '../../../contract/order-transitions.ts';
import { type Actor, type Changing, change } from '../../base/changes/change.ts';
import { invalid } from '../../base/changes/refused.ts';
import { releaseStock } from '../catalogue/stock/release-stock.ts';
import type { Shop } from '../shop.ts';
import { lockOrder, type OrderRow, type Seen } from './lock-order.ts';
import { tellCustomer } from './order-mails.ts';
import { promiseAnew } from './promise-day.ts';
import { saveOrder } from './save-order.ts';
import { sendRest, unsentOf } from './send-parcel.ts';
import { takeOrdered } from './take-ordered.ts';

type Step = Seen & {
  to: OrderStatus;
  /** Why; whoever ordered reads it too. */
  reason?: string | undefined;
};

/**
 * One step of an order, by one of the shop's people or by the customer who cancels: one transaction
 * of state, timeline, stock and the mail that tells of it. Who has seen an older version is refused.
 */
export const changeStatus = (
  shop: Pick<Shop, 'db' | 'settings'>,
  actor: Actor,
  orderId: string,
  step: Step,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, step);
    if (!mayTake(step, order)) throw invalid({ status: ['STAFF.ORDER_STEP'] });
    const { version } = await turn(shop, changing, order, step);
    return { id: orderId, version };
  });

/** An owner who is named is a customer, to whom only cancelling in time is left. */
const mayTake = ({ to, ownerId }: Step, order: OrderRow) =>
  mayBecome(order, to) &&
  (ownerId === undefined || (to === 'cancelled' && customerMayCancel(order.status)));

/** The step of a locked order and all that follows from it. */
export async function turn(
  shop: Pick<Shop, 'settings'>,
  changing: Changing,
  order: OrderRow,
  { to, reason = '' }: Pick<Step, 'to' | 'reason'>,
): Promise<OrderRow> {
  if (to === 'shipped' || to === 'completed') await sendRest(changing, order);
  const waited = isAwaiting(order);
  if (waited && to !== 'cancelled') await takeOrdered(changing, order.id);
  // One that is cancelled keeps the mark: it never held anything.
  const confirmed = to !== 'cancelled' && { awaiting: null };
  const turned = await saveOrder(changing, order, {
    fields: {
      status: to,
      ...confirmed,
      ...(waited &&
        confirmed &&
        (await promiseAnew(shop.settings(), changing.trx, { ...order, ...confirmed }))),
    },
    event: {
      kind: 'status',
      before: { status: order.status },
      after: { status: to },
      text: reason,
    },
  });
  // Goods before letters, as where an order is placed: both are locked until the end. What has left
  // comes back by a receipt of its own, if it does.
  if (to === 'cancelled' && !waited) {
    await releaseStock(changing, await unsentOf(changing.trx, order.id));
  }
  if (to !== 'new') await tellCustomer(shop, changing, turned, to);
  return turned;
}
