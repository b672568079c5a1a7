import { sql } from 'kysely';
import type { Changing } from '../../changes/change.ts';
import { firstWarehouse, lockStock, type Movement, writeMovements } from './write-movements.ts';

type Line = { product_id: number; quantity: number };
type Taken = { product_id: number; warehouse_id: number; quantity: number };

/**
 * What an order gives back goes where it was taken from, the last place first; what no movement
 * tells of, to the first warehouse. Every process hears of what can be bought again.
 */
export async function returnStock(
  { trx, actor, note }: Changing,
  { orderId, reason }: { orderId: string; reason: 'cancel' | 'return' },
  lines: Line[],
): Promise<void> {
  await lockStock(
    trx,
    lines.map(({ product_id }) => product_id),
  );
  const { rows: taken } = await sql<Taken>`
    select product_id, warehouse_id, -sum(quantity)::integer as quantity
    from stock_movement
    inner join warehouse on warehouse.id = warehouse_id
    where order_id = ${orderId}
    group by product_id, warehouse_id, warehouse.position
    having sum(quantity) < 0
    order by warehouse.position desc, warehouse_id desc`.execute(trx);
  const elsewhere = await firstWarehouse(trx);
  const movements = lines.flatMap((line) =>
    placesOf(
      line,
      taken.filter(({ product_id }) => product_id === line.product_id),
      elsewhere,
    ).map((place): Movement => ({ ...place, reason, order_id: orderId })),
  );
  const turned = await writeMovements(trx, actor, movements);
  if (turned.length > 0) note({ verb: 'change', entity: 'stock', ids: turned });
}

function placesOf({ product_id, quantity }: Line, taken: Taken[], elsewhere: number): Taken[] {
  let left = quantity;
  const places = taken.map((place) => {
    const back = Math.min(left, place.quantity);
    left -= back;
    return { ...place, quantity: back };
  });
  return [...places, { product_id, warehouse_id: elsewhere, quantity: left }].filter(
    (place) => place.quantity > 0,
  );
}
