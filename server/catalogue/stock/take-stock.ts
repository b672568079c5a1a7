import { sql } from 'kysely';
import type { Trx } from '../../database/connect.ts';
import { asPrepared } from '../../database/prepared.ts';

type Line = { id: number; quantity: number };
type Wanted = Line & {
  /** Of which so many must be there, however few are taken. */
  least?: number;
};

/**
 * What an order takes, from the first warehouses that have it. The caller holds the rows of `stock`
 * and has seen that there is enough. Answers with what is gone now, for every process to hear.
 */
export async function takeStock(
  trx: Trx,
  lines: Wanted[],
  forOrder: Parameters<typeof stockToTake>[1],
): Promise<{ soldOut: number[] }> {
  const { rows } = await stockToTake(lines, forOrder).execute(trx);
  return { soldOut: soldOutOf(rows) };
}

/**
 * The same as one statement among others. Answers with what is left. Where less is there than is
 * taken, or than must be, it violates the check of the stock.
 *
 * Callers that do not hold the stock name the lines by their ids in order, so that nobody waits in a
 * circle. PostgreSQL checks the row as they see it before it waits for a newer one, and then that
 * one: so no more is ever taken than the warehouses are seen to have. A trigger before the update
 * would put the check off; there is none on `stock`.
 */
export const stockToTake = (
  lines: Wanted[],
  { orderId, actor }: { orderId: string; actor: string },
) => sql<Line>`
    with wanted as (
      select ${asPrepared('taken stock')} product_id, quantity, least
      from unnest(
        ${lines.map(({ id }) => id)}::integer[],
        ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ least = 0 }) => least)}::integer[]
      ) as wanted (product_id, quantity, least)
    ), offered as (
      select
        product_id,
        warehouse_id,
        quantity,
        coalesce(sum(quantity) over (
          partition by product_id
          order by warehouse.position, warehouse.id
          rows between unbounded preceding and 1 preceding
        ), 0) as elsewhere
      from warehouse_stock
      inner join warehouse on warehouse.id = warehouse_id
      where product_id in (select product_id from wanted)
    ), taken as (
      select
        product_id,
        warehouse_id,
        least(offered.quantity, wanted.quantity - elsewhere)::integer as quantity
      from offered
      inner join wanted using (product_id)
      where offered.quantity > 0
        and wanted.quantity > elsewhere
    ), moved as (
      insert into stock_movement (product_id, warehouse_id, quantity, reason, order_id, actor)
      select product_id, warehouse_id, -quantity, 'order', ${orderId}, ${actor}
      from taken
    ), lowered as (
      update warehouse_stock as held
      set quantity = held.quantity - taken.quantity
      from taken
      where held.product_id = taken.product_id
        and held.warehouse_id = taken.warehouse_id
    )
    update stock
    set quantity = case
      when stock.quantity >= wanted.least then stock.quantity - wanted.quantity
      else -1
    end
    from wanted
    where stock.product_id = wanted.product_id
    returning stock.product_id as id, stock.quantity`;

export const soldOutOf = (left: Line[]) =>
  left.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
