import { sql } from 'kysely';
import { announce } from '../../base/changes/change.ts';
import type { Database } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';

/** After so many days an order counts half. */
const HALF_LIFE = 90;

/**
 * How much each product is asked for: every order that has it counts one, and less with every day.
 * However often it is counted, it comes to the same.
 */
export const countPopularity = (db: Database): Promise<void> =>
  transact(db, async (trx) => {
    const { rows } = await sql<{ since: Date }>`
      select counted_at as since
      from popularity_count
      for update`.execute(trx);
    const [last] = rows;
    if (!last) return;
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
  });
