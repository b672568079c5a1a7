import { type Kysely, sql } from 'kysely';

/** Every stored file has a row, so that orphans are found; what is published has its time. */
export async function up(db: Kysely<never>) {
  await sql`
    create table media_file (
      -- As it is served: /media/default/NAME.webp, /media/documents/NAME.pdf.
      file text primary key,
      kind text not null check (kind in ('picture', 'document')),
      bytes integer not null check (bytes >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  // Of what was stored before, the size is not known here.
  await sql`
    insert into media_file (file, kind, bytes)
    select distinct file, 'picture', 0
    from (
      select file from product_picture
      union all select logo from brand
      union all select image from article
      union all select image from home_block
      union all select image from popup
    ) as used
    where file is not null`.execute(db);
  await sql`create index product_picture_file on product_picture (file)`.execute(db);

  await sql`
    alter table article
      add column ends_at timestamptz,
      add check (ends_at > published_at)`.execute(db);
  for (const table of ['home_block', 'popup']) {
    await sql`
      alter table ${sql.table(table)}
        add column starts_at timestamptz,
        add column ends_at timestamptz,
        add check (ends_at > starts_at)`.execute(db);
  }
}
