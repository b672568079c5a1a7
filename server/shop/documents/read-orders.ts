import { sql } from 'kysely';
import type { Database, Trx } from '../../base/database/connect.ts';

export type PrintedOrder = {
  order: OrderHead;
  lines: OrderLine[];
  /** Where it tells of one parcel: which of how many, and how much of each line is in it. */
  part?: { place: number; of: number; sentOn: string; given: ReadonlyMap<number, number> };
};
type OrderHead = Awaited<ReturnType<typeof headsOf>>[number];
export type OrderLine = Awaited<ReturnType<typeof linesOf>>[number];

/** Orders as papers tell of them, in the order they were asked for; those that are not are left out. */
export async function readOrders(db: Database | Trx, ids: string[]): Promise<PrintedOrder[]> {
  if (ids.length === 0) return [];
  const heads = new Map((await headsOf(db, ids)).map((order) => [order.id, order]));
  const lines = Map.groupBy(await linesOf(db, ids), ({ order_id }) => order_id);
  return [...new Set(ids)].flatMap((id) => {
    const order = heads.get(id);
    return order ? [{ order, lines: lines.get(id) ?? [] }] : [];
  });
}

const headsOf = (db: Database | Trx, ids: string[]) =>
  db
    .selectFrom('customer_order')
    .select([
      'id',
      'customer_id',
      'status',
      'locale',
      'name',
      'phone',
      'email',
      'company',
      'idno',
      'tva',
      'legal_address',
      'delivery_type',
      'city',
      'suburb',
      'address',
      'pay_method',
      'payment_status',
      'comment',
      'delivery_fee',
      'total',
      'paid',
    ])
    .select(sql<boolean>`status = 'new' and awaiting is not null`.as('awaits_confirmation'))
    .select(
      sql<boolean>`exists (
        select
        from customer
        where customer.id = customer_id
        and erased_at is not null
      )`.as('is_erased'),
    )
    .select(dayInShop('customer_order.created_at').as('ordered_on'))
    .select(
      sql<string | null>`
        case when status = 'completed' then ${dayInShop('customer_order.status_since')} end`.as(
        'completed_on',
      ),
    )
    .where('id', 'in', ids)
    .execute();

export const dayInShop = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Chisinau', 'YYYY-MM-DD')`;

/** Rate and warranty are those of the day of the order, where it was noted. */
const linesOf = (db: Database | Trx, ids: string[]) =>
  db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .select([
      'order_line.id',
      'order_line.order_id',
      'order_line.product_id',
      'order_line.code',
      'order_line.title_ro',
      'order_line.title_ru',
      'order_line.unit_ro',
      'order_line.unit_ru',
      'order_line.price',
      'order_line.agreed_price',
      'order_line.agreed_basis',
      'order_line.promotion_price',
      'order_line.quantity',
      'order_line.sent',
      'order_line.total',
      'order_line.one_piece',
      'order_line.cut_length',
      'unit.is_cut',
    ])
    .select(({ fn }) => [
      fn.coalesce('order_line.vat_rate', 'product.vat_rate').as('vat_rate'),
      fn.coalesce('order_line.warranty_months', 'product.warranty_months').as('warranty_months'),
    ])
    .where('order_line.order_id', 'in', ids)
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')
    .execute();
