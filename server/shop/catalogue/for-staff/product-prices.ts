import { sql } from 'kysely';
import { toLei } from '../../../../contract/money.ts';
import type { Database } from '../../../base/database/connect.ts';
import { promotionPriceNow } from '../../pricing/price-now.ts';

const MOST_SHOWN = 50;

/** Running and to come, the price of now, and those that are over. */
export async function readPromotions(db: Database, productId: number) {
  const { rows } = await sql<{
    price: number;
    starts_at: Date;
    ends_at: Date | null;
    isOver: boolean;
  }>`
    select price, starts_at, ends_at, coalesce(ends_at <= now(), false) as "isOver"
    from promotion
    where product_id = ${productId}
    order by starts_at desc`.execute(db);
  const now = await db
    .selectFrom('product')
    .select(promotionPriceNow.as('price'))
    .where('id', '=', productId)
    .executeTakeFirst();
  const shown = (isOver: boolean) =>
    rows
      .filter((row) => row.isOver === isOver)
      .slice(0, MOST_SHOWN)
      .map(({ price, starts_at, ends_at }) => ({
        price: toLei(price),
        starts_at: starts_at.toISOString(),
        ends_at: ends_at?.toISOString() ?? null,
      }));
  return {
    open: shown(false).toReversed(),
    past: shown(true),
    now: typeof now?.price === 'number' ? toLei(now.price) : null,
  };
}

/** The regular price since when, newest first. */
export async function readPriceHistory(db: Database, productId: number) {
  const rows = await db
    .selectFrom('product_price')
    .select(['since', 'price'])
    .where('product_id', '=', productId)
    .orderBy('since', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ since, price }) => ({ since: since.toISOString(), price: toLei(price) }));
}
