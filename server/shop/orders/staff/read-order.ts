import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import { toLei } from '../../../../contract/money.ts';
import { isAwaiting } from '../../../../contract/order-transitions.ts';
import type { StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { presentPrices } from '../../pricing/priced-rows.ts';
import { textOf } from '../../reference/text.ts';
import { readMoney } from '../money/read-money.ts';
import { presentHead } from '../present-order.ts';
import { readTimeline } from './read-timeline.ts';
import { otherViewers } from './viewers.ts';

type By = { id: number; locale: Locale };

/** What the screen of an order shows beside its papers and what 1C has of it. */
export type OrderForStaff = Omit<StaffOrder, 'papers' | 'proforma_issued' | 'in_1c'>;

/** Null if there is none. */
export async function readStaffOrder(
  db: Database,
  orderId: string,
  { id: staffId, locale }: By,
): Promise<OrderForStaff | null> {
  const order = await db
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .leftJoin('staff', 'staff.id', 'customer_order.responsible_id')
    .selectAll('customer_order')
    .select([
      'customer.username',
      'customer.is_juridical',
      'customer.blocked_at',
      'customer.erased_at',
      'staff.name as responsible_name',
      sql<number>`(
        select count(*)
        from customer_order as other
        where other.customer_id = customer_order.customer_id
      )::integer`.as('orders'),
    ])
    .where('customer_order.id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const { responsible_id, responsible_name } = order;
  return {
    ...presentHead(order),
    version: order.version,
    status_since: order.status_since.toISOString(),
    awaiting: isAwaiting(order) ? order.awaiting : null,
    updated_at: order.updated_at.toISOString(),
    tva: order.tva,
    legal_address: order.legal_address,
    customer: {
      id: order.customer_id,
      username: order.username,
      is_juridical: order.is_juridical,
      orders: order.orders,
      may_order: order.blocked_at === null && order.erased_at === null,
    },
    responsible:
      responsible_id === null || responsible_name === null
        ? null
        : { id: responsible_id, name: responsible_name },
    lines: await readLines(db, orderId, locale),
    money: await readMoney(db, orderId),
    parcels: await readParcels(db, orderId),
    events: await readTimeline(db, orderId),
    viewers: await otherViewers(db, orderId, staffId),
  };
}

type Stored = { file: string; alt_ro: string; alt_ru: string };

const readLines = async (db: Database, orderId: string, locale: Locale) => {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .leftJoin('stock', 'stock.product_id', 'order_line.product_id')
    .selectAll('order_line')
    .select([
      'product.slug',
      'product.state',
      sql<number>`coalesce(stock.for_sale, 0)`.as('stock'),
      'unit.is_cut',
      sql<number>`coalesce(product.smallest_quantity, unit.smallest_quantity)`.as('smallest'),
      sql<number>`coalesce(product.quantity_step, unit.quantity_step)`.as('step'),
      sql<Stored | null>`(
        select json_build_object('file', file, 'alt_ro', alt_ro, 'alt_ru', alt_ru)
        from product_picture
        where product_id = product.id
        order by position
        limit 1
      )`.as('picture'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((line) => ({
    id: line.id,
    product_id: line.product_id,
    code: line.code,
    slug: line.slug,
    title: textOf(line.title_ro, line.title_ru)[locale],
    units: line[`unit_${locale}`],
    ...presentPrices(line),
    quantity: line.quantity,
    sent: line.sent,
    returned: line.returned,
    total: toLei(line.total),
    is_cut: line.is_cut,
    one_piece: line.one_piece,
    cut_length: line.cut_length,
    stock: line.stock,
    state: line.state,
    smallest_quantity: line.smallest,
    quantity_step: line.step,
    image: line.picture && pictureOf(line.picture, locale),
  }));
};

function pictureOf({ file, alt_ro, alt_ru }: Stored, locale: Locale) {
  const alt = textOf(alt_ro, alt_ru)[locale];
  return { file, alt, title: alt };
}

async function readParcels(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('order_parcel')
    .innerJoin('order_parcel_line as part', 'part.parcel_id', 'order_parcel.id')
    .innerJoin('order_line as line', 'line.id', 'part.line_id')
    .select(['order_parcel.id', 'sent_at', 'carrier', 'tracking', 'line_id', 'product_id'])
    .select('part.quantity')
    .where('order_parcel.order_id', '=', orderId)
    .orderBy('order_parcel.id')
    .orderBy('line.position')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...rest]) =>
    first
      ? [
          {
            id: first.id,
            sent_at: first.sent_at.toISOString(),
            carrier: first.carrier,
            tracking: first.tracking,
            lines: [first, ...rest].map(({ line_id, product_id, quantity }) => ({
              line_id,
              product_id,
              quantity,
            })),
          },
        ]
      : [],
  );
}
