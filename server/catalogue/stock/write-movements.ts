import { sql } from 'kysely';
import type { StockReason } from '../../../contract/constants.ts';
import type { Trx } from '../../database/connect.ts';
import { asPrepared, asReckoned } from '../../database/prepared.ts';

export type Movement = {
  product_id: number;
  warehouse_id: number;
  quantity: number;
  reason: StockReason;
  order_id?: string;
  /** Why, where the reason alone does not say it. */
  note?: string;
};

/** In the order of ids, so that nobody waits in a circle. Answers with how many there are now. */
export const lockStock = async (trx: Trx, productIds: number[]) =>
  (await stockToLock(productIds).execute(trx)).rows;

/** The same as one statement among others. */
export const stockToLock = (productIds: number[]) => sql<{ id: number; quantity: number }>`
  select ${asPrepared('held stock')} product_id as id, quantity
  from stock
  where product_id = any(${asReckoned(productIds)}::integer[])
  order by product_id
  for update`;

export async function firstWarehouse(trx: Trx): Promise<number> {
  const { id } = await trx
    .selectFrom('warehouse')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes movements into the ledger and adds them to its sums; the caller holds the rows of `stock`.
 * Answers with the products that are sold out now, or no longer.
 */
export async function writeMovements(
  trx: Trx,
  actor: string,
  moved: Movement[],
): Promise<number[]> {
  if (moved.length === 0) return [];
  await sql`
    insert into warehouse_stock (product_id, warehouse_id, quantity)
    select distinct product_id, warehouse_id, 0
    from unnest(
      ${moved.map(({ product_id }) => product_id)}::integer[],
      ${moved.map(({ warehouse_id }) => warehouse_id)}::integer[]
    ) as given (product_id, warehouse_id)
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: number; turned: boolean }>`
    with moved as (
      insert into stock_movement (product_id, warehouse_id, quantity, reason, order_id, note, actor)
      select product_id, warehouse_id, quantity, reason, order_id, note, ${actor}
      from unnest(
        ${moved.map(({ product_id }) => product_id)}::integer[],
        ${moved.map(({ warehouse_id }) => warehouse_id)}::integer[],
        ${moved.map(({ quantity }) => quantity)}::integer[],
        ${moved.map(({ reason }) => reason)}::text[],
        ${moved.map(({ order_id }) => order_id ?? null)}::text[],
        ${moved.map(({ note }) => note ?? '')}::text[]
      ) with ordinality as given (product_id, warehouse_id, quantity, reason, order_id, note, place)
      order by place
      returning product_id, warehouse_id, quantity
    ), levelled as (
      update warehouse_stock as held
      set quantity = held.quantity + summed.quantity
      from (
        select product_id, warehouse_id, sum(quantity)::integer as quantity
        from moved
        group by product_id, warehouse_id
      ) as summed
      where held.product_id = summed.product_id
        and held.warehouse_id = summed.warehouse_id
    )
    update stock
    set quantity = stock.quantity + summed.quantity
    from (select product_id, sum(quantity)::integer as quantity from moved group by product_id) as summed
    where stock.product_id = summed.product_id
    returning
      stock.product_id as id,
      stock.quantity = 0 or stock.quantity = summed.quantity as turned`.execute(trx);
  return rows.filter(({ turned }) => turned).map(({ id }) => id);
}
