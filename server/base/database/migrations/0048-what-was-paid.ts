import { type Kysely, sql } from 'kysely';

/** How much of an order was paid, so that one that changes asks for the rest, or owes it back. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table customer_order
    add column paid bigint not null default 0 check (paid >= 0)`.execute(db);
  await sql`update customer_order set paid = total where payment_status = 'paid'`.execute(db);
  await sql`
    update customer_order
    set paid = parts.paid
    from (
      select order_id, sum(amount)::bigint as paid
      from exchange_payment
      group by order_id
    ) as parts
    where parts.order_id = customer_order.id
      and payment_status in ('unpaid', 'pending')`.execute(db);
  // Few of all orders, and money that should not be forgotten.
  await sql`
    create index customer_order_owed_back
    on customer_order (created_at desc, id desc)
    where paid > case when status = 'cancelled' then 0 else total end`.execute(db);
  // What was paid back is sold no more.
  await sql`
    insert into sales_stale (day)
    select distinct (created_at at time zone 'Europe/Chisinau')::date
    from customer_order
    where payment_status = 'refunded'`.execute(db);
}
