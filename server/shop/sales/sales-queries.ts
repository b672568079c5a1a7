import { type RawBuilder, sql } from 'kysely';
import { SHOP_ZONE } from '../../../contract/shop-time.ts';

const zone = sql.lit(SHOP_ZONE);

/** The orders of each of these days that hold. Relies on the index customer_order_created. */
const ordersOf = (days: RawBuilder<unknown>) => sql`
  (${days}) as wanted
  inner join customer_order
    on created_at >= wanted.day::timestamp at time zone ${zone}
    and created_at < (wanted.day + 1)::timestamp at time zone ${zone}
    and status <> 'cancelled'
    and payment_status <> 'refunded'
    and awaiting is null`;

/** What was sold on each of the days, from the orders themselves. `days`: a query of `day`s. */
export const salesByDay = (days: RawBuilder<unknown>) => sql`
  select wanted.day, count(*)::integer as orders, sum(customer_order.total)::bigint as total
  from ${ordersOf(days)}
  group by wanted.day`;

export const salesByProduct = (days: RawBuilder<unknown>) => sql`
  select
    wanted.day,
    product_id,
    sum(order_line.quantity)::bigint as quantity,
    sum(order_line.total)::bigint as total
  from ${ordersOf(days)}
  inner join order_line on order_line.order_id = customer_order.id
  group by wanted.day, product_id`;
