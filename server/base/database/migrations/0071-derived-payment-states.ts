import { type Kysely, sql } from 'kysely';

/** Former versions say how an order was paid, and note nothing that was. */
export const needs = '0070-money-entries';

/** How the money of an order stands follows from its sums, and can be said by nobody. */
export async function up(db: Kysely<never>) {
  await sql`drop trigger tell_changed_order on customer_order`.execute(db);
  // Their indexes go with them.
  await sql`alter table customer_order drop column payment_status, drop column paid`.execute(db);
  const due = sql`
    case when status = 'cancelled' then 0 else greatest(0, total - credited) end`;
  const notPaid = sql`
    case when pay_method = 'cash' or status = 'cancelled' then 'unpaid' else 'pending' end`;
  await sql`
    alter table customer_order
    add column paid bigint generated always as (received - refunded) stored,
    -- Above zero: owed to the buyer; below: by the buyer.
    add column balance bigint generated always as (received - refunded - ${due}) stored,
    add column payment_state text generated always as (
      case
        when received = 0 then ${notPaid}
        when received <= refunded then 'refunded'
        when received - refunded > ${due} then 'overpaid'
        when received - refunded < ${due} then 'paid_in_part'
        when refunded > 0 and credited > 0 then 'refunded_in_part'
        else 'paid'
      end
    ) stored,
    -- The same in the words of callers who know no others.
    add column payment_status text generated always as (
      case
        when received = 0 then ${notPaid}
        when received <= refunded then 'refunded'
        when received - refunded >= ${due} then 'paid'
        when pay_method = 'cash' then 'unpaid'
        else 'pending'
      end
    ) stored`.execute(db);
  await sql`
    create index customer_order_payment_state
    on customer_order (payment_state, created_at, id)`.execute(db);
  // Few of all orders, and what is forgotten easily.
  await sql`
    create index customer_order_unpaid_transfer
    on customer_order (created_at, id)
    where pay_method = 'transfer'
      and payment_status in ('unpaid', 'pending')
      and status <> 'cancelled'`.execute(db);
  await sql`
    create index customer_order_owed_back
    on customer_order (created_at desc, id desc)
    where balance > 0`.execute(db);
  await sql`
    create or replace function tell_screens() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_live', case tg_argv[0]
        when 'session-ended' then json_build_object('kind', tg_argv[0], 'id', old.id)
        when 'mail-failed' then json_build_object('kind', tg_argv[0], 'id', new.id, 'mail', to_jsonb(new) -> 'kind')
        when 'message-new' then json_build_object('kind', tg_argv[0], 'id', new.id)
        else json_build_object(
          'kind', tg_argv[0],
          'id', new.id,
          'status', to_jsonb(new) -> 'status',
          'payment_state', to_jsonb(new) -> 'payment_state',
          'total', to_jsonb(new) -> 'total'
        )
      end::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_changed_order
    after update on customer_order
    for each row
    when (
      old.status <> new.status
      or old.payment_state <> new.payment_state
      or old.total <> new.total
    )
    execute function tell_screens('order-changed')`.execute(db);
  await sql`
    update staff_view
    set query = replace(query, 'payment_status=', 'payment_state=')
    where query like '%payment\\_status=%'`.execute(db);
}
