import { sql } from 'kysely';
import type { AwaitingReason } from '../../../contract/constants.ts';
import { lineTotal } from '../../../contract/money.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { Goods } from './compare-with-seen.ts';

/** What a customer has ordered so far, as far as it bounds the next order. */
export type BuyerRecord = {
  /** Until the next order is taken; null: at once. */
  retryAfterSeconds: number | null;
  /** Whether something of an order of theirs is paid, or one was ever completed. */
  isKnown: boolean;
  /** Bani that are still to be paid of orders that hold goods. */
  unpaid: number;
};

/** So far back is looked: who has ordered for years waits no longer for it than anybody. */
const NEWEST = 1_000;
const NEWEST_HELD = 100;

/**
 * Exact under the customer's lock: of two orders at once the second sees the first. Relies on the
 * index customer_order_customer.
 */
export async function readBuyerRecord(
  db: Database,
  customerId: number,
  ordersPerHour: number,
): Promise<BuyerRecord> {
  const { rows } = await sql<BuyerRecord>`
    select ${asPrepared('record of a customer')}
      (
        select nullif(
          greatest(0, ceil(extract(epoch from created_at + interval '1 hour' - now())))::integer, 0
        )
        from customer_order
        where customer_id = ${customerId}
        order by created_at desc
        offset ${ordersPerHour - 1}
        limit 1
      ) as "retryAfterSeconds",
      coalesce(bool_or(paid > 0 or status = 'completed'), false) as "isKnown",
      coalesce(sum(greatest(0, -balance)) filter (
        where status <> 'cancelled'
          and payment_status in ('unpaid', 'pending')
          and awaiting is null
      ), 0)::double precision as unpaid
    from (
      select status, payment_status, awaiting, balance, paid
      from customer_order
      where customer_id = ${customerId}
      order by created_at desc
      limit ${NEWEST}
    ) as own`.execute(db);
  return rows[0] ?? { retryAfterSeconds: null, isKnown: false, unpaid: 0 };
}

type Bounds = Pick<
  Settings,
  'new_account_unpaid' | 'unconfirmed_stock_percent' | 'unconfirmed_stock_from'
>;

/** Why one of the shop's people must look at the order before it holds goods; null: nobody need. */
export async function whyAwaiting(
  trx: Trx,
  customerId: number,
  { isKnown, unpaid }: BuyerRecord,
  { total, goods }: { total: number; goods: Goods[] },
  bounds: Bounds,
): Promise<AwaitingReason | null> {
  if (!isKnown && unpaid + total > bounds.new_account_unpaid * 100) return 'unpaid-value';
  const held = await countHeld(trx, customerId, goods);
  const isTooMuch = goods.some((one) => isTooLarge(one, held.get(one.product_id) ?? 0, bounds));
  return isTooMuch ? 'stock-share' : null;
}

/** How many of each product the customer's own unconfirmed orders hold. */
async function countHeld(trx: Trx, customerId: number, goods: Goods[]) {
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    select product_id, sum(quantity) as quantity
    from (
      select id
      from customer_order
      where customer_id = ${customerId}
        and status = 'new'
        and awaiting is null
      order by created_at desc
      limit ${NEWEST_HELD}
    ) as unconfirmed
    inner join order_line on order_line.order_id = unconfirmed.id
    where product_id = any(${goods.map(({ product_id }) => product_id)}::integer[])
    group by product_id`.execute(trx);
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** The share of what is there that a customer holds with it, unless it is worth little. */
function isTooLarge({ stock, ...one }: Goods, before: number, bounds: Bounds): boolean {
  const quantity = before + one.quantity;
  return (
    lineTotal({ ...one, quantity }) > bounds.unconfirmed_stock_from * 100 &&
    quantity * 100 > (before + stock) * bounds.unconfirmed_stock_percent
  );
}
