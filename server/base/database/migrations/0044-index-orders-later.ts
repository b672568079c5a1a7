import { type Kysely, sql } from 'kysely';

/**
 * Whoever ordered when the list of what is not in the index yet was full put all of it there, and
 * waited for it. There is room for hundreds of orders now, and the shop empties it meanwhile.
 */
export async function up(db: Kysely<never>) {
  await sql`alter index order_search_text set (gin_pending_list_limit = 4096)`.execute(db);
}
