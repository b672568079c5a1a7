import { type Kysely, sql } from 'kysely';

/** Orders beyond what a stranger may hold: they are taken, and hold no stock until confirmed. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table customer_order
    add column awaiting text check (awaiting in ('unpaid-value', 'stock-share'))`.execute(db);
  // Few of all orders, and what staff ask for by itself.
  await sql`
    create index customer_order_awaiting
    on customer_order (created_at desc, id desc)
    where awaiting is not null and status = 'new'`.execute(db);
}
