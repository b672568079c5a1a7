import { type Kysely, sql } from 'kysely';

/** What was sent comes back by a receipt of its own, line by line. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table order_line
    add column returned integer not null default 0 check (returned between 0 and sent)`.execute(db);
  await sql`alter table order_event drop constraint order_event_kind_check`.execute(db);
  await sql`
    alter table order_event
    add constraint order_event_kind_check check (kind ~ '^[a-z_]+$')`.execute(db);
  // What was cancelled with a part of it sent has all of it in the books again.
  await sql`
    update order_line
    set returned = sent
    from customer_order
    where customer_order.id = order_id
      and status = 'cancelled'
      and sent > 0`.execute(db);
}
