import { type Kysely, sql } from 'kysely';

/** Orders with lines and history, the keys that make a repeated submit harmless, and outgoing mail. */
export async function up(db: Kysely<never>) {
  await sql`
    create table district (
      id integer primary key,
      kind text not null,
      name_ro text not null,
      name_ru text not null,
      name_en text not null
    )`.execute(db);
  await sql`
    create table locality (
      id integer primary key,
      district_id integer not null references district,
      kind text not null,
      name_ro text not null,
      name_ru text not null,
      name_en text not null,
      unique (district_id, id)
    )`.execute(db);

  await sql`
    create table customer_order (
      -- Short and unguessable; it is the number the customer sees.
      id text primary key check (id ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
      customer_id integer not null references customer,
      status text not null default 'new' check (status in
        ('new', 'confirmed', 'packed', 'shipped', 'ready_for_pickup', 'completed', 'cancelled')),
      payment_status text not null default 'unpaid' check (payment_status in
        ('unpaid', 'pending', 'paid', 'refunded')),
      locale text not null check (locale in ('ro', 'ru')),
      name text not null check (char_length(name) between 1 and 100),
      phone text not null,
      email text not null,
      company text not null default '',
      idno text not null default '',
      delivery_type text not null check (delivery_type in ('courier', 'in_shop', 'pickup')),
      district_id integer,
      locality_id integer,
      city text not null default '',
      suburb text not null default '',
      address text not null default '',
      pay_method text not null check (pay_method in ('cash', 'card', 'transfer')),
      comment text not null default '' check (char_length(comment) <= 2000),
      -- Bani.
      products_cost bigint not null check (products_cost > 0),
      discount bigint not null check (discount >= 0),
      delivery_fee integer not null check (delivery_fee >= 0),
      total bigint not null check (total = products_cost - discount + delivery_fee),
      created_at timestamptz not null default now(),
      foreign key (district_id, locality_id) references locality (district_id, id),
      check (delivery_type <> 'courier'
        or (district_id is not null and locality_id is not null and address <> ''))
    )`.execute(db);
  await sql`
    create index customer_order_customer
    on customer_order (customer_id, created_at desc)`.execute(db);

  await sql`
    create table order_line (
      order_id text not null references customer_order on delete cascade,
      position integer not null,
      product_id integer not null references product,
      code text not null,
      title_ro text not null,
      title_ru text not null,
      unit_ro text not null,
      unit_ru text not null,
      price integer not null check (price > 0),
      promotion_price integer check (promotion_price > 0 and promotion_price < price),
      quantity integer not null check (quantity > 0),
      total bigint not null check (total = coalesce(promotion_price, price)::bigint * quantity),
      primary key (order_id, position),
      unique (order_id, product_id)
    )`.execute(db);

  await sql`
    create table order_history (
      id bigint generated always as identity primary key,
      order_id text not null references customer_order on delete cascade,
      at timestamptz not null default now(),
      actor text not null,
      status text not null,
      payment_status text not null
    )`.execute(db);
  await sql`create index order_history_order on order_history (order_id, id)`.execute(db);

  await sql`
    create table order_key (
      customer_id integer not null references customer on delete cascade,
      key text not null check (char_length(key) between 1 and 200),
      body_hash bytea not null,
      order_id text not null references customer_order on delete cascade,
      created_at timestamptz not null default now(),
      primary key (customer_id, key)
    )`.execute(db);

  await sql`
    create table mail_outbox (
      id bigint generated always as identity primary key,
      kind text not null check (kind ~ '^[a-z-]+$'),
      recipient text not null,
      subject text not null,
      text_body text not null,
      html_body text not null,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz,
      failed_at timestamptz,
      last_error text
    )`.execute(db);
  // What the mail worker picks up next.
  await sql`
    create index mail_outbox_due
    on mail_outbox (next_attempt_at)
    where sent_at is null and failed_at is null`.execute(db);
}
