import { type Kysely, sql } from 'kysely';

/** What can be edited: saved over by version,. */
const EDITED = [
  'unit',
  'category',
  'brand',
  'attribute',
  'product',
  'setting',
  'content_page',
  'article',
  'home_block',
  'popup',
  'page_seo',
  'phone',
];

/** Versions, the audit log, the change log that every process follows, and addresses of before. */
export async function up(db: Kysely<never>) {
  for (const table of EDITED) {
    await sql`
      alter table ${sql.table(table)}
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now()`.execute(db);
  }

  await sql`
    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      -- Who: 'staff:12', 'import:3', 'exchange', 'demo', 'clock'.
      actor text not null check (actor <> ''),
      -- What was done to what: 'change' 'product' '512'.
      verb text not null check (verb in ('create', 'change', 'delete')),
      entity text not null,
      entity_id text not null,
      -- Of the entity, after it.
      version integer,
      -- The fields that differ, as they were and as they are.
      before jsonb,
      after jsonb
    )`.execute(db);
  await sql`create index audit_entry_entity on audit_entry (entity, entity_id, id)`.execute(db);
  await sql`create index audit_entry_actor on audit_entry (actor, id)`.execute(db);
  await sql`
    create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'what is in % stays as it was written', tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger append_only
    before update or delete or truncate on audit_entry
    for each statement execute function refuse_rewriting()`.execute(db);

  // Whoever writes takes the next version last, and holds it until the commit: versions are
  // visible in their order, and a reader that has seen one has missed none before it.
  await sql`
    create table catalogue_version (
      only_row boolean primary key default true check (only_row),
      version bigint not null
    )`.execute(db);
  await sql`insert into catalogue_version (version) values (0)`.execute(db);
  await sql`
    create table catalogue_change (
      version bigint not null,
      -- product, category, brand, attribute, unit, vocabulary, content, settings
      entity text not null,
      -- Null: any of them.
      entity_id integer,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index catalogue_change_version on catalogue_change (version)`.execute(db);
  await sql`create index catalogue_change_at on catalogue_change (at)`.execute(db);

  await sql`
    create table former_slug (
      entity text not null check (entity in ('product', 'category', 'brand', 'article', 'content_page')),
      -- Of a category with those above it: cabluri/cabluri-armate.
      slug text not null,
      entity_id integer not null,
      at timestamptz not null default now(),
      primary key (entity, slug)
    )`.execute(db);
  await sql`create index former_slug_entity on former_slug (entity, entity_id)`.execute(db);
}
