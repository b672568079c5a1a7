import { type Kysely, sql } from 'kysely';

/** Imports that create products, bring pictures, and are undone step by step. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table import_run
      add column kind text not null default 'table' check (kind in ('table', 'files')),
      drop constraint import_run_state_check,
      add constraint import_run_state_check
        check (state in ('trying', 'tried', 'applying', 'applied', 'undoing', 'undone'))`.execute(
    db,
  );
  // What a row is to bring into being: a product, or a picture or document of one.
  await sql`alter table import_row add column creates jsonb`.execute(db);
  // A large batch is read a piece at a time, in the order in which it was written.
  await sql`drop index audit_entry_batch`.execute(db);
  await sql`
    create index audit_entry_batch
    on audit_entry (batch_id, id)
    where batch_id is not null`.execute(db);
  await sql`create index import_run_batch on import_run (batch_id)`.execute(db);
}
