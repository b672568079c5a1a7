import { sql } from 'kysely';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import type { Database } from '../../database/connect.ts';

const MOVEMENTS = 50;

/** What there is in each warehouse, and what moved last. Relies on stock_movement_product. */
export async function readStockOf(db: Database, productId: number): Promise<ProductForm['stock']> {
  const warehouses = await db
    .selectFrom('warehouse')
    .leftJoin('warehouse_stock', (join) =>
      join
        .onRef('warehouse_stock.warehouse_id', '=', 'warehouse.id')
        .on('warehouse_stock.product_id', '=', productId),
    )
    .select(['warehouse.id', 'title_ro', 'title_ru'])
    .select(({ fn, lit }) => fn.coalesce('warehouse_stock.quantity', lit(0)).as('quantity'))
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
  return {
    quantity: warehouses.reduce((sum, { quantity }) => sum + quantity, 0),
    warehouses,
    movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
  };
}
