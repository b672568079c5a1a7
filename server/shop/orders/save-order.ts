import { sql, type Updateable } from 'kysely';
import type { Changing } from '../../base/changes/change.ts';
import type { Tables } from '../../base/database/tables.ts';
import type { OrderRow } from './lock-order.ts';
import { type OrderEvent, writeOrderEvent } from './order-events.ts';

type Saving = { fields: Updateable<Tables['customer_order']>; event: OrderEvent };

/**
 * Writes a change of a locked order: its next version, the timeline with both values, and in the
 * audit log who changed what. The values stay out of that one: it is kept forever, and some of them
 * are about people.
 */
export async function saveOrder(
  { trx, actor, note }: Changing,
  order: OrderRow,
  { fields, event }: Saving,
): Promise<OrderRow> {
  const saved = await trx
    .updateTable('customer_order')
    .set({
      ...fields,
      ...(fields.status && { status_since: sql<Date>`now()` }),
      version: order.version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: orderId, version } = saved;
  await writeOrderEvent(trx, { orderId, actor, version }, event);
  note({
    verb: 'change',
    entity: 'order',
    ids: [orderId],
    version,
    after: { [event.kind]: Object.keys(event.after ?? {}) },
  });
  return saved;
}
