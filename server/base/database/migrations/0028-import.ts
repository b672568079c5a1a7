import { type Kysely, sql } from 'kysely';

/** Tables of suppliers: how each one's are read, what was tried, and what became of it. */
export async function up(db: Kysely<never>) {
  await sql`
    create table import_profile (
      id integer generated always as identity primary key,
      name text not null check (name <> ''),
      options jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
  // A supplier is the same in whatever case.
  await sql`create unique index import_profile_name on import_profile (lower(name))`.execute(db);
  await sql`
    create table supplier_code (
      profile_id integer not null references import_profile on delete cascade,
      -- In lower case.
      code text not null check (code <> ''),
      product_id integer not null references product on delete cascade,
      primary key (profile_id, code)
    )`.execute(db);
  await sql`create index supplier_code_product on supplier_code (product_id)`.execute(db);
  await sql`
    create table import_run (
      id integer generated always as identity primary key,
      profile_id integer references import_profile,
      file_name text not null check (file_name <> ''),
      file bytea,
      file_bytes integer not null check (file_bytes > 0),
      options jsonb not null,
      state text not null default 'trying' check (state in ('trying', 'tried', 'applying', 'applied')),
      -- What the rows are about, how many there are of each outcome, what to look at first.
      summary jsonb,
      batch_id integer references batch,
      -- The last one that worked on it; jobs are forgotten earlier than what they did.
      job_id integer references job on delete set null,
      actor text not null check (actor <> ''),
      created_at timestamptz not null default now(),
      applied_at timestamptz
    )`.execute(db);
  await sql`create index import_run_job on import_run (job_id)`.execute(db);
  await sql`
    create table import_row (
      run_id integer not null references import_run on delete cascade,
      -- As the spreadsheet counts it.
      row integer not null,
      outcome text not null check (outcome in ('new', 'changed', 'same', 'refused')),
      key text not null,
      title text not null,
      product_id integer references product on delete set null,
      version integer,
      supplier_code text,
      changes jsonb not null,
      problems jsonb not null,
      primary key (run_id, row)
    )`.execute(db);
  await sql`
    create index import_row_product
    on import_row (product_id)
    where product_id is not null`.execute(db);
  await sql`
    alter table batch
    drop constraint batch_kind_check,
    add constraint batch_kind_check check (kind in ('sheet', 'price-change', 'import', 'undo'))`.execute(
    db,
  );
}
