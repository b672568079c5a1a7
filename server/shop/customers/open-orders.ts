import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { isOwedBack } from '../orders/staff/order-filters.ts';

/**
 * Numbers of orders in which somebody still owes something: goods that are not delivered, money
 * that has not come, or money that has to go back.
 */
export async function openOrdersOf(db: Database, customerId: number): Promise<string[]> {
  const open = await db
    .selectFrom('customer_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(({ or }) =>
      or([
        sql<boolean>`not (
          (status = 'completed' and payment_status in ('paid', 'refunded'))
          or (status = 'cancelled' and payment_status <> 'paid')
        )`,
        isOwedBack,
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return open.map(({ id }) => id);
}
