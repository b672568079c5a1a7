import type { Database } from '../../base/database/connect.ts';

/** In the order they were put in. */
export const readLines = (db: Database, customerId: number) =>
  db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity', 'cuts'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();

export const deleteLines = (db: Database, customerId: number) =>
  db.deleteFrom('cart_line').where('customer_id', '=', customerId).execute();
