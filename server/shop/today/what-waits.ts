import { sql } from 'kysely';
import { toLei } from '../../../contract/money.ts';
import { type Today, waitingStatuses } from '../../../contract/staff/today.ts';
import type { Database } from '../../base/database/connect.ts';
import {
  isOwedBack,
  sumOwedBack,
  unpaidTransfers,
  waitingTooLong,
} from '../orders/staff/order-filters.ts';

type Counted = {
  transfers: number;
  unpaid: number;
  waiting: number;
  owing: number;
  owed: number;
};
type WaitingOrders = NonNullable<Today['orders']>;

/**
 * Relies on customer_order_status and on the partial indexes customer_order_unpaid_transfer,
 * customer_order_owed_back and customer_order_waiting, which hold what waits and nothing else.
 */
export async function countWaitingOrders(
  db: Database,
  { pickupDays }: { pickupDays: number },
): Promise<WaitingOrders> {
  const byStatus = await db
    .selectFrom('customer_order')
    .select(({ fn }) => ['status', fn.countAll<number>().as('orders')])
    .where('status', 'in', waitingStatuses)
    .groupBy('status')
    .execute();
  const counted = new Map(byStatus.map(({ status, orders }) => [status, orders]));
  const { rows } = await sql<Counted>`
    select
      count(*) as transfers,
      coalesce(sum(-balance), 0)::bigint as unpaid,
      (select count(*) from customer_order where ${waitingTooLong(pickupDays)}) as waiting,
      (select count(*) from customer_order where ${isOwedBack}) as owing,
      (select ${sumOwedBack} from customer_order where ${isOwedBack}) as owed
    from customer_order
    where ${unpaidTransfers}`.execute(db);
  const { transfers = 0, unpaid = 0, waiting = 0, owing = 0, owed = 0 } = rows[0] ?? {};
  return {
    waiting: {
      new: counted.get('new') ?? 0,
      confirmed: counted.get('confirmed') ?? 0,
      packed: counted.get('packed') ?? 0,
      shipped: counted.get('shipped') ?? 0,
      ready_for_pickup: counted.get('ready_for_pickup') ?? 0,
    },
    unpaid_transfers: { orders: transfers, total: toLei(unpaid) },
    owed_back: { orders: owing, total: toLei(owed) },
    pickup_too_long: { orders: waiting, days: pickupDays },
  };
}

/** Relies on the index contact_request_state. */
export async function countNewMessages(db: Database): Promise<number> {
  const { messages } = await db
    .selectFrom('contact_request')
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .where('state', '=', 'new')
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
