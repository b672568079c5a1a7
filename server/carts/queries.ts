import type { Database } from '../database/connect.ts';

/** In the order they were put in. */
export const readLines = (db: Database, customerId: number) =>
  db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();

export async function countOtherLines(db: Database, customerId: number, productId: number) {
  const { lines } = await db
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('customer_id', '=', customerId)
    .where('product_id', '<>', productId)
    .executeTakeFirstOrThrow();
  return lines;
}

export const putLine = (
  db: Database,
  line: { customer_id: number; product_id: number; quantity: number },
) =>
  db
    .insertInto('cart_line')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'product_id']).doUpdateSet({ quantity: line.quantity }),
    )
    .execute();

export const deleteLine = (db: Database, customerId: number, productId: number) =>
  db
    .deleteFrom('cart_line')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .execute();

export const deleteLines = (db: Database, customerId: number) =>
  db.deleteFrom('cart_line').where('customer_id', '=', customerId).execute();
