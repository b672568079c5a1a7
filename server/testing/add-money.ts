import { sql } from 'kysely';
import type { Database } from '../base/database/connect.ts';
import { shopToday } from '../base/database/shop-day.ts';

/** Money in the books of an order, whoever brought it: all that it costs, unless said otherwise. */
export async function addMoney(
  db: Database,
  orderId: string,
  { direction = 'in', amount }: { direction?: 'in' | 'out'; amount?: number } = {},
): Promise<void> {
  const { total } = await db
    .selectFrom('customer_order')
    .select('total')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const bani = amount ?? total;
  await db
    .insertInto('money_entry')
    .values({
      order_id: orderId,
      direction,
      amount: bani,
      way: 'transfer',
      day: shopToday,
      actor: 'console',
    })
    .execute();
  const sum = direction === 'in' ? 'received' : 'refunded';
  await db
    .updateTable('customer_order')
    .set({ [sum]: sql`${sql.ref(sum)} + ${bani}` })
    .where('id', '=', orderId)
    .execute();
}
