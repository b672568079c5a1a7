import { type Kysely, sql } from 'kysely';

/**
 * What 1C was told of each line, and when: its figures are judged by it. What it had confirmed by now
 * it knows as it stands; of an order that was changed since, it knows no more than it was told before
 * or than there is now. Of what has left and was never told, people have told it.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table exchange_told_line (
      id bigint generated always as identity primary key,
      order_id text not null references customer_order on delete cascade,
      -- Null: it is gone from the order.
      line_id bigint references order_line on delete set null,
      product_id integer not null references product on delete cascade,
      quantity integer not null check (quantity >= 0),
      -- When 1C was shown it; null: it said so itself, and has had it for who knows how long.
      possible_from timestamptz,
      -- When it said that it has it.
      certain_from timestamptz check (certain_from >= possible_from)
    )`.execute(db);
  // The last that was told of a line; of lines that are gone, by the goods of a file.
  await sql`create index exchange_told_line_line on exchange_told_line (line_id, id)`.execute(db);
  await sql`
    create index exchange_told_line_gone
    on exchange_told_line (product_id)
    where line_id is null`.execute(db);
  // What a confirmed order says, and lines of it that are gone.
  await sql`create index exchange_told_line_order on exchange_told_line (order_id)`.execute(db);
  await sql`
    alter table exchange_order
    -- When 1C wrote the last of its documents about it.
    add column heard_from timestamptz`.execute(db);
  await sql`
    alter table exchange_account
    -- When it first asked for orders: what left before that was typed into 1C by hand.
    add column asked_orders_at timestamptz`.execute(db);
  await sql`
    alter table exchange_file
    add column received_at timestamptz not null default now(),
    -- By the clock of 1C.
    add column stamped_at timestamptz,
    -- By ours, as far as is known how far that one is ahead.
    add column formed_since timestamptz`.execute(db);
  // Shown by a version that kept no lines: shown again, they are.
  await sql`delete from exchange_offered_order`.execute(db);
  await carryOver(db);
}

/** Older events name no lines: an order had one of each product. */
const isOfProduct = (told: string) =>
  sql`(${sql.ref(told)} ->> 'product_id')::integer = line.product_id`;

async function carryOver(db: Kysely<never>) {
  await sql`
    update exchange_account
    set asked_orders_at = (
      select min(at)
      from (
        select confirmed_at as at
        from exchange_order
        union all
        select started_at
        from exchange_run
        where kind = 'sale'
      ) as asked
    )`.execute(db);
  await sql`
    with line as (
      select
        order_line.id,
        order_id,
        product_id,
        case when status = 'cancelled' then sent else quantity end as needed,
        -- Of the oldest orders that have left nobody counted what was sent.
        case when status in ('shipped', 'completed') then quantity else sent end as gone,
        coalesce(known.confirmed_at, status_since) as since,
        known.version as known
      from order_line
      inner join customer_order as ordered on ordered.id = order_id
      left join exchange_order as known using (order_id)
      where (status <> 'new' or awaiting is null)
        and (
          sent > 0
          or status in ('shipped', 'completed')
          or known.order_id is not null
        )
    ), changed as (
      -- The first change of each line that 1C has not confirmed.
      select distinct on (line.id) line.id, coalesce((former ->> 'quantity')::integer, 0) as former
      from line
      inner join order_event as event using (order_id)
      cross join lateral jsonb_array_elements(
        coalesce(before -> 'lines', '[]') || coalesce(after -> 'lines', '[]')
      ) as told
      left join lateral jsonb_array_elements(before -> 'lines') as former
        on coalesce((former ->> 'line_id')::bigint = line.id, ${isOfProduct('former')})
      where event.kind = 'lines'
        and event.version > line.known
        and coalesce((told ->> 'line_id')::bigint = line.id, ${isOfProduct('told')})
      order by line.id, event.version
    )
    insert into exchange_told_line
      (order_id, line_id, product_id, quantity, possible_from, certain_from)
    select
      order_id,
      line.id,
      product_id,
      case when line.known is null then gone else least(needed, former) end,
      since,
      since
    from line
    left join changed on changed.id = line.id
    order by line.id`.execute(db);
}
