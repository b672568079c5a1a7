import { sql } from 'kysely';
import { limits } from '../../../contract/constants.ts';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { AccountClosed } from '../accounts/queries.ts';

/** In the order they were put in. */
export const readLines = (db: Database, customerId: number) =>
  db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity', 'cuts'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();

type Line = {
  customer_id: number;
  product_id: number;
  quantity: number;
  /** Null: those there are, as long as they come to the quantity. */
  cuts: readonly number[] | null;
};

type SetLine = {
  outcome: 'written' | 'unknown' | 'full' | AccountClosed['reason'];
  pieces: number;
  lengths: number[];
};

/**
 * Sets how many of a product a cart holds. `pieces` is how many it holds then: never more than there
 * are, and none is no line; `lengths` is what of its cuts comes to that. Nothing is written where it holds as many other lines as it may.
 */
export const setLine = ({ customer_id, product_id, quantity, cuts }: Line) =>
  sql<SetLine>`
    select ${asPrepared('set cart line')} outcome, pieces, lengths
    from set_cart_line(
      ${customer_id}, ${product_id}, ${quantity}, ${limits.orderLines}, ${cuts}::integer[]
    )`;

export const deleteLines = (db: Database, customerId: number) =>
  db.deleteFrom('cart_line').where('customer_id', '=', customerId).execute();
