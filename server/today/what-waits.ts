import { sql } from 'kysely';
import { toLei } from '../../contract/money.ts';
import { type Today, waitingStatuses } from '../../contract/staff/today.ts';
import type { Database } from '../database/connect.ts';

type WaitingOrders = NonNullable<Today['orders']>;

/** Relies on the indexes customer_order_waiting, customer_order_unpaid_transfer, order_history_order. */
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
        from customer_order as ready
        where status = 'ready_for_pickup'
          and status not in ('completed', 'cancelled')
          and (
            select max(at)
            from order_history
            where order_id = ready.id
              and status = 'ready_for_pickup'
          ) < now() - make_interval(days => ${pickupDays})
      ) as waiting
    from customer_order
    where pay_method = 'transfer'
      and payment_status in ('unpaid', 'pending')
      and status <> 'cancelled'`.execute(db);
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
    .executeTakeFirstOrThrow();
  return mails;
}
