import { type Kysely, sql } from 'kysely';
import { orderText } from './search-texts-of-then.ts';

type Orders = {
  customer_order: {
    id: string;
    name: string;
    company: string;
    phone: string;
    email: string;
    idno: string;
  };
  order_line: { order_id: string; code: string; title_ro: string; title_ru: string };
};

const AT_ONCE = 2_000;

/** What the shop's people do with orders: versions, a timeline, parcels, search, who looks at what. */
export async function up(db: Kysely<Orders>) {
  // In the order an order takes them: whoever is just being served ends first, and none deadlocks.
  await sql`lock table customer, customer_order, order_line in access exclusive mode`.execute(db);
  await addColumns(db);
  await createTimeline(db);
  await createParcels(db);
  await createSearch(db);
  await createViews(db);
}

async function addColumns(db: Kysely<Orders>) {
  await sql`
    alter table customer_order
    add column version integer not null default 1,
    add column updated_at timestamptz not null default now(),
    -- Since when it has its status: what waits too long is found by it.
    add column status_since timestamptz not null default now(),
    add column responsible_id integer references staff on delete set null`.execute(db);
  await sql`
    update customer_order
    set
      updated_at = coalesce(last.at, placed.created_at),
      status_since = coalesce(last.at, placed.created_at)
    from customer_order as placed
    left join lateral (
      select max(at) as at
      from order_history
      where order_id = placed.id
    ) as last on true
    where placed.id = customer_order.id`.execute(db);
  // Pages of the list, newest first: of all orders, and of each thing the list is narrowed to.
  await sql`drop index customer_order_created`.execute(db);
  await sql`create index customer_order_created on customer_order (created_at, id)`.execute(db);
  for (const column of ['status', 'payment_status', 'pay_method', 'delivery_type']) {
    await sql`
      create index ${sql.ref(`customer_order_${column}`)}
      on customer_order (${sql.ref(column)}, created_at, id)`.execute(db);
  }
  await sql`
    create index customer_order_responsible
    on customer_order (responsible_id, created_at, id)
    where responsible_id is not null`.execute(db);
  // The two lists of what is forgotten easily.
  await sql`
    create index customer_order_unpaid_transfer
    on customer_order (created_at, id)
    where pay_method = 'transfer'
      and payment_status in ('unpaid', 'pending')
      and status <> 'cancelled'`.execute(db);
  await sql`
    create index customer_order_waiting
    on customer_order (status_since)
    where status = 'ready_for_pickup'`.execute(db);
}

/** The timeline takes the place of the history, which knew of two states alone. */
async function createTimeline(db: Kysely<Orders>) {
  await sql`
    create table order_event (
      id bigint generated always as identity primary key,
      order_id text not null references customer_order on delete cascade,
      at timestamptz not null default now(),
      actor text not null check (actor <> ''),
      kind text not null check (kind in ('placed', 'status', 'payment', 'lines', 'contact', 'note',
        'mail', 'document', 'responsible', 'parcel')),
      -- The order's version it made; null where it leaves the order as it was.
      version integer,
      before jsonb,
      after jsonb,
      -- A note, or the reason of a change.
      text text not null default '' check (char_length(text) <= 2000)
    )`.execute(db);
  await sql`create index order_event_order on order_event (order_id, id)`.execute(db);
  await sql`
    insert into order_event (order_id, at, actor, kind, after)
    select
      order_id,
      at,
      actor,
      case when row_number() over (partition by order_id order by id) = 1 then 'placed' else 'status' end,
      jsonb_build_object('status', status, 'payment_status', payment_status)
    from order_history
    order by id`.execute(db);
  await sql`drop table order_history`.execute(db);
}

async function createParcels(db: Kysely<Orders>) {
  await sql`
    alter table order_line
    add column sent integer not null default 0 check (sent between 0 and quantity)`.execute(db);
  // What had left the shop is sent.
  await sql`
    update order_line
    set sent = quantity
    from customer_order
    where customer_order.id = order_id
      and status in ('shipped', 'completed')`.execute(db);
  // What left at once: with a courier, or over the counter.
  await sql`
    create table order_parcel (
      id integer generated always as identity primary key,
      order_id text not null references customer_order on delete cascade,
      sent_at timestamptz not null default now(),
      actor text not null check (actor <> ''),
      carrier text not null default '' check (char_length(carrier) <= 100),
      tracking text not null default '' check (char_length(tracking) <= 100)
    )`.execute(db);
  await sql`create index order_parcel_order on order_parcel (order_id, id)`.execute(db);
  await sql`
    create table order_parcel_line (
      parcel_id integer not null references order_parcel on delete cascade,
      product_id integer not null references product,
      quantity integer not null check (quantity > 0),
      primary key (parcel_id, product_id)
    )`.execute(db);
}

/**
 * Everything an order is looked for by, as one text in small letters without diacritics, which the
 * shop makes itself. Apart from the order, whose row stays short.
 */
async function createSearch(db: Kysely<Orders>) {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table order_search (
      order_id text primary key references customer_order on delete cascade,
      created_at timestamptz not null,
      text text not null
    )`.execute(db);
  for (let after = ''; ; ) {
    const orders = await db
      .selectFrom('customer_order')
      .select(['id', 'name', 'company', 'phone', 'email', 'idno'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = orders.at(-1);
    if (!last) break;
    const lines = await db
      .selectFrom('order_line')
      .select(['order_id', 'code', 'title_ro', 'title_ru'])
      .where('order_id', '>', after)
      .where('order_id', '<=', last.id)
      .execute();
    const linesOf = Map.groupBy(lines, (line) => line.order_id);
    const texts = orders.map((order) => orderText(order, linesOf.get(order.id) ?? []));
    await sql`
      insert into order_search (order_id, created_at, text)
      select id, created_at, text
      from unnest(
        ${orders.map(({ id }) => id)}::text[],
        ${texts}::text[]
      ) as given (id, text)
      inner join customer_order using (id)`.execute(db);
    after = last.id;
  }
  await sql`create index order_search_created on order_search (created_at, order_id)`.execute(db);
  // What is not in the index yet is searched one by one: little enough of it not to be felt.
  await sql`
    create index order_search_text
    on order_search
    using gin (text gin_trgm_ops)
    with (gin_pending_list_limit = 256)`.execute(db);
}

async function createViews(db: Kysely<Orders>) {
  // Who has an order open; worth nothing after half a minute, so nothing is lost with it.
  await sql`
    create unlogged table order_viewer (
      order_id text not null references customer_order on delete cascade,
      staff_id integer not null references staff on delete cascade,
      seen_at timestamptz not null default now(),
      primary key (order_id, staff_id)
    )`.execute(db);
  await sql`
    create table staff_view (
      id integer generated always as identity primary key,
      staff_id integer not null references staff on delete cascade,
      screen text not null check (screen ~ '^[a-z-]{1,30}$'),
      name text not null check (char_length(name) between 1 and 100),
      -- What follows the question mark in the screen's address.
      query text not null check (char_length(query) <= 2000),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index staff_view_name
    on staff_view (staff_id, screen, name)`.execute(db);
}
