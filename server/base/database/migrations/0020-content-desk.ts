import { type Kysely, sql } from 'kysely';

/** Pages and blocks can be drafts with dates; staff word mails and lead old addresses on. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table content_page
      add column active boolean not null default true,
      add column starts_at timestamptz,
      add column ends_at timestamptz,
      add check (ends_at > starts_at)`.execute(db);
  await sql`alter table home_block add column active boolean not null default true`.execute(db);

  await sql`
    create table mail_text (
      -- As in mail_outbox.
      kind text primary key,
      -- Only what differs from the template: {"title": {"ro": "…", "ru": "…"}}.
      texts jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table redirect (
      id integer generated always as identity primary key,
      -- Without language, query and last slash, as people read it.
      from_path text not null unique check (from_path ~ '^/.'),
      -- A path of the shop, or the whole https address of another site.
      to_address text not null check (to_address ~ '^(/|https://)'),
      is_permanent boolean not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
}
