import { type Kysely, sql } from 'kysely';

/** Who deletes a product makes the database look for all that refers to it. */
export async function up(db: Kysely<never>) {
  await sql`create index product_link_linked on product_link (linked_id)`.execute(db);
  await sql`create index cart_line_product on cart_line (product_id)`.execute(db);
  await sql`create index favourite_product on favourite (product_id)`.execute(db);
  await sql`create index order_line_product on order_line (product_id)`.execute(db);
}
