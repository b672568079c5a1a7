import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { heldByLines } from './held-by-lines.ts';
import { type Place, takeFrom } from './take-from.ts';
import {
  changeStock,
  firstWarehouse,
  lockStock,
  type Movement,
  type OfLine,
} from './write-stock.ts';

/**
 * What leaves with an order is on hand no more, and held no more. Nobody who packs is stopped by the
 * books: what they miss where it was held is taken elsewhere, and what they miss everywhere was there
 * all the same.
 */
export async function sendStock(
  changing: Changing,
  orderId: string,
  parts: OfLine[],
): Promise<void> {
  const { trx } = changing;
  const productIds = parts.map(({ product_id }) => product_id);
  await lockStock(trx, productIds);
  const onHand = await readOnHand(trx, productIds);
  const held = await heldByLines(trx, parts);
  const elsewhere = await firstWarehouse(trx);
  const moved = parts.flatMap(({ line_id, product_id, quantity }) =>
    takeFrom(held.of(line_id), quantity, elsewhere).flatMap((place): Movement[] => {
      const of = { product_id, order_id: orderId };
      const there = onHand.get(product_id) ?? [];
      const here = there.filter(({ warehouse_id }) => warehouse_id === place.warehouse_id);
      const taken = takeFrom([...here, ...there], place.quantity);
      const lacking = taken.reduce((left, one) => left - one.quantity, place.quantity);
      if (lacking > 0) taken.push({ ...place, quantity: lacking });
      return [
        ...(lacking > 0 ? [{ ...of, ...place, quantity: lacking, reason: 'found' as const }] : []),
        ...taken.map((one) => ({
          ...of,
          ...one,
          quantity: -one.quantity,
          reason: 'parcel' as const,
        })),
      ];
    }),
  );
  await changeStock(changing, { moved, holds: held.holds });
}

async function readOnHand(trx: Trx, productIds: number[]) {
  const { rows } = await sql<Place & { product_id: number }>`
    select product_id, warehouse_id, on_hand as quantity
    from warehouse_stock
    inner join warehouse on warehouse.id = warehouse_id
    where product_id = any(${productIds}::integer[])
    order by warehouse.position, warehouse.id`.execute(trx);
  return Map.groupBy(rows, ({ product_id }) => product_id);
}
