import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import { toLei } from '../../../contract/money.ts';
import type { Sales, SalesOfDay, SalesPeriod } from '../../../contract/staff/today.ts';
import type { Database } from '../../base/database/connect.ts';
import { shopToday } from '../../base/database/shop-day.ts';
import { textOf } from '../reference/text.ts';
import type { Shop } from '../shop.ts';
import { salesByDay, salesByProduct } from './sales-queries.ts';

const BEST = 10;

/** The last days, today included, beside as many before them; and what was sold best. */
export async function readSales(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  period: SalesPeriod,
  locale: Locale,
): Promise<Sales> {
  const rows = await readDays(db, 2 * period);
  const [before, now] = [rows.slice(0, period), rows.slice(period)];
  const sold = await readBest(db, period);
  const { categoryById, unitByKey } = catalogue();
  return {
    days: now.map(inLei),
    days_before: before.map(inLei),
    sum: sumOf(now),
    sum_before: sumOf(before),
    products: sold.products.map(({ title_ro, title_ru, unit, total, ...product }) => ({
      ...product,
      title: textOf(title_ro, title_ru)[locale],
      units: unitByKey.get(unit)?.title[locale] ?? unit,
      total: toLei(total),
    })),
    categories: sold.categories.map(({ id, total }) => ({
      id,
      title: categoryById.get(id)?.title[locale] ?? '',
      total: toLei(total),
    })),
  };
}

/** Bani. */
type DayRow = SalesOfDay;

const inLei = (row: DayRow): SalesOfDay => ({ ...row, total: toLei(row.total) });

const sumOf = (days: DayRow[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  total: toLei(days.reduce((sum, { total }) => sum + total, 0)),
});

/** The last so many days. */
const period = (days: number) => sql`between ${shopToday} - ${days - 1}::integer and ${shopToday}`;

/** Days that are marked, and so not counted yet. */
const staleDays = (days: number) => sql`
  select distinct day
  from sales_stale
  where day ${period(days)}`;

/** One for each day, the oldest first. */
async function readDays(db: Database, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with stale as materialized (${staleDays(days)}), counted as (
      select day, orders, total
      from sales_day
      where day ${period(days)}
        and day not in (select day from stale)
      union all
      ${salesByDay(sql`select day from stale`)}
    )
    select
      day,
      coalesce(counted.orders, 0) as orders,
      coalesce(counted.total, 0) as total
    from (
      select ${shopToday} - ago as day
      from generate_series(0, ${days - 1}::integer) as ago
    ) as every
    left join counted using (day)
    order by day`.execute(db);
  return rows;
}

type BestProduct = {
  id: number;
  code: string;
  title_ro: string;
  title_ru: string;
  unit: string;
  quantity: number;
  total: number;
};
type BestCategory = { id: number; total: number };

async function readBest(db: Database, days: number) {
  const { rows } = await sql<{ products: BestProduct[]; categories: BestCategory[] }>`
    with stale as materialized (${staleDays(days)}), sold as materialized (
      select product_id, sum(quantity)::bigint as quantity, sum(total)::bigint as total
      from (
        select product_id, quantity, total
        from sales_product_day
        where day ${period(days)}
          and day not in (select day from stale)
        union all
        select product_id, quantity, total
        from (${salesByProduct(sql`select day from stale`)}) as fresh
      ) as parts
      group by product_id
    ), best as (
      select product_id, quantity, total
      from sold
      order by total desc, product_id
      limit ${BEST}
    ), categories as (
      select category_id as id, sum(total)::bigint as total
      from sold
      inner join product on product.id = product_id
      group by category_id
      order by total desc, category_id
      limit ${BEST}
    )
    select
      (
        select coalesce(json_agg(named order by total desc, id), '[]')
        from (
          select product.id, code, title_ro, title_ru, unit, best.quantity, best.total
          from best
          inner join product on product.id = product_id
        ) as named
      ) as products,
      (
        select coalesce(json_agg(categories order by total desc, id), '[]')
        from categories
      ) as categories`.execute(db);
  return rows[0] ?? { products: [], categories: [] };
}
