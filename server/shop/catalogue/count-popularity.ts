import { sql } from 'kysely';
import { announce } from '../../base/changes/change.ts';
import type { Database } from '../../base/database/connect.ts';

/** After so many days an order counts half. */
const HALF_LIFE = 90;
const HOURS_BETWEEN = 24;

/**
 * How much each product is asked for: every order that has it counts one, and less with every day.
 * Once a day, by whichever process comes first. True: it was counted now.
 */
export const countPopularity = (db: Database): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ since: Date }>`
      select counted_at as since
      from popularity_count
      where counted_at < now() - make_interval(hours => ${HOURS_BETWEEN})
      for update skip locked`.execute(trx);
    const [last] = rows;
    if (!last) return false;
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      update product_popularity
      set score = score * power(0.5, extract(epoch from now() - ${last.since}) / 86400 / ${HALF_LIFE})
      where score > 0`.execute(trx);
    await sql`
      insert into product_popularity as held (product_id, score)
      select
        product_id,
        sum(power(0.5, extract(epoch from now() - created_at) / 86400 / ${HALF_LIFE}))
      from (
        -- In however many lines an order has it, it was bought once.
        select distinct order_id, product_id, created_at
        from order_line
        inner join customer_order on customer_order.id = order_id
        where created_at > ${last.since}
          and created_at <= now()
          and status <> 'cancelled'
          and awaiting is null
      ) as bought
      group by product_id
      on conflict (product_id) do update
      set score = held.score + excluded.score`.execute(trx);
    await trx.updateTable('popularity_count').set({ counted_at: sql<Date>`now()` }).execute();
    // Every score has changed.
    await announce(trx, [{ entity: 'product', ids: ['all'] }]);
    return true;
  });
