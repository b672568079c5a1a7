import { sql } from 'kysely';
import { toLei } from '../../contract/money.ts';
import { type Today, waitingStatuses } from '../../contract/staff/today.ts';
import type { Database } from '../database/connect.ts';
import { unpaidTransfers, waitingTooLong } from '../orders/staff/order-filters.ts';

type WaitingOrders = NonNullable<Today['orders']>;

/** Relies on the indexes customer_order_open, customer_order_unpaid_transfer and customer_order_waiting. */
export async function countWaitingOrders(
  db: Database,
  { pickupDays }: { pickupDays: number },
): Promise<WaitingOrders> {
  const byStatus = await db
    .selectFrom('customer_order')
    .select(({ fn }) => ['status', fn.countAll<number>().as('orders')])
    // Said as the index says it.
    .where(sql<boolean>`status not in ('completed', 'cancelled')`)
    .groupBy('status')
    .execute();
  const counted = new Map(byStatus.map(({ status, orders }) => [status, orders]));
  const { rows } = await sql<{ transfers: number; unpaid: number; waiting: number }>`
    select
      count(*) as transfers,
      coalesce(sum(total), 0)::bigint as unpaid,
      (
        select count(*)
        from customer_order
        where ${waitingTooLong(pickupDays)}
      ) as waiting
    from customer_order
    where ${unpaidTransfers}`.execute(db);
  const { transfers = 0, unpaid = 0, waiting = 0 } = rows[0] ?? {};
  const [fresh, confirmed, packed, shipped, ready] = waitingStatuses.map(
    (status) => counted.get(status) ?? 0,
  );
  return {
    waiting: {
      new: fresh ?? 0,
      confirmed: confirmed ?? 0,
      packed: packed ?? 0,
      shipped: shipped ?? 0,
      ready_for_pickup: ready ?? 0,
    },
    unpaid_transfers: { orders: transfers, total: toLei(unpaid) },
    pickup_too_long: { orders: waiting, days: pickupDays },
  };
}

/** Relies on the index contact_request_created. */
export async function countNewMessages(db: Database, days: number): Promise<number> {
  const { messages } = await db
    .selectFrom('contact_request')
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirstOrThrow();
  return messages;
}

/** Relies on the index mail_outbox_failed. */
export async function countFailedMails(db: Database): Promise<number> {
  const { mails } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return mails;
}
