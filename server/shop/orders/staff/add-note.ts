import { type Actor, change } from '../../../base/changes/change.ts';
import { missing } from '../../../base/changes/refused.ts';
import type { Shop } from '../../shop.ts';
import { writeOrderEvent } from '../order-events.ts';

/** Notes are only added, so nobody's is lost, and nobody who edits the order is held up. */
export const addNote = (shop: Pick<Shop, 'db'>, actor: Actor, orderId: string, text: string) =>
  change(shop.db, actor, async ({ trx, note }) => {
    const order = await trx
      .selectFrom('customer_order')
      .select('id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) throw missing();
    await writeOrderEvent(trx, { orderId, actor }, { kind: 'note', text });
    note({ verb: 'change', entity: 'order', ids: [orderId], after: { note: [] } });
  });
