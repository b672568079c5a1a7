import { sql } from 'kysely';
import type { Database } from '../base/database/connect.ts';

/**
 * Where the books of the stock disagree: what is on hand is what moved, what is held is what lines of
 * open orders have not been sent yet, place by place and in all.
 */
export async function wrongStocks(db: Database) {
  const { rows } = await sql<{ product_id: number; wrong: string }>`
    with place as (
      select
        product_id,
        warehouse_id,
        on_hand,
        held,
        (
          select coalesce(sum(quantity), 0)
          from stock_movement as moved
          where moved.product_id = there.product_id
            and moved.warehouse_id = there.warehouse_id
        ) as moved,
        (
          select coalesce(sum(quantity), 0)
          from stock_hold as hold
          where hold.product_id = there.product_id
            and hold.warehouse_id = there.warehouse_id
        ) as put_aside
      from warehouse_stock as there
    )
    select product_id, 'place' as wrong
    from place
    where on_hand <> moved
      or held <> put_aside
    union all
    select stock.product_id, 'product'
    from stock
    left join (
      select product_id, sum(on_hand) as on_hand, sum(held) as held
      from warehouse_stock
      group by product_id
    ) as everywhere on everywhere.product_id = stock.product_id
    where (stock.on_hand, stock.held)
      <> (coalesce(everywhere.on_hand, 0), coalesce(everywhere.held, 0))
    union all
    select order_line.product_id, 'line'
    from order_line
    inner join customer_order on customer_order.id = order_id
    where coalesce((select sum(quantity) from stock_hold where line_id = order_line.id), 0)
      <> case
        when status in ('cancelled', 'shipped', 'completed') then 0
        when status = 'new' and awaiting is not null then 0
        else order_line.quantity - sent
      end`.execute(db);
  return rows;
}
