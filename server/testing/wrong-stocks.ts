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
    select product_id, 'product'
    from stock
    where (on_hand, held) <> (
      select coalesce(sum(on_hand), 0), coalesce(sum(held), 0)
      from place
      where place.product_id = stock.product_id
    )
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
