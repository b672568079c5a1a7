import { type InferResult, sql } from 'kysely';
import type { OrderStatus } from '../../../contract/constants.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { asPrepared, asReckoned } from '../../base/database/prepared.ts';
import { promotionPriceNow } from '../reference/promotion-now.ts';

/** A repeated submit carries the same word, and the same body. */
export type OrderKey = { key: string; bodyHash: Buffer };

export const orderByKey = (trx: Trx, customerId: number, key: string) =>
  trx
    .selectFrom('order_key')
    .select(['order_id', 'body_hash'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .modifyFront(asPrepared('order by key'));

/** As they are at the moment. */
export const productsToOrder = (db: Database, productIds: number[]) =>
  db
    .selectFrom('stock')
    .modifyFront(asPrepared('products to order'))
    .innerJoin('product', 'product.id', 'stock.product_id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .select([
      'product.id',
      'product.code',
      'product.slug',
      'product.title_ro',
      'product.title_ru',
      'product.price',
      'product.agreed_price',
      'product.agreed_basis',
      'product.vat_rate',
      'product.warranty_months',
      'unit.title_ro as unit_ro',
      'unit.title_ru as unit_ru',
      'unit.is_cut',
      'stock.for_sale as stock',
      promotionPriceNow.as('promotion_price'),
    ])
    .where('product.state', '=', 'active')
    .where(sql<boolean>`stock.product_id = any(${asReckoned(productIds)}::integer[])`)
    .orderBy('stock.product_id');
export type SoldProduct = InferResult<ReturnType<typeof productsToOrder>>[number];

export const orderWithLines = async (db: Database | Trx, orderId: string, customerId: number) => {
  const order = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!order) return undefined;
  return { order, lines: await linesOf(db, [orderId]) };
};

export const linesOf = (db: Database | Trx, orderIds: string[]) =>
  db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .selectAll('order_line')
    // The rate of a line that has none is its product's.
    .select(({ fn }) => [
      'product.slug',
      fn.coalesce('order_line.vat_rate', 'product.vat_rate').as('vat_rate'),
    ])
    .where('order_line.order_id', 'in', orderIds)
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')
    .execute();

/** Each state an order came to, once. */
export async function historyOf(db: Database | Trx, orderIds: string[]) {
  const rows = await db
    .selectFrom('order_event')
    .select(['order_id', 'at', sql<OrderStatus>`after ->> 'status'`.as('status')])
    .where('order_id', 'in', orderIds)
    .where('kind', 'in', ['placed', 'status'])
    .orderBy('order_id')
    .orderBy('id')
    .execute();
  // Of older orders also what changed the payment alone is there as a state.
  return rows.filter(
    ({ order_id, status }, index) =>
      rows[index - 1]?.order_id !== order_id || rows[index - 1]?.status !== status,
  );
}

export const ordersOf = (db: Database, customerId: number, limit: number, offset: number) =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countOrdersOf = async (db: Database, customerId: number) => {
  const { orders } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return orders;
};

/** A browser that repeats a submit does so within minutes, one that was closed within days. */
const DAYS_KEPT = 30;

export async function forgetOrderKeys(db: Database) {
  for (const table of ['order_key', 'staff_order_key']) {
    await sql`
      delete from ${sql.table(table)}
      where created_at < now() - make_interval(days => ${DAYS_KEPT})`.execute(db);
  }
}
