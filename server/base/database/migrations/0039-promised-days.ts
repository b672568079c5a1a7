import { type Kysely, sql } from 'kysely';

/** The day an order was promised for, as it was told then; of one that is fetched, from when on. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table customer_order
      add column promised_day date,
      add column promised_from text check (promised_from ~ '^[0-2][0-9]:[0-5][0-9]$')`.execute(db);
}
