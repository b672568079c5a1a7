import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';
import type { Hold, OfLine } from './write-stock.ts';

/** What these lines hold, the first warehouses first, to be changed and written back. */
export async function heldByLines(trx: Trx, parts: OfLine[]) {
  const { rows: holds } = await sql<Hold>`
    select line_id, product_id, warehouse_id, quantity
    from stock_hold
    inner join warehouse on warehouse.id = warehouse_id
    where line_id = any(${parts.map(({ line_id }) => line_id)}::bigint[])
    order by warehouse.position, warehouse.id`.execute(trx);
  return {
    holds,
    of: (line_id: number) => holds.filter((hold) => hold.line_id === line_id),
    add(part: OfLine, { warehouse_id, quantity }: { warehouse_id: number; quantity: number }) {
      const hold = holds.find(
        (one) => one.line_id === part.line_id && one.warehouse_id === warehouse_id,
      );
      if (hold) hold.quantity += quantity;
      else holds.push({ ...part, warehouse_id, quantity });
    },
  };
}
