import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { heldByLines } from './held-by-lines.ts';
import { takeFrom } from './take-from.ts';
import {
  changeStock,
  firstWarehouse,
  lockStock,
  type Movement,
  type OfLine,
} from './write-stock.ts';

/** What was sent and has come back is on hand again, and for sale. */
export const receiveReturn = async (changing: Changing, orderId: string, parts: OfLine[]) =>
  changeStock(changing, { moved: await cameBack(changing, { orderId, reason: 'return' }, parts) });

/** What was noted as sent, and has not left, is on hand again, and held for its line as before. */
export async function takeBackSent(
  changing: Changing,
  orderId: string,
  parts: OfLine[],
): Promise<void> {
  const moved = await cameBack(changing, { orderId, reason: 'parcel' }, parts);
  const held = await heldByLines(changing.trx, parts);
  for (const { line, ...place } of moved) held.add(line, place);
  await changeStock(changing, { moved, holds: held.holds });
}

type From = { orderId: string; reason: 'parcel' | 'return' };

/** It goes where the order's goods left from, the last place first. */
async function cameBack(
  { trx }: Changing,
  { orderId, reason }: From,
  parts: OfLine[],
): Promise<(Movement & { line: OfLine })[]> {
  await lockStock(
    trx,
    parts.map(({ product_id }) => product_id),
  );
  const left = await leftFrom(trx, orderId);
  const elsewhere = await firstWarehouse(trx);
  return parts.flatMap((line) =>
    takeFrom(left.get(line.product_id) ?? [], line.quantity, elsewhere).map((place) => ({
      ...place,
      line,
      product_id: line.product_id,
      reason,
      order_id: orderId,
    })),
  );
}

async function leftFrom(trx: Trx, orderId: string) {
  const { rows } = await sql<{ product_id: number; warehouse_id: number; quantity: number }>`
    select product_id, warehouse_id, -sum(quantity)::integer as quantity
    from stock_movement
    inner join warehouse on warehouse.id = warehouse_id
    where order_id = ${orderId}
      and reason <> 'found'
    group by product_id, warehouse_id, warehouse.position
    having sum(quantity) < 0
    order by warehouse.position desc, warehouse_id desc`.execute(trx);
  return Map.groupBy(rows, ({ product_id }) => product_id);
}
