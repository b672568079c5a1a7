import { type Kysely, sql } from 'kysely';

/** A mail about an order is composed when it leaves, from the order it names. */
export async function up(db: Kysely<never>) {
  // In the order an order takes them: whoever is just being served ends first, and none deadlocks.
  await sql`lock table customer, customer_order, mail_outbox in access exclusive mode`.execute(db);
  await sql`
    alter table mail_outbox
    add column order_id text references customer_order on delete cascade`.execute(db);
  // An order that goes takes its mails along.
  await sql`
    create index mail_outbox_order
    on mail_outbox (order_id)
    where order_id is not null`.execute(db);
}
