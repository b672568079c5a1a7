import { type Kysely, sql } from 'kysely';

/** The exchange with 1C: who comes, what was brought, what became of it, and what waits. */
export async function up(db: Kysely<never>) {
  await sql`
    create table exchange_account (
      id integer generated always as identity primary key,
      name text not null check (name <> ''),
      -- In lower case: what must be unique, and is searched by.
      name_key text not null unique,
      password_hash text not null,
      -- Addresses and networks it comes from; none: from everywhere.
      networks text[] not null default '{}',
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table exchange_run (
      id integer generated always as identity primary key,
      account_id integer not null references exchange_account,
      kind text not null check (kind in ('catalogue', 'sale')),
      state text not null default 'open' check (state in ('open', 'done', 'failed', 'abandoned')),
      started_at timestamptz not null default now(),
      -- The last sign of life: a call, or a step of the work it asked for.
      seen_at timestamptz not null default now(),
      ended_at timestamptz,
      schema text not null default '',
      -- Whether everything there is was sent: null until a file says so.
      is_full boolean,
      hidden integer not null default 0,
      -- In plain words, for people.
      report text not null default '',
      check ((ended_at is null) = (state = 'open'))
    )`.execute(db);
  // One at a time, whoever asks first.
  await sql`
    create unique index exchange_run_open
    on exchange_run (kind)
    where state = 'open'`.execute(db);

  await sql`
    create table exchange_session (
      token_hash bytea primary key,
      account_id integer not null references exchange_account on delete cascade,
      run_id integer not null references exchange_run on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index exchange_session_run on exchange_session (run_id)`.execute(db);

  await sql`
    create table exchange_file (
      id integer generated always as identity primary key,
      run_id integer not null references exchange_run on delete cascade,
      name text not null check (name <> ''),
      state text not null default 'receiving'
        check (state in ('receiving', 'unpacked', 'reading', 'applying', 'applied', 'damaged')),
      bytes integer not null default 0,
      formed_at text,
      is_full boolean,
      -- How many things were found in it, and after which of them applying goes on.
      objects integer not null default 0,
      position integer not null default 0,
      done integer not null default 0,
      error text,
      -- Who goes on with it when nobody asks.
      job_id integer,
      unique (run_id, name)
    )`.execute(db);

  // Calls of one name are parts of one file; kept here, where every process finds them.
  await sql`
    create table exchange_part (
      file_id integer not null references exchange_file on delete cascade,
      position integer not null,
      content bytea not null,
      sha256 bytea not null,
      received_at timestamptz not null default now(),
      primary key (file_id, position)
    )`.execute(db);

  // What was read, and what was done with it: staging first, the report afterwards.
  await sql`
    create table exchange_object (
      id integer generated always as identity primary key,
      file_id integer not null references exchange_file on delete cascade,
      position integer not null,
      kind text not null,
      external_id text not null,
      body jsonb not null,
      outcome text check (outcome in
        ('created', 'changed', 'unchanged', 'archived', 'waiting', 'refused', 'skipped')),
      reason text not null default '',
      local_id text
    )`.execute(db);
  // Applied in this order.
  await sql`
    create unique index exchange_object_order
    on exchange_object (file_id, position)`.execute(db);
  await sql`create index exchange_object_external on exchange_object (kind, external_id)`.execute(
    db,
  );

  await sql`
    create table external_link (
      id integer generated always as identity primary key,
      system text not null,
      kind text not null,
      external_id text not null,
      -- Null: known there, and nothing of ours stands for it, such as a type of price.
      local_id integer,
      version text not null default '',
      -- What was said last, field by field: what people have changed since is theirs.
      given jsonb not null default '{}',
      seen_at timestamptz not null default now(),
      unique (system, kind, external_id),
      unique (system, kind, local_id)
    )`.execute(db);

  // Variants are found by their product.
  await sql`
    create index external_link_product
    on external_link (split_part(external_id, '#', 1))
    where kind = 'product'`.execute(db);

  await sql`
    create table exchange_waiting (
      id integer generated always as identity primary key,
      system text not null,
      kind text not null check (kind in ('product', 'offer')),
      external_id text not null,
      reason text not null,
      title text not null default '',
      -- A product of ours that it may be: somebody has to say so.
      proposed_id integer references product on delete set null,
      -- As it came last: it is placed from here once nothing is lacking.
      body jsonb not null,
      -- When 1C wrote so.
      said_at text not null default '',
      -- What somebody decided, which holds for every run to come.
      decision jsonb,
      decided_by text,
      decided_at timestamptz,
      state text not null default 'waiting' check (state in ('waiting', 'placed')),
      since timestamptz not null default now(),
      version integer not null default 1,
      unique (system, kind, external_id)
    )`.execute(db);
  await sql`
    create index exchange_waiting_open
    on exchange_waiting (kind, id)
    where state = 'waiting'`.execute(db);

  // What 1C has confirmed of our orders; of later versions it is told again.
  await sql`
    create table exchange_order (
      order_id text primary key references customer_order on delete cascade,
      version integer not null,
      confirmed_at timestamptz not null default now(),
      -- By which its people name the order on the telephone.
      number_1c text not null default ''
    )`.execute(db);
  await sql`
    create table exchange_offered_order (
      run_id integer not null references exchange_run on delete cascade,
      order_id text not null references customer_order on delete cascade,
      version integer not null,
      primary key (run_id, order_id)
    )`.execute(db);
}
