import { sql } from 'kysely';
import { type StockMovement, stockMovements } from '../../../../contract/editing/catalogue.ts';
import type { Changing } from '../../../base/changes/change.ts';
import {
  conflictWith,
  invalid,
  type Mistakes,
  parse,
  Refused,
} from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { levelMistake } from './level-mistake.ts';
import { changeStock, firstWarehouse, lockStock } from './write-stock.ts';

/**
 * Goods that come, go or are counted, many at once: whatever orders hold of them, it is what lies
 * there that is counted. Every movement stays in the ledger, and their sum is what is on hand. What
 * would leave less than nothing is refused, and nothing moves.
 */
export async function moveStock(changing: Changing, input: unknown): Promise<void> {
  const { trx } = changing;
  const movements = parse(stockMovements, input);
  const warehouseId = await firstWarehouse(trx);
  const placed = movements.map((movement) => ({
    ...movement,
    warehouse_id: movement.warehouse_id ?? warehouseId,
  }));
  await lockStock(
    trx,
    placed.map(({ product_id }) => product_id),
  );
  await refuseUnknown(trx, placed);
  const levels = await readLevels(trx, placed);
  await refuseOldCounts(trx, placed, levels);
  const moved = withQuantities(placed, levels);
  await changeStock(changing, { moved: moved.filter(({ quantity }) => quantity !== 0) });
}

type Placed = StockMovement & { warehouse_id: number };
type Moved = Placed & { quantity: number };

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
    .select(['product_id', 'warehouse_id', 'on_hand'])
    .where(sql<boolean>`product_id = any(${placed.map(({ product_id }) => product_id)}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row.on_hand]));
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
    .leftJoin('staff', (join) =>
      join.on(sql`'staff:' || staff.id`, '=', sql.ref('stock_movement.actor')),
    )
    .select(['actor', 'at', 'staff.name'])
    .where('product_id', '=', old.product_id)
    .where('warehouse_id', '=', old.warehouse_id)
    .orderBy('stock_movement.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  throw new Refused(conflictWith(levels.get(nameOf(old)) ?? 0, ['stock'], last));
}

/** One after the other: what is counted after something came is counted with it. */
function withQuantities(placed: Placed[], levels: Map<string, number>): Moved[] {
  const mistakes: Mistakes = {};
  const moved = placed.map((movement, at) => {
    const level = levels.get(nameOf(movement)) ?? 0;
    const quantity = movement.quantity ?? (movement.counted ?? 0) - level;
    const mistake = levelMistake(level, quantity);
    if (mistake) mistakes[`${at}.quantity`] = [mistake];
    if (movement.reason === 'correction' && movement.note === '') {
      mistakes[`${at}.note`] = ['VALIDATE.REQUIRED'];
    }
    levels.set(nameOf(movement), level + quantity);
    return { ...movement, quantity };
  });
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  return moved;
}
