import { sql } from 'kysely';
import type { Database } from '../base/database/connect.ts';

/** Everything a verb of the write side could change. */
const tables = [
  'unit',
  'category',
  'category_attribute',
  'brand',
  'attribute',
  'attribute_value',
  'product',
  'product_attribute',
  'product_picture',
  'product_document',
  'product_link',
  'product_popularity',
  'product_price',
  'product_search',
  'promotion',
  'warehouse',
  'stock',
  'warehouse_stock',
  'stock_movement',
  'setting',
  'content_page',
  'article',
  'home_block',
  'popup',
  'page_seo',
  'phone',
  'mail_text',
  'redirect',
  'media_file',
  'former_slug',
  'batch',
  'price_change',
  'audit_entry',
  'catalogue_version',
  'catalogue_change',
];

/** Two equal fingerprints: nothing was written in between. */
export async function catalogueFingerprint(db: Database): Promise<Record<string, string>> {
  const parts = tables.map(
    (table) => sql`
      select ${sql.lit(table)} as name,
        count(*) || ':' || coalesce(sum(hashtext(held::text)::bigint), 0) as print
      from ${sql.table(table)} as held`,
  );
  const { rows } = await sql<{ name: string; print: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
