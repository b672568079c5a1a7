import { sql } from 'kysely';
import type { StockReason } from '../../../../contract/constants.ts';
import type { Changing } from '../../../base/changes/change.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { asPrepared, asReckoned } from '../../../base/database/prepared.ts';

export type Movement = {
  product_id: number;
  warehouse_id: number;
  quantity: number;
  reason: StockReason;
  order_id?: string;
  /** Why, where the reason alone does not say it. */
  note?: string;
};

/** What a line of an order holds in a warehouse from now on; nothing of it: none. */
export type Hold = { line_id: number; product_id: number; warehouse_id: number; quantity: number };

/** So much of a line of an order. */
export type OfLine = { line_id: number; product_id: number; quantity: number };

/** In the order of ids, so that nobody waits in a circle. Answers with how many are for sale. */
export async function lockStock(trx: Trx, productIds: number[]) {
  const { rows } = await sql<{ id: number; for_sale: number }>`
    select ${asPrepared('held stock')} product_id as id, for_sale
    from stock
    where product_id = any(${asReckoned(productIds)}::integer[])
    order by product_id
    for update`.execute(trx);
  return rows;
}

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

/** The same, and every process hears of what is sold out now, or no longer. */
export async function changeStock(
  { trx, actor, note }: Changing,
  changes: Parameters<typeof writeStock>[2],
): Promise<void> {
  const turned = await writeStock(trx, actor, changes);
  if (turned.length > 0) note({ verb: 'change', entity: 'stock', ids: turned });
}

/**
 * Writes what moved into the ledger and what lines hold, and both into their sums; the caller holds
 * the rows of `stock`. Answers with the products that are sold out now, or no longer.
 */
export async function writeStock(
  trx: Trx,
  actor: string,
  { moved = [], holds = [] }: { moved?: Movement[]; holds?: Hold[] },
): Promise<number[]> {
  const touched = [...moved, ...holds];
  if (touched.length === 0) return [];
  await sql`
    insert into warehouse_stock (product_id, warehouse_id)
    select distinct product_id, warehouse_id
    from unnest(
      ${touched.map(({ product_id }) => product_id)}::integer[],
      ${touched.map(({ warehouse_id }) => warehouse_id)}::integer[]
    ) as given (product_id, warehouse_id)
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: number; turned: boolean }>`
    ${asPrepared('write stock')}
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
    ), hold as (
      select given.*, given.quantity - coalesce(stock_hold.quantity, 0) as more
      from unnest(
        ${holds.map(({ line_id }) => line_id)}::bigint[],
        ${holds.map(({ product_id }) => product_id)}::integer[],
        ${holds.map(({ warehouse_id }) => warehouse_id)}::integer[],
        ${holds.map(({ quantity }) => quantity)}::integer[]
      ) as given (line_id, product_id, warehouse_id, quantity)
      left join stock_hold
        on stock_hold.line_id = given.line_id
        and stock_hold.warehouse_id = given.warehouse_id
        and stock_hold.reason = 'order'
    ), ended as (
      delete from stock_hold
      using hold
      where hold.quantity = 0
        and stock_hold.line_id = hold.line_id
        and stock_hold.warehouse_id = hold.warehouse_id
        and stock_hold.reason = 'order'
    ), held as (
      insert into stock_hold (line_id, warehouse_id, reason, product_id, quantity)
      select line_id, warehouse_id, 'order', product_id, quantity
      from hold
      where quantity > 0
      on conflict (line_id, warehouse_id, reason) do update set quantity = excluded.quantity
    ), place as (
      select product_id, warehouse_id, sum(came)::integer as came, sum(held)::integer as held
      from (
        select product_id, warehouse_id, quantity as came, 0 as held
        from moved
        union all
        select product_id, warehouse_id, 0, more
        from hold
      ) as both_kinds
      group by product_id, warehouse_id
    ), levelled as (
      update warehouse_stock as there
      set on_hand = there.on_hand + place.came, held = there.held + place.held
      from place
      where there.product_id = place.product_id
        and there.warehouse_id = place.warehouse_id
    )
    update stock
    set on_hand = stock.on_hand + product.came, held = stock.held + product.held
    from (
      select product_id, sum(came)::integer as came, sum(held)::integer as held
      from place
      group by product_id
    ) as product
    where stock.product_id = product.product_id
    returning
      stock.product_id as id,
      (stock.for_sale = 0)
        <> (stock.on_hand - product.came <= stock.held - product.held) as turned`.execute(trx);
  return rows.filter(({ turned }) => turned).map(({ id }) => id);
}
