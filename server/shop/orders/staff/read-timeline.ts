import { sql } from 'kysely';
import type { OrderEvent } from '../../../../contract/staff/orders/shapes.ts';
import type { Database } from '../../../base/database/connect.ts';

/** Far more than happens to one order. */
const MOST = 500;

/** What happened to an order, newest first, with the names of those who did it. */
export async function readTimeline(db: Database, orderId: string): Promise<OrderEvent[]> {
  const { rows } = await sql<Row>`
    select
      order_event.id,
      order_event.at,
      order_event.actor,
      coalesce(staff.name, nullif(customer.name, ''), customer.username) as actor_name,
      order_event.kind,
      order_event.before,
      order_event.after,
      order_event.text,
      case
        when order_event.kind <> 'mail' then null
        when mail_outbox.failed_at is not null then 'failed'
        -- What was sent long ago is forgotten.
        when mail_outbox.id is null or mail_outbox.sent_at is not null then 'sent'
        else 'waiting'
      end as mail
    from order_event
    left join staff
      on order_event.actor = 'staff:' || staff.id
    left join customer
      on order_event.actor = 'customer:' || customer.id
      and customer.id = (select customer_id from customer_order where id = order_event.order_id)
    left join mail_outbox
      on order_event.kind = 'mail'
      and mail_outbox.id = (order_event.after ->> 'mail')::bigint
    where order_event.order_id = ${orderId}
    order by order_event.id desc
    limit ${MOST}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

type Row = Omit<OrderEvent, 'at'> & { at: Date };
