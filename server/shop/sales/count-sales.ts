import { sql } from 'kysely';
import type { Database, Trx } from '../../base/database/connect.ts';
import { tryToLockName } from '../../base/database/lock-name.ts';
import { transact } from '../../base/database/transact.ts';
import { salesByDay, salesByProduct } from './sales-queries.ts';

/** One transaction's worth: a month of orders takes a moment, a year of them would hold things up. */
const DAYS_AT_ONCE = 31;

/**
 * Counts the days again whose orders came or changed. Any process may; of several one works. What
 * changes meanwhile marks its day anew, and is counted the next time.
 */
export async function countSales(db: Database): Promise<void> {
  while ((await countSome(db)) === DAYS_AT_ONCE);
}

const countSome = (db: Database): Promise<number> =>
  transact(db, async (trx) => {
    const days = await takeStaleDays(trx);
    if (days.length === 0) return 0;
    const these = sql`select unnest(${days}::date[]) as day`;
    await sql`delete from sales_day where day = any(${days}::date[])`.execute(trx);
    await sql`delete from sales_product_day where day = any(${days}::date[])`.execute(trx);
    await sql`
      insert into sales_day (day, orders, total)
      ${salesByDay(these)}`.execute(trx);
    await sql`
      insert into sales_product_day (day, product_id, quantity, total)
      ${salesByProduct(these)}`.execute(trx);
    return days.length;
  });

/** None when another process is at it. */
async function takeStaleDays(trx: Trx): Promise<string[]> {
  if (!(await tryToLockName(trx, 'counting of sales'))) return [];
  const { rows } = await sql<{ day: string }>`
    with picked as (
      select distinct day
      from sales_stale
      order by day desc
      limit ${DAYS_AT_ONCE}
    ), taken as (
      delete from sales_stale
      where day in (select day from picked)
    )
    select day
    from picked`.execute(trx);
  return rows.map(({ day }) => day);
}
