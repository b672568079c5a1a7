import { type Kysely, sql } from 'kysely';

/** Saves of many products that can be undone as one, and price changes by rule. */
export async function up(db: Kysely<never>) {
  await sql`
    create table batch (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('sheet', 'price-change', 'undo')),
      actor text not null check (actor <> ''),
      at timestamptz not null default now(),
      products integer not null check (products > 0),
      -- The one whose values it wrote back. Unique: nothing is undone twice.
      undoes integer unique references batch,
      check ((undoes is not null) = (kind = 'undo'))
    )`.execute(db);
  // What a batch changed, product by product, is what the audit log says of it.
  await sql`alter table audit_entry add column batch_id integer references batch`.execute(db);
  await sql`
    create index audit_entry_batch
    on audit_entry (batch_id)
    where batch_id is not null`.execute(db);

  await sql`
    create table price_change (
      id integer generated always as identity primary key,
      -- Which products, judged when it starts.
      selection jsonb not null,
      rule jsonb not null,
      starts_at timestamptz not null,
      state text not null default 'planned' check (state in ('planned', 'applied', 'cancelled')),
      created_by text not null check (created_by <> ''),
      created_at timestamptz not null default now(),
      applied_at timestamptz,
      cancelled_at timestamptz,
      cancelled_by text,
      changed integer,
      left_alone integer,
      -- Null when it is applied and no price was another one by it.
      batch_id integer references batch,
      failed_attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      last_error text,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      check ((applied_at is not null) = (state = 'applied')),
      check ((cancelled_at is not null) = (state = 'cancelled'))
    )`.execute(db);
  // What is due: looked for every few seconds.
  await sql`
    create index price_change_due
    on price_change (next_attempt_at)
    where state = 'planned'`.execute(db);
}
