import { sql } from 'kysely';
import type { Mistakes } from '../../../changes/refused.ts';
import type { Trx } from '../../../database/connect.ts';
import type { PlannedChange } from './wanted-product.ts';

/** As many as one movement takes. */
const MOST_MOVED = 1_000_000;

/** Whether the first warehouse can have what the figure would be less by. The stock is held. */
export async function stockMistakes(
  trx: Trx,
  planned: PlannedChange[],
): Promise<Map<number, Mistakes>> {
  const moved = planned.flatMap(({ held, wanted }) =>
    wanted.stock === undefined || wanted.stock === held.stock
      ? []
      : [{ id: held.id, by: wanted.stock - held.stock }],
  );
  if (moved.length === 0) return new Map();
  const { rows } = await sql<{ id: number }>`
    select given.id
    from unnest(
      ${moved.map(({ id }) => id)}::integer[],
      ${moved.map(({ by }) => by)}::integer[]
    ) as given (id, by)
    cross join (select id from warehouse order by position, id limit 1) as first
    left join warehouse_stock
      on warehouse_stock.product_id = given.id
      and warehouse_stock.warehouse_id = first.id
    where coalesce(warehouse_stock.on_hand, 0) + given.by < 0`.execute(trx);
  const mistakes = new Map<number, Mistakes>();
  for (const { id, by } of moved) {
    if (Math.abs(by) > MOST_MOVED) mistakes.set(id, { stock: ['EDIT.WHOLE'] });
  }
  for (const { id } of rows) mistakes.set(id, { stock: ['EDIT.STOCK'] });
  return mistakes;
}
