import { type Selectable, sql } from 'kysely';
import type { Changing } from '../../base/changes/change.ts';
import { conflictWith, missing, Refused } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import type { Tables } from '../../base/database/tables.ts';

export type OrderRow = Selectable<Tables['customer_order']>;

export type Seen = {
  /** The version on which the change was decided; undefined overrules whatever is there. */
  seen?: number | undefined;
  /** A customer's own orders are all there are to them. */
  ownerId?: number | undefined;
};

/**
 * Holds an order until the change is written. Everybody takes the order first and the stock of its
 * products, in the order of their ids, afterwards: nobody waits in a circle.
 */
export async function lockOrder(
  { trx }: Changing,
  id: string,
  { seen, ownerId }: Seen,
): Promise<OrderRow> {
  const order = await trx
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('customer_id', '=', ownerId ?? 0))
    // Its key does not change: whoever notes something about it need not wait.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw missing();
  if (seen !== undefined && seen !== order.version) throw await changedSince(trx, order, seen);
  return order;
}

/** Who changed the order after somebody has read it, and what. */
async function changedSince(trx: Trx, { id, version }: OrderRow, seen: number): Promise<Refused> {
  const events = await trx
    .selectFrom('order_event')
    .leftJoin('staff', (join) =>
      join.on(sql`'staff:' || staff.id`, '=', sql.ref('order_event.actor')),
    )
    .select(['actor', 'at', 'after', 'staff.name'])
    .where('order_id', '=', id)
    .where('order_event.version', '>', seen)
    .orderBy('order_event.id')
    .execute();
  const changed = events.flatMap(({ after }) => Object.keys(after ?? {}));
  return new Refused(conflictWith(version, changed, events.at(-1)));
}
