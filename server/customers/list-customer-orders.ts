import { toLei } from '../../contract/money.ts';
import { pagination } from '../../contract/pagination.ts';
import type { Database } from '../database/connect.ts';
import { countOrdersOf } from '../orders/queries.ts';

const PAGE = 20;

/** Newest first; null for a customer there is not. Relies on customer_order_customer. */
export async function listCustomerOrders(db: Database, customerId: number, page: number) {
  const customer = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) return null;
  const total = await countOrdersOf(db, customerId);
  const orders = await db
    .selectFrom('customer_order')
    .select(({ selectFrom }) => [
      'id',
      'created_at',
      'status',
      'payment_status',
      'total',
      selectFrom('order_line')
        .select(({ fn }) => fn.countAll<number>().as('lines'))
        .whereRef('order_line.order_id', '=', 'customer_order.id')
        .as('lines'),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  return {
    pages: pagination(total, page, PAGE),
    total,
    results: orders.map((order) => ({
      ...order,
      created_at: order.created_at.toISOString(),
      lines: order.lines ?? 0,
      total: toLei(order.total),
    })),
  };
}
