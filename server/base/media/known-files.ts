import { sql } from 'kysely';
import type { Database, Trx } from '../database/connect.ts';

/** Which of these files the shop does not have. Those it has stay until the transaction ends. */
export async function unknownFiles(
  trx: Trx,
  files: Iterable<string | null | undefined>,
): Promise<string[]> {
  const named = [...files].filter((file) => typeof file === 'string');
  if (named.length === 0) return [];
  const { rows } = await sql<{ file: string }>`
    select file
    from media_file
    where file = any(${named}::text[])
    order by file
    for key share`.execute(trx);
  const known = new Set(rows.map(({ file }) => file));
  return [...new Set(named)].filter((file) => !known.has(file));
}

/** Stored files get their rows; one that has its row is as if it had just come. */
export const noteFiles = (
  db: Database,
  files: { file: string; kind: 'picture' | 'document'; bytes: number }[],
) =>
  sql`
    insert into media_file (file, kind, bytes)
    select distinct on (file) file, kind, bytes
    from unnest(
      ${files.map(({ file }) => file)}::text[],
      ${files.map(({ kind }) => kind)}::text[],
      ${files.map(({ bytes }) => bytes)}::integer[]
    ) as stored (file, kind, bytes)
    order by file
    on conflict (file) do update
    set created_at = now()`.execute(db);

/** Columns that name a file, and columns whose markup may. */
const fileColumns = [
  ['product_picture', 'file'],
  ['product_document', 'file'],
  ['brand', 'logo'],
  ['article', 'image'],
  ['home_block', 'image'],
  ['popup', 'image'],
  ['customer', 'image'],
] as const;
const markupColumns = [
  ['product', 'description'],
  ['product', 'general_info'],
  ['brand', 'description'],
  ['category', 'description'],
  ['article', 'body'],
  ['content_page', 'body'],
  ['popup', 'description'],
  ['page_seo', 'text'],
] as const;

/** Files that nothing shows, stored before the given moment: who uploads needs time to use it. */
export async function orphans(db: Database, before: Date): Promise<string[]> {
  const named = fileColumns.map(
    ([table, column]) => sql`select ${sql.ref(column)} from ${sql.table(table)}`,
  );
  const written = markupColumns.flatMap(([table, name]) =>
    (['ro', 'ru'] as const).map((locale) => {
      const column = sql.ref(`${name}_${locale}`);
      return sql`
        select found[1]
        from ${sql.table(table)}
        cross join lateral regexp_matches(${column}, '/media/[a-z]+/[a-z0-9._-]+', 'g') as found
        where ${column} like '%/media/%'`;
    }),
  );
  const logo = sql`select value ->> 'file' from setting where key = 'logo'`;
  const { rows } = await sql<{ file: string }>`
    with shown (file) as (${sql.join([...named, ...written, logo], sql` union `)})
    select file
    from media_file
    where created_at < ${before}
      and not exists (select from shown where shown.file = media_file.file)
    order by file`.execute(db);
  return rows.map(({ file }) => file);
}
