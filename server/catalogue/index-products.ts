import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { writeSearchRows } from '../search/write-search-rows.ts';

/**
 * To be called in the transaction that changed the given products, or all: rewrites what they are
 * found by, and tells every process to read the catalogue again once the change is committed.
 */
export async function indexProducts(db: Kysely<Tables>, productIds?: number[]): Promise<void> {
  if (!db.isTransaction) {
    return db.transaction().execute((trx) => indexProducts(trx, productIds));
  }
  if (productIds === undefined) await sql`set local statement_timeout = 0`.execute(db);
  await writeSearchRows(db, productIds);
  if (productIds === undefined) {
    await sql`analyze product, product_attribute, stock, product_search`.execute(db);
  }
  await sql`select pg_notify('shop_directory', '')`.execute(db);
}
