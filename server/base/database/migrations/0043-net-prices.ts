import { type Kysely, sql } from 'kysely';

/** A company chooses whether prices are shown to it without VAT. */
export async function up(db: Kysely<never>) {
  await sql`alter table customer add column net_prices boolean not null default false`.execute(db);
}
