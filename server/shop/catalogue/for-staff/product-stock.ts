import { sql } from 'kysely';
import type { ProductForm } from '../../../../contract/staff/catalogue/product-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';

const MOVEMENTS = 50;

/** What there is in each warehouse, who holds it, and what moved last. Relies on stock_movement_product. */
export async function readStockOf(db: Database, productId: number): Promise<ProductForm['stock']> {
  const warehouses = await db
    .selectFrom('warehouse')
    .leftJoin('warehouse_stock', (join) =>
      join
        .onRef('warehouse_stock.warehouse_id', '=', 'warehouse.id')
        .on('warehouse_stock.product_id', '=', productId),
    )
    .select(['warehouse.id', 'title_ro', 'title_ru'])
    .select(({ fn, lit }) => [
      fn.coalesce('on_hand', lit(0)).as('on_hand'),
      fn.coalesce('held', lit(0)).as('held'),
      fn.coalesce('for_sale', lit(0)).as('for_sale'),
    ])
    .orderBy('position')
    .orderBy('warehouse.id')
    .execute();
  const movements = await db
    .selectFrom('stock_movement')
    .leftJoin('staff', (join) =>
      join.on(sql`'staff:' || staff.id`, '=', sql.ref('stock_movement.actor')),
    )
    .select([
      'stock_movement.id',
      'at',
      'warehouse_id',
      'quantity',
      'reason',
      'note',
      'order_id',
      'actor',
      'staff.name as actor_name',
    ])
    .where('product_id', '=', productId)
    .orderBy('stock_movement.id', 'desc')
    .limit(MOVEMENTS)
    .execute();
  const figures = await db
    .selectFrom('stock')
    .select(['on_hand', 'held', 'for_sale'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return {
    ...(figures ?? { on_hand: 0, held: 0, for_sale: 0 }),
    warehouses,
    holds: await readHolds(db, productId),
    movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
  };
}

const HOLDS = 200;

const readHolds = (db: Database, productId: number) =>
  db
    .selectFrom('stock_hold')
    .innerJoin('order_line', 'order_line.id', 'stock_hold.line_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['customer_order.id as order_id', 'warehouse_id'])
    .select(sql<number>`sum(stock_hold.quantity)::integer`.as('quantity'))
    .where('stock_hold.product_id', '=', productId)
    .groupBy(['customer_order.id', 'warehouse_id'])
    .orderBy('customer_order.created_at')
    .orderBy('customer_order.id')
    .orderBy('warehouse_id')
    .limit(HOLDS)
    .execute();
