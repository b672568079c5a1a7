import { type Kysely, sql } from 'kysely';

/**
 * What was ordered is found by words of its own: to index the titles of ten lines by all their
 * pieces was a tenth of the work of an order. Of orders placed before, the text has them too.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table order_search add column words tsvector not null default ''`.execute(db);
  await sql`
    create index order_search_words
    on order_search
    using gin (words)
    with (gin_pending_list_limit = 4096)`.execute(db);
}
