import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DeliveryType, OrderStatus, PayMethod } from '../../contract/constants.ts';
import type { Database } from '../base/database/connect.ts';
import { orderSearchText, orderSearchWords } from '../shop/orders/order-search-text.ts';

const titles = { title_ro: 'Cablu', title_ru: 'Кабель' };

type Wished = {
  customerId: number;
  /** A moment, as the database reads it. */
  at?: string;
  status?: OrderStatus;
  payMethod?: PayMethod;
  name?: string;
  phone?: string;
  company?: string;
  /** Bani; without lines, what the order costs. */
  total?: number;
  lines?: { productId: number; quantity: number; price: number }[];
};

/** An order as it stands in the books, whenever it was placed and whatever became of it since. */
export async function addOrder(db: Database, wished: Wished): Promise<string> {
  const { customerId, at = 'now', status = 'new', payMethod = 'cash', lines = [] } = wished;
  const total =
    wished.total ?? lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const id = randomBytes(4)
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
  const order = {
    name: wished.name ?? 'Ion Rusu',
    phone: wished.phone ?? '+373-69-123-456',
    email: 'ion@example.md',
    company: wished.company ?? '',
    idno: '',
  };
  await db
    .insertInto('customer_order')
    .values({
      id,
      ...order,
      customer_id: customerId,
      status,
      locale: 'ro',
      delivery_type: 'pickup' satisfies DeliveryType,
      city: '',
      suburb: '',
      address: '',
      pay_method: payMethod,
      comment: '',
      products_cost: total,
      discount: 0,
      delivery_fee: 0,
      total,
      created_at: sql<Date>`${at}::timestamptz`,
      status_since: sql<Date>`${at}::timestamptz`,
    })
    .execute();
  if (lines.length > 0) {
    await db
      .insertInto('order_line')
      .values(
        lines.map(({ productId, quantity, price }, position) => ({
          order_id: id,
          position,
          product_id: productId,
          code: `C-${productId}`,
          ...titles,
          unit_ro: 'm',
          unit_ru: 'м',
          price,
          promotion_price: null,
          quantity,
          total: quantity * price,
        })),
      )
      .execute();
  }
  const { name, company, phone, email, idno } = order;
  const sold = lines.map(({ productId }) => ({ code: `C-${productId}`, ...titles }));
  await sql`
    insert into order_search (order_id, created_at, text, words)
    values (
      ${id}, ${at}::timestamptz,
      ${orderSearchText({ id, name, company, phone, email, idno })},
      array_to_tsvector(${orderSearchWords(sold)}::text[])
    )`.execute(db);
  return id;
}
