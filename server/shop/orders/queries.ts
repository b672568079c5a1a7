import { sql } from 'kysely';
import type { OrderStatus } from '../../../contract/constants.ts';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared, asReckoned } from '../../base/database/prepared.ts';
import { pricesNow } from '../pricing/price-now.ts';

/** Products as they are at the moment, by their ids in order: what is sold and how. */
export const readOffers = (db: Database, productIds: number[]) =>
  db
    .selectFrom('stock')
    .modifyFront(asPrepared('products to order'))
    .innerJoin('product', 'product.id', 'stock.product_id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .select([
      'product.id as product_id',
      'product.code',
      'product.title_ro',
      'product.title_ru',
      'unit.title_ro as unit_ro',
      'unit.title_ru as unit_ru',
      'product.warranty_months',
    ])
    .select(pricesNow)
    .select([
      'product.state',
      'unit.is_cut',
      'stock.for_sale as stock',
      sql<number>`coalesce(product.smallest_quantity, unit.smallest_quantity)`.as(
        'smallest_quantity',
      ),
      sql<number>`coalesce(product.quantity_step, unit.quantity_step)`.as('quantity_step'),
    ])
    .where(sql<boolean>`stock.product_id = any(${asReckoned(productIds)}::integer[])`)
    .orderBy('stock.product_id')
    .execute();

export type Offer = Awaited<ReturnType<typeof readOffers>>[number];

/** What a line keeps of its product, whatever becomes of that. */
export const keptOf = (offer: Offer) => ({
  product_id: offer.product_id,
  code: offer.code,
  title_ro: offer.title_ro,
  title_ru: offer.title_ru,
  unit_ro: offer.unit_ro,
  unit_ru: offer.unit_ru,
  price: offer.price,
  promotion_price: offer.promotion_price,
  agreed_price: offer.agreed_price,
  agreed_basis: offer.agreed_basis,
  vat_rate: offer.vat_rate,
  warranty_months: offer.warranty_months,
});

/** Of the customer alone, where one is named. */
export const orderWithLines = async (db: Database, orderId: string, customerId?: number) => {
  const order = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .$if(customerId !== undefined, (own) => own.where('customer_id', '=', customerId ?? 0))
    .executeTakeFirst();
  if (!order) return undefined;
  return { order, lines: await linesOf(db, [orderId]) };
};

/** VAT and warranty are those of the day of the order, where they were noted. */
export const linesOf = (db: Database, orderIds: string[]) =>
  db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .selectAll('order_line')
    .select(({ fn }) => [
      'product.slug',
      'unit.is_cut',
      fn.coalesce('order_line.vat_rate', 'product.vat_rate').as('vat_rate'),
      fn.coalesce('order_line.warranty_months', 'product.warranty_months').as('warranty_months'),
    ])
    .where('order_line.order_id', 'in', orderIds)
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')
    .execute();

/** Each state an order came to, once. */
export async function historyOf(db: Database, orderIds: string[]) {
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
