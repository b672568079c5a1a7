import { sql } from 'kysely';
import type { Trx } from '../../database/connect.ts';
import { asPrepared } from '../../database/prepared.ts';

type Line = { id: number; quantity: number };

/**
 * What an order takes, from the first warehouses that have it. The caller holds the rows of `stock`
 * and has seen that there is enough. Answers with what is gone now, for every process to hear.
 */
export async function takeStock(
  trx: Trx,
  lines: Line[],
  forOrder: Parameters<typeof stockToTake>[1],
): Promise<{ soldOut: number[] }> {
  const { rows } = await stockToTake(lines, forOrder).execute(trx);
  return { soldOut: soldOutOf(rows) };
}

/** The same as one statement among others. Answers with what is left. */
export const stockToTake = (
  lines: Line[],
  { orderId, actor }: { orderId: string; actor: string },
) => sql<Line>`
    with wanted as (
      select ${asPrepared('taken stock')} product_id, quantity
      from unnest(
        ${lines.map(({ id }) => id)}::integer[],
        ${lines.map(({ quantity }) => quantity)}::integer[]
      ) as wanted (product_id, quantity)
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
    set quantity = stock.quantity - wanted.quantity
    from wanted
    where stock.product_id = wanted.product_id
    returning stock.product_id as id, stock.quantity`;

export const soldOutOf = (left: Line[]) =>
  left.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
