import type { Changing } from '../../../base/changes/change.ts';
import type { OrderRow } from '../../orders/lock-order.ts';
import { writeOrderEvent } from '../../orders/order-events.ts';

const LONGEST = 500;

/** Something 1C says of an order that is for people to see to; however often it is said. */
export async function noteOnce({ trx, actor }: Changing, { id }: OrderRow, given: string) {
  const text = given.slice(0, LONGEST);
  const noted = await trx
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', id)
    .where('kind', '=', 'note')
    .where('text', '=', text)
    .executeTakeFirst();
  if (!noted) await writeOrderEvent(trx, { orderId: id, actor }, { kind: 'note', text });
}
