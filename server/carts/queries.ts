import { sql } from 'kysely';
import { limits } from '../../contract/constants.ts';
import { AccountClosed } from '../accounts/queries.ts';
import type { Database } from '../database/connect.ts';
import { asPrepared } from '../database/prepared.ts';

/** In the order they were put in. */
export const readLines = (db: Database, customerId: number) =>
  db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();

type Line = { customer_id: number; product_id: number; quantity: number };

/** Nothing is written where the cart holds as many other lines as it may. */
export async function putLine(db: Database, { customer_id, product_id, quantity }: Line) {
  const { rows } = await sql<{ outcome: 'written' | 'full' | 'blocked' | 'erased' }>`
    select ${asPrepared('put cart line')}
      put_cart_line(${customer_id}, ${product_id}, ${quantity}, ${limits.orderLines}) as outcome`.execute(
    db,
  );
  const outcome = rows[0]?.outcome;
  if (outcome === 'blocked' || outcome === 'erased') throw new AccountClosed(outcome);
  return outcome;
}

export const deleteLine = (db: Database, customerId: number, productId: number) =>
  db
    .deleteFrom('cart_line')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .execute();

export const deleteLines = (db: Database, customerId: number) =>
  db.deleteFrom('cart_line').where('customer_id', '=', customerId).execute();
