import { type Kysely, sql } from 'kysely';

/** A mail about an order is composed when it leaves, from the order it names. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table mail_outbox
    add column order_id text references customer_order on delete cascade`.execute(db);
  // What an order's page shows of its mails, and what goes with the order.
  await sql`
    create index mail_outbox_order
    on mail_outbox (order_id)
    where order_id is not null`.execute(db);
}
