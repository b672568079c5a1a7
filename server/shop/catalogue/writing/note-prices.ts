import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';

type NewPrice = { id: number; price: number };

/**
 * The prices of products that are held, from a moment of the database's clock. After whatever was
 * noted last, so that the newest entry is the price whoever's clock the former one was told by.
 */
export async function notePrices(trx: Trx, prices: NewPrice[], moment: string): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    insert into product_price (product_id, since, price)
    select
      given.id,
      greatest(
        ${moment}::timestamptz,
        (
          select max(since) + interval '1 millisecond'
          from product_price
          where product_id = given.id
        )
      ),
      given.price
    from unnest(
      ${prices.map(({ id }) => id)}::integer[],
      ${prices.map(({ price }) => price)}::integer[]
    ) as given (id, price)`.execute(trx);
}
