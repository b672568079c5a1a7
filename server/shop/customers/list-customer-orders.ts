import { sql } from 'kysely';
import { toLei } from '../../../contract/money.ts';
import type { AnswerOf, QueryOf } from '../../../contract/operation.ts';
import type { listCustomerOrders as listing } from '../../../contract/staff/operations/customers.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import type { Database } from '../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../base/database/page-of.ts';
import { type Column, exportList, type Page, type Taking } from '../../base/exports/export-list.ts';
import { countOrdersOf } from '../orders/queries.ts';
import type { Shop } from '../shop.ts';

type Orders = AnswerOf<typeof listing>;

/** Newest first; null for a customer there is not. Relies on customer_order_customer. */
export async function listCustomerOrders(
  db: Database,
  customerId: number,
  page: QueryOf<typeof listing>,
): Promise<Orders | null> {
  if (!(await isCustomer(db, customerId))) return null;
  const total = await countOrdersOf(db, customerId);
  return { total, ...(await readOrders(db, customerId, page)) };
}

const isCustomer = (db: Database, id: number) =>
  db.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst();

async function readOrders(
  db: Database,
  customerId: number,
  { before, limit = USUAL_PAGE }: QueryOf<typeof listing>,
) {
  const orders = await db
    .selectFrom('customer_order')
    .select(({ selectFrom }) => [
      'id',
      'created_at',
      'status',
      'payment_state',
      'total',
      selectFrom('order_line')
        .select(({ fn }) => fn.countAll<number>().as('lines'))
        .whereRef('order_line.order_id', '=', 'customer_order.id')
        .as('lines'),
    ])
    .where('customer_id', '=', customerId)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (
        select created_at, id
        from customer_order
        where id = ${before}
      )`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = orders.map((order) => ({
    ...order,
    created_at: order.created_at.toISOString(),
    lines: order.lines ?? 0,
    total: toLei(order.total),
  }));
  return pageOf(shown, limit, ({ id }) => id);
}

const columns: Column<Orders['results'][number]>[] = [
  ['Număr', 'Номер', ({ id }) => id],
  ['Data', 'Дата', ({ created_at }) => created_at, 'time'],
  ['Stare', 'Состояние', ({ status }, locale) => orderWords[locale].status[status]],
  ['Plată', 'Оплата', ({ payment_state }, locale) => orderWords[locale].payment[payment_state]],
  ['Poziții', 'Позиций', ({ lines }) => lines],
  ['Total, lei', 'Итого, lei', ({ total }) => total],
];

/** All of them as a table; null for a customer there is not. */
export async function exportCustomerOrders(
  { db }: Pick<Shop, 'db'>,
  _: object,
  by: Taking,
  { id }: { id: number },
) {
  if (!(await isCustomer(db, id))) return null;
  return exportList(db, by, {
    name: 'customer orders',
    columns,
    filters: { customer: id },
    read: (page: Page<string>) => readOrders(db, id, page),
  });
}
