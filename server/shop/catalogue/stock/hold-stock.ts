import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import { heldByLines } from './held-by-lines.ts';
import { takeFrom } from './take-from.ts';
import { changeStock, firstWarehouse, type OfLine } from './write-stock.ts';

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
