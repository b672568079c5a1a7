import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** Who does not say so for longer has closed the order. */
const SECONDS = 30;

const isThere = sql<boolean>`order_viewer.seen_at > now() - make_interval(secs => ${SECONDS})`;

/** Everybody else who has the order open; in the database, because they may be served elsewhere. */
export const otherViewers = (db: Database, orderId: string, staffId: number) =>
  db
    .selectFrom('order_viewer')
    .innerJoin('staff', 'staff.id', 'order_viewer.staff_id')
    .select(['staff.id', 'staff.name'])
    .where('order_id', '=', orderId)
    .where('staff_id', '<>', staffId)
    .where(isThere)
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();

/** Null if there is no such order. */
export async function viewOrder(db: Database, orderId: string, staffId: number) {
  const order = await db
    .selectFrom('customer_order')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  await db
    .insertInto('order_viewer')
    .values({ order_id: orderId, staff_id: staffId })
    .onConflict((same) =>
      same.columns(['order_id', 'staff_id']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute();
  return { version: order.version, viewers: await otherViewers(db, orderId, staffId) };
}

export const forgetOrderViewers = (db: Database) =>
  db.deleteFrom('order_viewer').where(sql<boolean>`not (${isThere})`).execute();
