import { type Kysely, sql } from 'kysely';

/** Where a customer lives, as the places a courier goes to; what was agreed about lengths that are cut. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table customer
    add column district_id integer references district on delete set null,
    add column locality_id integer references locality on delete set null`.execute(db);
  await sql`
    alter table order_line
    -- Null: nobody said, or nothing is cut.
    add column one_piece boolean`.execute(db);
  await sql`
    alter table customer_order
    -- When the buyer agreed that what is cut does not come back.
    add column cut_consent_at timestamptz`.execute(db);
}
