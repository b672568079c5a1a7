import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { toLei } from '../../../../contract/money.ts';
import type { ListedOrder } from '../../../../contract/staff/orders/shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';
import type { Tables } from '../../../base/database/tables.ts';
import { type Asking, conditionsOf, type OrderFilters, periodOf } from './order-filters.ts';
import { searchTerms } from './search-terms.ts';

/**
 * So many of the newest are looked through one by one for a text. Where a page is full by then, the
 * text is a frequent one, of which the index would gather thousands; where it is not, it is rare
 * enough for the index.
 */
const LOOKED_THROUGH = 2_000;

type Wanted = OrderFilters & { before?: string | undefined; limit?: number | undefined };

/**
 * Newest first. A page goes on from the last order of the one before, so that what is placed
 * meanwhile moves nothing. Relies on customer_order_created, on the index of each filter, and for
 * texts on order_search_created, order_search_text and order_search_words.
 */
export async function listOrders(
  db: Database,
  { limit = USUAL_PAGE, ...wanted }: Wanted,
  asking: Asking,
): Promise<{ results: ListedOrder[]; next: string | null }> {
  const rows = await readRows(db, wanted, asking, limit + 1);
  return pageOf(rows.map(present), limit, ({ id }) => id);
}

async function readRows(db: Database, wanted: Wanted, asking: Asking, limit: number) {
  const conditions = [...conditionsOf(wanted, asking), ...olderThan('customer_order', wanted)];
  const terms = searchTerms(wanted.search ?? '');
  if (terms.length === 0) return select(db, sql`customer_order`, conditions, limit);
  const matches = terms.map(
    ({ inText, ofWord }) =>
      sql<SqlBool>`(order_search.text like ${inText} or order_search.words @@ ${ofWord}::tsquery)`,
  );
  const narrowed = [...conditions, ...matches];
  const newest = await select(db, newestTexts(wanted), narrowed, limit);
  if (newest.length === limit) return newest;
  const withTexts = sql`
    customer_order
    inner join order_search on order_search.order_id = customer_order.id`;
  return select(db, withTexts, narrowed, limit);
}

const newestTexts = (wanted: Wanted) => sql`
  (
    select order_id, text, words
    from order_search
    where ${all([...periodOf('order_search', wanted), ...olderThan('order_search', wanted)])}
    order by created_at desc, order_id desc
    limit ${LOOKED_THROUGH}
  ) as order_search
  inner join customer_order on customer_order.id = order_search.order_id`;

/** An order's id alone names the place to go on from: its time is finer than JavaScript's. */
function olderThan(table: 'customer_order' | 'order_search', { before }: Wanted) {
  if (before === undefined) return [];
  const id = sql.ref(table === 'customer_order' ? 'customer_order.id' : 'order_search.order_id');
  return [
    sql<SqlBool>`(${sql.ref(`${table}.created_at`)}, ${id}) < (
      select created_at, id
      from customer_order
      where id = ${before}
    )`,
  ];
}

const all = (conditions: RawBuilder<SqlBool>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const columns = [
  'id',
  'version',
  'status',
  'status_since',
  'payment_state',
  'created_at',
  'name',
  'company',
  'phone',
  'delivery_type',
  'pay_method',
  'city',
  'total',
  'responsible_id',
] as const satisfies (keyof Tables['customer_order'])[];

type Row = Pick<Selectable<Tables['customer_order']>, (typeof columns)[number] | 'awaiting'> & {
  responsible_name: string | null;
  lines: number;
};

async function select(
  db: Database,
  source: RawBuilder<unknown>,
  conditions: RawBuilder<SqlBool>[],
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select
      ${sql.join(columns.map((name) => sql.ref(`customer_order.${name}`)))},
      case when customer_order.status = 'new' then customer_order.awaiting end as awaiting,
      (select name from staff where staff.id = customer_order.responsible_id) as responsible_name,
      (select count(*) from order_line where order_id = customer_order.id)::integer as lines
    from ${source}
    where ${all(conditions)}
    order by customer_order.created_at desc, customer_order.id desc
    limit ${limit}`.execute(db);
  return rows;
}

const present = ({ responsible_id, responsible_name, ...row }: Row): ListedOrder => ({
  ...row,
  status_since: row.status_since.toISOString(),
  created_at: row.created_at.toISOString(),
  total: toLei(row.total),
  responsible:
    responsible_id === null || responsible_name === null
      ? null
      : { id: responsible_id, name: responsible_name },
});
