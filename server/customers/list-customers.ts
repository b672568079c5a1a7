import { sql } from 'kysely';
import { toLei } from '../../contract/money.ts';
import type { QueryOf } from '../../contract/operation.ts';
import type { CustomerSummary } from '../../contract/staff/customers.ts';
import type { listCustomers as listing } from '../../contract/staff/operations/customers.ts';
import { searchPatterns } from '../accounts/person-search.ts';
import type { Database } from '../database/connect.ts';

const PAGE = 50;

type Wanted = QueryOf<typeof listing>;

type Row = Omit<CustomerSummary, 'created_at' | 'blocked_at' | 'last_order_at' | 'spent'> & {
  created_at: Date;
  blocked_at: Date | null;
  last_order_at: Date | null;
  /** Bani. */
  spent: number;
};

/**
 * Newest first. A page goes on from the last customer of the one before. Orders are summed up for
 * the page's customers alone. Relies on customer_search, customer_blocked, customer_order_customer
 * and the primary key.
 */
export async function readCustomers(
  db: Database,
  { search = '', kind, blocked, with_orders, since, before }: Wanted,
  limit: number,
): Promise<CustomerSummary[]> {
  const wanted = [
    sql`erased_at is null`,
    ...searchPatterns(search).map((pattern) => sql`search_text like ${pattern}`),
    ...(kind === undefined ? [] : [sql`is_juridical = ${kind === 'company'}`]),
    ...(blocked === undefined
      ? []
      : [blocked ? sql`blocked_at is not null` : sql`blocked_at is null`]),
    ...(with_orders === undefined ? [] : [sql`${hasOrders} = ${with_orders}`]),
    ...(since === undefined ? [] : [sql`created_at >= ${since}`]),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ];
  const { rows } = await sql<Row>`
    select listed.*, ordered.*
    from (
      select id, name, username, email, phone, company_name, idno, is_juridical, created_at,
        blocked_at
      from customer
      where ${sql.join(wanted, sql` and `)}
      order by id desc
      limit ${limit}
    ) as listed
    cross join lateral (
      select
        count(*) as orders,
        coalesce(sum(total) filter (where status <> 'cancelled'), 0)::bigint as spent,
        max(created_at) as last_order_at
      from customer_order
      where customer_id = listed.id
    ) as ordered
    order by listed.id desc`.execute(db);
  return rows.map(show);
}

const hasOrders = sql`exists (select from customer_order where customer_id = customer.id)`;

const show = ({ created_at, blocked_at, last_order_at, spent, ...row }: Row): CustomerSummary => ({
  ...row,
  created_at: created_at.toISOString(),
  blocked_at: blocked_at?.toISOString() ?? null,
  last_order_at: last_order_at?.toISOString() ?? null,
  spent: toLei(spent),
});

export async function listCustomers(db: Database, wanted: Wanted) {
  const found = await readCustomers(db, wanted, PAGE + 1);
  const results = found.slice(0, PAGE);
  return { results, next: found.length > PAGE ? (results.at(-1)?.id ?? null) : null };
}
