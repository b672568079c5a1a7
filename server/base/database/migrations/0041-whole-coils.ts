import { type Kysely, sql } from 'kysely';

/** A product sold by the metre names the whole coils, boxes or drums of the same. */
export async function up(db: Kysely<never>) {
  await sql`alter table product_link drop constraint product_link_kind_check`.execute(db);
  await sql`
    alter table product_link
    add constraint product_link_kind_check
      check (kind in ('similar', 'accessory', 'successor', 'coil'))`.execute(db);
}
