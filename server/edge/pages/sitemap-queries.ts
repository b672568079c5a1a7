import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { isShownNow } from '../../shop/redirects/is-shown-now.ts';

/** Tables whose every row is a page. A row stays in its file for life, whatever is added later. */
export type PagedTable = 'product' | 'article';

const isShown = (table: PagedTable) =>
  table === 'article' ? isShownNow('published_at') : sql<SqlBool>`state = 'active'`;

const fileRange = (file: number, size: number) =>
  sql<SqlBool>`id > ${(file - 1) * size}::bigint and id <= ${file * size}::bigint`;

/** The numbers of the files that hold at least one page. */
export async function selectFileNumbers(db: Database, table: PagedTable, size: number) {
  const { rows } = await sql<{ file: number }>`
    select distinct (id - 1) / ${size}::integer + 1 as file
    from ${sql.table(table)}
    where ${isShown(table)}
    order by file`.execute(db);
  return rows.map(({ file }) => file);
}

/** A digest that changes with the file; null for a file without pages. */
export async function selectFileDigest(
  db: Database,
  table: PagedTable,
  { file, size }: { file: number; size: number },
) {
  const { rows } = await sql<{ digest: string | null }>`
    select md5(string_agg(concat_ws(' ', slug, ${changed(table)}), ',' order by id)) as digest
    from ${sql.table(table)}
    where ${fileRange(file, size)}
      and ${isShown(table)}`.execute(db);
  return rows[0]?.digest ?? null;
}

/** The next pages of a file after the given id, in order of id. */
export async function selectFilePart(
  db: Database,
  table: PagedTable,
  { file, size, after, limit }: { file: number; size: number; after: number; limit: number },
) {
  const { rows } = await sql<{ id: number; slug: string; changed_at: Date | null }>`
    select id, slug, ${changed(table)} as changed_at
    from ${sql.table(table)}
    where ${fileRange(file, size)}
      and id > ${after}
      and ${isShown(table)}
    order by id
    limit ${limit}`.execute(db);
  return rows;
}

const changed = (table: PagedTable) =>
  table === 'article' ? sql<Date>`published_at` : sql<Date>`updated_at`;

export const selectContentSlugs = (db: Database) =>
  db
    .selectFrom('content_page')
    .select('slug')
    .where(isShownNow('starts_at'))
    .orderBy('id')
    .execute();
