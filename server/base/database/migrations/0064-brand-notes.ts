import { type Kysely, sql } from 'kysely';

/** What the shop's people know of a brand; with the brand it goes. */
export async function up(db: Kysely<never>) {
  await sql`
    create table brand_note (
      id integer generated always as identity primary key,
      brand_id integer not null references brand (id) on delete cascade,
      text text not null check (text <> ''),
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index brand_note_brand on brand_note (brand_id)`.execute(db);
}
