import { sql } from 'kysely';
import { toLei } from '../../../contract/money.ts';
import type { QueryOf } from '../../../contract/operation.ts';
import type { CustomerSummary } from '../../../contract/staff/customers.ts';
import type { listCustomers as listing } from '../../../contract/staff/operations/customers.ts';
import type { Database } from '../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../base/database/page-of.ts';
import { searchPatterns } from '../accounts/person-search.ts';

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
 * the page's customers alone. Relies on customer_search, customer_company, customer_blocked,
 * customer_created, customer_order_customer and the primary key.
 */
export async function listCustomers(
  db: Database,
  { search = '', kind, blocked, with_orders, since, before, limit = USUAL_PAGE }: Wanted,
) {
  const wanted = [
    sql`erased_at is null`,
    ...searchPatterns(search).map((pattern) => sql`search_text like ${pattern}`),
    ...(kind === undefined ? [] : [kind === 'company' ? sql`is_juridical` : sql`not is_juridical`]),
    ...(blocked === undefined
      ? []
      : [blocked ? sql`blocked_at is not null` : sql`blocked_at is null`]),
    ...(with_orders === undefined ? [] : [with_orders ? hasOrders : sql`not ${hasOrders}`]),
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
      limit ${limit + 1}
    ) as listed
    cross join lateral (
      select
        count(*) as orders,
        coalesce(
          sum(total) filter (where status <> 'cancelled' and payment_status <> 'refunded'), 0
        )::bigint as spent,
        max(created_at) as last_order_at
      from customer_order
      where customer_id = listed.id
    ) as ordered
    order by listed.id desc`.execute(db);
  return pageOf(rows.map(show), limit, ({ id }) => id);
}

const hasOrders = sql`exists (select from customer_order where customer_id = customer.id)`;

const show = ({ created_at, blocked_at, last_order_at, spent, ...row }: Row): CustomerSummary => ({
  ...row,
  created_at: created_at.toISOString(),
  blocked_at: blocked_at?.toISOString() ?? null,
  last_order_at: last_order_at?.toISOString() ?? null,
  spent: toLei(spent),
});
