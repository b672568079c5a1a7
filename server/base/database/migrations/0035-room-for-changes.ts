import { type Kysely, sql } from 'kysely';

/**
 * Prices and stock change all day and stand in no index: with room left beside it, a changed row
 * stays on its page, and its indexes need not be told.
 */
export async function up(db: Kysely<never>) {
  // Asked by nobody, and its condition would keep a changed row from staying where it is.
  await sql`drop index stock_none`.execute(db);
  for (const table of ['product', 'stock', 'warehouse_stock']) {
    await sql`alter table ${sql.table(table)} set (fillfactor = 70)`.execute(db);
  }
}
