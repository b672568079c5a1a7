import { type Kysely, sql } from 'kysely';

/**
 * Two versions of the shop work on one database while one is exchanged for the other: which
 * versions each migration leaves behind, and the files that pages of a former build still ask for.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table migration_need (
      migration text primary key,
      -- The oldest newest migration that a process has to know to go on.
      needs text not null
    )`.execute(db);
  await sql`
    create table built_file (
      path text primary key,
      body bytea not null,
      -- Since when no build that was started has it; null: the newest has.
      left_at timestamptz
    )`.execute(db);
}
