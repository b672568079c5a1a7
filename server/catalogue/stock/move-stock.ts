import { sql } from 'kysely';
import {
  MOST_IN_STOCK,
  type StockMovement,
  stockMovements,
} from '../../../contract/editing/catalogue.ts';
import type { Actor, Changing } from '../../changes/change.ts';
import { invalid, type Mistakes, parse, Refused } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';

/**
 * Goods that come, go or are counted, many at once. Every movement stays in the ledger; their sum is
 * what there is. What would leave less than nothing is refused, and nothing moves.
 */
export async function moveStock({ trx, actor, note }: Changing, input: unknown): Promise<void> {
  const movements = parse(stockMovements, input);
  const warehouseId = await firstWarehouse(trx);
  const placed = movements.map((movement) => ({
    ...movement,
    warehouse_id: movement.warehouse_id ?? warehouseId,
  }));
  await lock(trx, placed);
  await refuseUnknown(trx, placed);
  const levels = await readLevels(trx, placed);
  await refuseOldCounts(trx, placed, levels);
  const moved = withQuantities(placed, levels);
  const turned = await write(
    trx,
    actor,
    moved.filter(({ quantity }) => quantity !== 0),
  );
  if (turned.length > 0) note({ verb: 'change', entity: 'stock', ids: turned });
}

type Placed = StockMovement & { warehouse_id: number };
type Moved = Placed & { quantity: number };

async function firstWarehouse(trx: Trx): Promise<number> {
  const { id } = await trx
    .selectFrom('warehouse')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** In the order of ids, as orders do, so that nobody waits in a circle. */
const lock = (trx: Trx, placed: Placed[]) =>
  sql`
    select
    from stock
    where product_id = any(${placed.map(({ product_id }) => product_id)}::integer[])
    order by product_id
    for update`.execute(trx);

async function refuseUnknown(trx: Trx, placed: Placed[]) {
  const { rows } = await sql<{ place: number; field: string }>`
    select place::integer - 1 as place, field
    from unnest(
      ${placed.map(({ product_id }) => product_id)}::integer[],
      ${placed.map(({ warehouse_id }) => warehouse_id)}::integer[]
    ) with ordinality as placed (product_id, warehouse_id, place)
    cross join lateral (
      select 'product_id' as field
      where not exists (select from stock where stock.product_id = placed.product_id)
      union all
      select 'warehouse_id'
      where not exists (select from warehouse where warehouse.id = placed.warehouse_id)
    ) as lacking`.execute(trx);
  const mistakes: Mistakes = {};
  for (const { place, field } of rows) mistakes[`${place}.${field}`] = ['EDIT.UNKNOWN'];
  if (rows.length > 0) throw invalid(mistakes);
}

const nameOf = ({ product_id, warehouse_id }: { product_id: number; warehouse_id: number }) =>
  `${product_id} ${warehouse_id}`;

async function readLevels(trx: Trx, placed: Placed[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('warehouse_stock')
    .selectAll()
    .where(sql<boolean>`product_id = any(${placed.map(({ product_id }) => product_id)}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row.quantity]));
}

/** What came or went after somebody looked makes their count another one: who moved it, and when. */
async function refuseOldCounts(trx: Trx, placed: Placed[], levels: Map<string, number>) {
  const old = placed.find(
    (movement) =>
      movement.seen !== undefined && movement.seen !== (levels.get(nameOf(movement)) ?? 0),
  );
  if (!old) return;
  const last = await trx
    .selectFrom('stock_movement')
    .select(['actor', 'at'])
    .where('product_id', '=', old.product_id)
    .where('warehouse_id', '=', old.warehouse_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  throw new Refused({
    kind: 'conflict',
    version: levels.get(nameOf(old)) ?? 0,
    changed: ['stock'],
    actor: last?.actor ?? '',
    at: last?.at ?? new Date(),
  });
}

/** One after the other: what is counted after something came is counted with it. */
function withQuantities(placed: Placed[], levels: Map<string, number>): Moved[] {
  const mistakes: Mistakes = {};
  const moved = placed.map((movement, at) => {
    const level = levels.get(nameOf(movement)) ?? 0;
    const quantity = movement.quantity ?? (movement.counted ?? 0) - level;
    if (level + quantity < 0) mistakes[`${at}.quantity`] = ['EDIT.STOCK'];
    if (level + quantity > MOST_IN_STOCK) mistakes[`${at}.quantity`] = ['EDIT.WHOLE'];
    if (movement.reason === 'correction' && movement.note === '') {
      mistakes[`${at}.note`] = ['VALIDATE.REQUIRED'];
    }
    levels.set(nameOf(movement), level + quantity);
    return { ...movement, quantity };
  });
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  return moved;
}

/** Answers with the products that are sold out now, or no longer. */
async function write(trx: Trx, actor: Actor, moved: Moved[]): Promise<number[]> {
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
      insert into stock_movement (product_id, warehouse_id, quantity, reason, note, actor)
      select product_id, warehouse_id, quantity, reason, note, ${actor}
      from unnest(
        ${moved.map(({ product_id }) => product_id)}::integer[],
        ${moved.map(({ warehouse_id }) => warehouse_id)}::integer[],
        ${moved.map(({ quantity }) => quantity)}::integer[],
        ${moved.map(({ reason }) => reason)}::text[],
        ${moved.map(({ note }) => note)}::text[]
      ) with ordinality as given (product_id, warehouse_id, quantity, reason, note, place)
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
