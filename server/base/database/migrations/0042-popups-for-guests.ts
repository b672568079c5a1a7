import { type Kysely, sql } from 'kysely';

/** A popup that says how to come in has nothing to say to who is in already. */
export async function up(db: Kysely<never>) {
  await sql`alter table popup add column for_guests boolean not null default false`.execute(db);
}
