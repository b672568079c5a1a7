import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import { asPrepared } from '../../../base/database/prepared.ts';
import { heldByLines } from './held-by-lines.ts';
import { takeFrom } from './take-from.ts';
import { changeStock, firstWarehouse, type OfLine } from './write-stock.ts';

/** Of a product so many are wanted, and so many must be for sale, however few are wanted. */
type Wanted = { id: number; quantity: number; least?: number };
type ForSale = { id: number; for_sale: number };

/**
 * What the lines of an order that was just written hold, from the first warehouses that have it.
 * Answers with what is left for sale. Where that is less than is wanted, or than must be, it
 * violates a check of the stock.
 *
 * Callers that do not hold the stock name the products by their ids in order, so that nobody waits
 * in a circle. PostgreSQL checks the row as they see it before it waits for a newer one, and then
 * that one: so no more is ever held than the warehouses are seen to have. A trigger before the
 * update would put the check off; there is none on `stock`.
 */
export const stockToHold = (orderId: string, goods: Wanted[]) => sql<ForSale>`
    with wanted as (
      select ${asPrepared('stock to hold')} product_id, quantity, least
      from unnest(
        ${goods.map(({ id }) => id)}::integer[],
        ${goods.map(({ quantity }) => quantity)}::integer[],
        ${goods.map(({ quantity, least = quantity }) => least)}::integer[]
      ) as wanted (product_id, quantity, least)
    ), line as (
      select
        id as line_id,
        product_id,
        quantity,
        sum(quantity) over (partition by product_id order by position) - quantity as begins
      from order_line
      where order_id = ${orderId}
        and product_id in (select product_id from wanted)
    ), offered as (
      select
        product_id,
        warehouse_id,
        for_sale as quantity,
        sum(for_sale) over (
          partition by product_id
          order by warehouse.position, warehouse.id
        ) - for_sale as begins
      from warehouse_stock
      inner join warehouse on warehouse.id = warehouse_id
      where product_id in (select product_id from wanted)
    ), part as (
      select
        line_id,
        product_id,
        warehouse_id,
        (
          least(line.begins + line.quantity, offered.begins + offered.quantity)
            - greatest(line.begins, offered.begins)
        )::integer as quantity
      from line
      inner join offered using (product_id)
    ), held as (
      insert into stock_hold (line_id, warehouse_id, reason, product_id, quantity)
      select line_id, warehouse_id, 'order', product_id, quantity
      from part
      where quantity > 0
    ), levelled as (
      update warehouse_stock as there
      set held = case
        when there.for_sale >= place.quantity then there.held + place.quantity
        else -1
      end
      from (
        select product_id, warehouse_id, sum(quantity)::integer as quantity
        from part
        where quantity > 0
        group by product_id, warehouse_id
      ) as place
      where there.product_id = place.product_id
        and there.warehouse_id = place.warehouse_id
    )
    update stock
    set held = case
      when stock.for_sale >= wanted.least then stock.held + wanted.quantity
      else -1
    end
    from wanted
    where stock.product_id = wanted.product_id
    returning stock.product_id as id, stock.for_sale`;

export const soldOutOf = (left: ForSale[]) =>
  left.filter(({ for_sale }) => for_sale === 0).map(({ id }) => id);

/**
 * Lines hold so many more. The caller holds the rows of `stock` and has seen that there is enough;
 * what a count has found to be promised twice is held in the first warehouse.
 */
export async function holdMore(changing: Changing, parts: OfLine[]): Promise<void> {
  const { trx } = changing;
  if (parts.length === 0) return;
  const { rows } = await sql<{ product_id: number; warehouse_id: number; quantity: number }>`
    select product_id, warehouse_id, for_sale as quantity
    from warehouse_stock
    inner join warehouse on warehouse.id = warehouse_id
    where product_id = any(${parts.map(({ product_id }) => product_id)}::integer[])
      and for_sale > 0
    order by warehouse.position, warehouse.id`.execute(trx);
  const forSale = Map.groupBy(rows, ({ product_id }) => product_id);
  const elsewhere = await firstWarehouse(trx);
  const held = await heldByLines(trx, parts);
  for (const part of parts) {
    const places = takeFrom(forSale.get(part.product_id) ?? [], part.quantity, elsewhere);
    for (const place of places) held.add(part, place);
  }
  await changeStock(changing, { holds: held.holds });
}
