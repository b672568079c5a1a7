import { sql } from 'kysely';
import type { Database, Trx } from '../../base/database/connect.ts';
import { orderSearchText, orderSearchWords } from './order-search-text.ts';

/** Writes anew what the order is found by; after whatever changes its people or its lines. */
export async function writeOrderSearch(
  trx: Trx,
  order: Parameters<typeof orderSearchText>[0],
  lines: Parameters<typeof orderSearchWords>[0],
) {
  await sql`
    insert into order_search (order_id, created_at, text, words)
    select id, created_at, ${orderSearchText(order)}, array_to_tsvector(${orderSearchWords(lines)}::text[])
    from customer_order
    where id = ${order.id}
    on conflict (order_id) do update
    set text = excluded.text, words = excluded.words`.execute(trx);
}

/**
 * Puts what was written lately into the indexes: until then it is found by reading through it, which
 * is quick while it is little.
 */
export const indexOrderSearch = (db: Database) =>
  sql`
    select gin_clean_pending_list('order_search_text'), gin_clean_pending_list('order_search_words')`.execute(
    db,
  );
