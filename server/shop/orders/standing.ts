import { sql } from 'kysely';
import type { AwaitingReason } from '../../../contract/constants.ts';
import { lineTotal } from '../../../contract/money.ts';
import type { Trx } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { Line } from './compare-with-seen.ts';

/** What a customer has ordered so far, as far as it bounds the next order. */
export type Standing = {
  /** Until the next order is taken; null: at once. */
  seconds: number | null;
  /** Whether something of an order of theirs is paid, or one was ever completed. */
  isKnown: boolean;
  /** Bani that are still to be paid of orders that hold goods. */
  unpaid: number;
  /** Bani of orders that hold goods and are not confirmed. */
  unconfirmed: number;
};

/** How many of each product the customer's own unconfirmed orders hold. */
type Held = Record<number, number>;

/** So far back is looked: who has ordered for years waits no longer for it than anybody. */
const NEWEST = 1_000;
const NEWEST_HELD = 100;

/**
 * Exact under the customer's lock: of two orders at once the second sees the first. Relies on the
 * index customer_order_customer. To be read by readStanding().
 */
export const standingOf = (customerId: number, ordersPerHour: number) =>
  sql<Standing>`
    select ${asPrepared('standing of a customer')}
      (
        select ceil(extract(epoch from created_at + interval '1 hour' - now()))::integer
        from customer_order
        where customer_id = ${customerId}
        order by created_at desc
        offset ${ordersPerHour - 1}
        limit 1
      ) as seconds,
      coalesce(bool_or(paid > 0 or status = 'completed'), false) as "isKnown",
      coalesce(sum(greatest(0, total - paid)) filter (
        where status <> 'cancelled'
          and payment_status in ('unpaid', 'pending')
          and awaiting is null
      ), 0)::double precision as unpaid,
      coalesce(sum(total) filter (
        where status = 'new'
          and awaiting is null
      ), 0)::double precision as unconfirmed
    from (
      select status, payment_status, awaiting, total, paid
      from customer_order
      where customer_id = ${customerId}
      order by created_at desc
      limit ${NEWEST}
    ) as own`;

export function readStanding([row]: Standing[]): Standing {
  const { seconds = null, isKnown = false, unpaid = 0, unconfirmed = 0 } = row ?? {};
  return {
    seconds: seconds !== null && seconds > 0 ? seconds : null,
    isKnown,
    unpaid,
    unconfirmed,
  };
}

/** No price grows tenfold before an order is confirmed. */
const MOST_GROWTH = 10;

/**
 * What the customer's unconfirmed orders hold of the lines, at most: by what they are worth, and
 * counted only where that would be too much.
 */
export async function heldOf(
  trx: Trx,
  customerId: number,
  { unconfirmed }: Pick<Standing, 'unconfirmed'>,
  lines: SharedLine[],
  bounds: Bounds,
): Promise<Held> {
  const atMost = Object.fromEntries(
    lines.map(({ id, price, promotion_price }) => [
      id,
      Math.floor((MOST_GROWTH * unconfirmed) / (promotion_price ?? price)),
    ]),
  );
  return isTooMuch(lines, atMost, bounds) ? countHeld(trx, customerId, lines) : atMost;
}

async function countHeld(trx: Trx, customerId: number, lines: { id: number }[]): Promise<Held> {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select product_id as id, sum(quantity) as quantity
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
    where product_id = any(${lines.map(({ id }) => id)}::integer[])
    group by product_id`.execute(trx);
  return Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]));
}

type Bounds = Pick<
  Settings,
  'new_account_unpaid' | 'unconfirmed_stock_percent' | 'unconfirmed_stock_from'
>;

type SharedLine = Pick<
  Line,
  'id' | 'stock' | 'quantity' | 'price' | 'promotion_price' | 'is_promotion' | 'agreed'
>;

/** Why one of the shop's people must look at the order before it holds goods; null: nobody need. */
export function whyAwaiting(
  { isKnown, unpaid, held }: Pick<Standing, 'isKnown' | 'unpaid'> & { held: Held },
  order: { total: number; lines: SharedLine[] },
  bounds: Bounds,
): AwaitingReason | null {
  if (!isKnown && unpaid + order.total > bounds.new_account_unpaid * 100) return 'unpaid-value';
  return isTooMuch(order.lines, held, bounds) ? 'stock-share' : null;
}

const isTooMuch = (lines: SharedLine[], held: Held, bounds: Bounds) =>
  lines.some((line) => line.stock < leastStock(line, held, bounds));

/** Of which so many must be there, for the order to hold its share of them at once. */
export function leastStock(
  line: Omit<SharedLine, 'stock'>,
  held: Held,
  bounds: Pick<Bounds, 'unconfirmed_stock_percent' | 'unconfirmed_stock_from'>,
): number {
  const before = held[line.id] ?? 0;
  const wanted = before + line.quantity;
  const isLittle = lineTotal({ ...line, quantity: wanted }) <= bounds.unconfirmed_stock_from * 100;
  return isLittle ? 0 : Math.ceil((wanted * 100) / bounds.unconfirmed_stock_percent) - before;
}
