import { type Kysely, sql } from 'kysely';

/**
 * What was paid of an order, by which way, when and by whom it was said, is written down and stays:
 * a mistake is answered by an entry against it. An order keeps the sums of its entries.
 *
 * Of orders from before, this is assumed. What was paid came on the day somebody last said something
 * of its money: by 1C's documents where they come to as much or to more, and somebody has corrected
 * them where it is more; else by a way that is not known, 1C's documents being a part of it. What was called paid
 * back had been paid in full, went back in full, and nobody asks for it again.
 */
export async function up(db: Kysely<never>) {
  await sql`lock table customer_order, exchange_payment in access exclusive mode`.execute(db);
  await createEntries(db);
  await sumUp(db);
  await carryOver(db);
}

async function createEntries(db: Kysely<never>) {
  await sql`
    create table money_entry (
      id bigint generated always as identity primary key,
      order_id text not null references customer_order,
      direction text not null check (direction in ('in', 'out')),
      -- Bani; below zero in an entry against another.
      amount bigint not null check (amount <> 0),
      way text not null check (way ~ '^[a-z0-9_]+$'),
      -- When the money moved, as far as it is known.
      day date not null,
      -- By which the bank, the till or 1C names it.
      reference text not null default '' check (char_length(reference) <= 200),
      -- Goes with the person it may speak of. Nothing else is ever written anew: a reference names a paper.
      note text not null default '' check (char_length(note) <= 2000),
      corrects bigint unique references money_entry,
      actor text not null check (actor <> ''),
      recorded_at timestamptz not null default now(),
      check (amount > 0 or corrects is not null or actor = 'exchange')
    )`.execute(db);
  await sql`create index money_entry_order on money_entry (order_id, id)`.execute(db);
  // The table of payments, newest first.
  await sql`create index money_entry_recorded on money_entry (recorded_at, id)`.execute(db);
  await sql`
    create table order_credit (
      id bigint generated always as identity primary key,
      order_id text not null references customer_order,
      amount bigint not null check (amount <> 0),
      note text not null check (char_length(note) <= 2000),
      corrects bigint unique references order_credit,
      actor text not null check (actor <> ''),
      recorded_at timestamptz not null default now(),
      check (amount > 0 or corrects is not null)
    )`.execute(db);
  await sql`create index order_credit_order on order_credit (order_id, id)`.execute(db);
  const kept = {
    money_entry: sql`id, order_id, direction, amount, way, day, reference, corrects, actor, recorded_at`,
    order_credit: sql`id, order_id, amount, corrects, actor, recorded_at`,
  };
  for (const [table, columns] of Object.entries(kept)) {
    await sql`
      create trigger append_only
      before update of ${columns} or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_rewriting()`.execute(db);
  }
}

/** The courier is taxed as he was when the order was placed. */
async function sumUp(db: Kysely<never>) {
  await sql`
    alter table customer_order
    add column received bigint not null default 0,
    add column refunded bigint not null default 0,
    add column credited bigint not null default 0,
    add column delivery_vat_rate integer not null default 20
      check (delivery_vat_rate between 0 and 100),
    add constraint customer_order_money_check
      check (refunded >= 0 and received >= refunded and credited >= 0)`.execute(db);
}

async function carryOver(db: Kysely<never>) {
  await sql`
    create temporary table carried on commit drop as
    select
      id,
      pay_method,
      payment_status = 'refunded' as is_refunded,
      case when payment_status = 'refunded' then greatest(total, documents) else paid end as received,
      total,
      documents,
      coalesce(
        (
          select max(at)
          from order_event
          where order_id = customer_order.id
            and kind = 'payment'
        ),
        created_at
      ) as at
    from customer_order
    left join lateral (
      select coalesce(sum(amount), 0)::bigint as documents
      from exchange_payment
      where order_id = customer_order.id
    ) as told on true
    where paid > 0
      or payment_status = 'refunded'
      or documents > 0`.execute(db);
  const day = sql`(at at time zone 'Europe/Chisinau')::date`;
  await sql`
    with from_1c as (
      insert into money_entry (order_id, direction, amount, way, day, actor, recorded_at)
      select id, 'in', documents, '1c', ${day}, 'exchange', at
      from carried
      where documents > 0
        and documents >= received
      returning id, order_id
    )
    insert into money_entry (order_id, direction, amount, way, day, corrects, actor, recorded_at)
    select carried.id, 'in', received - documents, '1c', ${day}, from_1c.id, 'migration', at
    from carried
    inner join from_1c on order_id = carried.id
    where received < documents`.execute(db);
  await sql`
    insert into money_entry (order_id, direction, amount, way, day, actor, recorded_at)
    select id, 'in', received, 'earlier', ${day}, 'migration', at
    from carried
    where received > documents`.execute(db);
  await sql`
    insert into money_entry (order_id, direction, amount, way, day, actor, recorded_at)
    select id, 'out', received, 'earlier', ${day}, 'migration', at
    from carried
    where is_refunded`.execute(db);
  await sql`
    insert into order_credit (order_id, amount, note, actor, recorded_at)
    select id, total, 'bani restituiți / деньги возвращены', 'migration', at
    from carried
    where is_refunded`.execute(db);
  await sql`
    update customer_order
    set
      received = carried.received,
      refunded = case when is_refunded then carried.received else 0 end,
      credited = case when is_refunded then carried.total else 0 end
    from carried
    where carried.id = customer_order.id`.execute(db);
}
