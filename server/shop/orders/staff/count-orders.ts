import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { orderStatuses } from '../../../../contract/constants.ts';
import type { OrderCounts } from '../../../../contract/staff/orders/shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import {
  type Asking,
  awaitingConfirmation,
  isOwedBack,
  unpaidTransfers,
  waitingTooLong,
} from './order-filters.ts';

/** Beyond it a screen says «many»: whoever counts a hundred thousand makes everybody wait. */
const MOST = 1_000;

/** Each by its own index, and none further than MOST. */
export async function countOrders(
  db: Database,
  { staffId, waitingDays }: Asking,
): Promise<OrderCounts> {
  const statuses = orderStatuses.map((status) => ({
    name: status,
    where: sql<SqlBool>`customer_order.status = ${sql.lit(status)}`,
  }));
  const others = [
    {
      name: 'mine',
      // What is over is nobody's any more.
      where: sql<SqlBool>`customer_order.responsible_id = ${staffId}
        and customer_order.status not in ('completed', 'cancelled')`,
    },
    { name: 'unpaid_transfers', where: unpaidTransfers },
    { name: 'owed_back', where: isOwedBack },
    { name: 'awaiting', where: awaitingConfirmation },
    { name: 'waiting', where: waitingTooLong(waitingDays) },
  ];
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join([...statuses, ...others].map(counted))}`.execute(db);
  const counts = rows[0] ?? {};
  const of = (name: string) => counts[name] ?? 0;
  return {
    statuses: {
      new: of('new'),
      confirmed: of('confirmed'),
      packed: of('packed'),
      shipped: of('shipped'),
      ready_for_pickup: of('ready_for_pickup'),
      completed: of('completed'),
      cancelled: of('cancelled'),
    },
    mine: of('mine'),
    unpaid_transfers: of('unpaid_transfers'),
    owed_back: of('owed_back'),
    waiting: of('waiting'),
    awaiting: of('awaiting'),
    most: MOST,
  };
}

const counted = ({ name, where }: { name: string; where: RawBuilder<SqlBool> }) => sql`(
  select count(*)
  from (
    select
    from customer_order
    where ${where}
    limit ${sql.lit(MOST)}
  ) as counted
)::integer as ${sql.ref(name)}`;
