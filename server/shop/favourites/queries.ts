import type { Database } from '../../base/database/connect.ts';

export const readPage = (db: Database, customerId: number, limit: number, offset: number) =>
  db
    .selectFrom('favourite')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countFavourites(db: Database, customerId: number) {
  const { favourites } = await db
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<number>().as('favourites'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return favourites;
}

export async function countOthers(db: Database, customerId: number, productId: number) {
  const { others } = await db
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('customer_id', '=', customerId)
    .where('product_id', '<>', productId)
    .executeTakeFirstOrThrow();
  return others;
}

export const insertFavourite = (db: Database, customerId: number, productId: number) =>
  db
    .insertInto('favourite')
    .values({ customer_id: customerId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Whether there was one to delete. */
export async function deleteFavourite(db: Database, customerId: number, productId: number) {
  const { numDeletedRows } = await db
    .deleteFrom('favourite')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteFavourites = (db: Database, customerId: number) =>
  db.deleteFrom('favourite').where('customer_id', '=', customerId).execute();
