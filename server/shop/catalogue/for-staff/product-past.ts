import type { ProductForm } from '../../../../contract/staff/catalogue/product-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { readAudit } from '../../staff/read-audit.ts';

/** In how many orders it was, and how much of it. Relies on order_line_product. */
export async function readOrdersOf(
  db: Database,
  productId: number,
): Promise<ProductForm['orders']> {
  const row = await db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(({ fn, lit }) => [
      fn.count<number>('order_line.order_id').distinct().as('count'),
      fn.coalesce(fn.sum<number>('quantity'), lit(0)).as('quantity'),
      fn.max('created_at').as('last_at'),
    ])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    quantity: Number(row.quantity),
    last_at: row.last_at?.toISOString() ?? null,
  };
}

/** Who changed what of it, newest first. */
export async function readProductHistory(
  db: Database,
  productId: number,
): Promise<ProductForm['history']> {
  const { results } = await readAudit(db, { entity: 'product', entity_id: String(productId) });
  return results.map(({ entity, entity_id, ...entry }) => entry);
}
