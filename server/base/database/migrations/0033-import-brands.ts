import { type Kysely, sql } from 'kysely';

/** Brands that an import made and somebody took back; files of imports that are read in slices. */
export async function up(db: Kysely<never>) {
  // Not shown to customers among the brands. Its products may be archived, and need it.
  await sql`alter table brand add column is_hidden boolean not null default false`.execute(db);
  // One begins with its brands, before any product of theirs.
  await sql`
    alter table batch
    drop constraint batch_products_check,
    add constraint batch_products_check check (products >= 0)`.execute(db);
  // Neither packed nor read as a whole: a slice of a large file is found by its place.
  await sql`alter table import_run alter column file set storage external`.execute(db);
}
