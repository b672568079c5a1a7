import { sql } from 'kysely';
import type { Database } from '../server/base/database/connect.ts';

/** What an order is as a whole, by the name its buyer gave it. */
export type WrittenOrders = Map<string, string>;

/**
 * Every order of these customers with its lines, what it holds of the stock and the mails it wrote.
 * Whether a mail has left is not of it: after a way back mails leave again.
 */
export async function ordersAsWritten(db: Database, customers: number[]): Promise<WrittenOrders> {
  const { rows } = await sql<{ key: string; whole: string }>`
    select
      comment as key,
      jsonb_build_object(
        'order', to_jsonb(customer_order),
        'lines', (
          select jsonb_agg(to_jsonb(order_line) order by position)
          from order_line
          where order_id = customer_order.id
        ),
        'holds', (
          select jsonb_agg(to_jsonb(stock_hold) order by line_id, warehouse_id)
          from stock_hold
          inner join order_line on order_line.id = line_id
          where order_id = customer_order.id
        ),
        'mails', (
          select jsonb_agg(jsonb_build_array(id, kind, recipient, created_at) order by id)
          from mail_outbox
          where order_id = customer_order.id
        )
      )::text as whole
    from customer_order
    where customer_id = any(${customers}::integer[])`.execute(db);
  return new Map(rows.map(({ key, whole }) => [key, whole]));
}

type Keys = ReadonlySet<string>;

/** How a shop that went back to a moment stands to the one that was lost. */
export function compareWithMoment({
  lost,
  restored,
  before,
  after,
}: {
  lost: WrittenOrders;
  restored: WrittenOrders;
  /** Acknowledged when the moment was noted. */
  before: Keys;
  /** Sent for the first time when it had passed. */
  after: Keys;
}) {
  const keys = [...restored.keys()];
  return {
    missing: [...before].filter((key) => !restored.has(key)).length,
    fromAfter: keys.filter((key) => after.has(key)).length,
    different: keys.filter((key) => restored.get(key) !== lost.get(key)).length,
    /** On their way at the moment itself: each of them may be there or not, but whole. */
    underWay: keys.filter((key) => !before.has(key) && !after.has(key)).length,
  };
}
