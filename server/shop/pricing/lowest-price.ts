import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/**
 * The lowest price, in bani, at which a product was sold within the last days: what a promotion is
 * to be compared with. Null for a product that is not there.
 */
export async function lowestPrice(db: Database, productId: number, days = 30) {
  const { rows } = await sql<{ lowest: number | null }>`
    with since as (select now() - make_interval(days => ${days}) as moment)
    select least(
      (
        select min(price)
        from (
          select
            price,
            coalesce(lead(since) over (order by since), 'infinity') as until
          from product_price
          where product_id = ${productId}
        ) as held, since
        where until > since.moment
      ),
      (
        select min(price)
        from promotion, since
        where product_id = ${productId}
          and starts_at <= now()
          and coalesce(ends_at, 'infinity') > since.moment
      )
    ) as lowest`.execute(db);
  return rows[0]?.lowest ?? null;
}
