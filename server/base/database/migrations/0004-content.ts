import { type Kysely, sql } from 'kysely';

/** What the shop's people write: pages, news, home page blocks, contacts, settings. */
export async function up(db: Kysely<never>) {
  await sql`
    create table setting (
      key text primary key,
      value jsonb not null
    )`.execute(db);

  await sql`
    create table content_page (
      id integer generated always as identity primary key,
      slug text not null unique,
      section text not null check (section in ('about', 'info')),
      title_ro text not null,
      title_ru text not null,
      excerpt_ro text not null default '',
      excerpt_ru text not null default '',
      body_ro text not null,
      body_ru text not null,
      position integer not null
    )`.execute(db);

  await sql`
    create table article (
      id integer generated always as identity primary key,
      -- The API names an article by id or slug: a number is always the id.
      slug text not null unique check (slug !~ '^[0-9]+$'),
      kind text not null check (kind in ('news', 'announcement')),
      title_ro text not null,
      title_ru text not null,
      excerpt_ro text not null,
      excerpt_ru text not null,
      body_ro text not null,
      body_ru text not null,
      image text,
      active boolean not null default true,
      published_at timestamptz not null
    )`.execute(db);
  await sql`create index article_newest on article (published_at desc, id desc) where active`.execute(
    db,
  );

  // Home page blocks share one shape; kind says where a block stands.
  await sql`
    create table home_block (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('banner', 'slide', 'advantage', 'client')),
      title_ro text not null,
      title_ru text not null,
      text_ro text not null default '',
      text_ru text not null default '',
      button_ro text,
      button_ru text,
      link text,
      image text,
      icon text,
      position integer not null
    )`.execute(db);

  await sql`
    create table popup (
      id integer generated always as identity primary key,
      title_ro text not null,
      title_ru text not null,
      description_ro text not null,
      description_ru text not null,
      image text,
      button_ro text,
      button_ru text,
      button_link text,
      inactive_time integer check (inactive_time > 0),
      active boolean not null default true
    )`.execute(db);

  await sql`
    create table page_seo (
      page text primary key,
      title_ro text not null,
      title_ru text not null,
      description_ro text not null,
      description_ru text not null,
      text_ro text not null default '',
      text_ru text not null default ''
    )`.execute(db);

  await sql`
    create table phone (
      id integer generated always as identity primary key,
      phone text not null,
      phone_to_call text not null,
      department_ro text not null default '',
      department_ru text not null default '',
      place text not null check (place in ('header', 'related', 'footer')),
      position integer not null
    )`.execute(db);

  await sql`
    create table contact_request (
      id integer generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 100),
      phone text not null,
      comment text not null check (char_length(comment) between 1 and 2000),
      locale text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
