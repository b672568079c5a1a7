import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { linesOf } from '../orders/queries.ts';

export type PrintedOrder = {
  order: OrderHead;
  lines: OrderLine[];
  /** Where it tells of one parcel: which of how many, and how much of each line is in it. */
  part?: { place: number; of: number; sentOn: string; given: ReadonlyMap<number, number> };
};
type OrderHead = Awaited<ReturnType<typeof headsOf>>[number];
export type OrderLine = Omit<
  Awaited<ReturnType<typeof linesOf>>[number],
  'position' | 'returned' | 'slug'
>;

/** Orders as papers tell of them, in the order they were asked for; those that are not are left out. */
export async function readOrders(db: Database, ids: string[]): Promise<PrintedOrder[]> {
  if (ids.length === 0) return [];
  const heads = new Map((await headsOf(db, ids)).map((order) => [order.id, order]));
  const lines = Map.groupBy(await linesOf(db, ids), ({ order_id }) => order_id);
  return [...new Set(ids)].flatMap((id) => {
    const order = heads.get(id);
    return order ? [{ order, lines: lines.get(id) ?? [] }] : [];
  });
}

const headsOf = (db: Database, ids: string[]) =>
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
