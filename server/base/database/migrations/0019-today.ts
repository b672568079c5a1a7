import { type Kysely, sql } from 'kysely';

/** What Today counts, word to open screens, and what people search for. */
export async function up(db: Kysely<never>) {
  // In the order an order takes them: whoever is just being served ends first, and none deadlocks.
  await sql`
    lock table customer, product, category, customer_order, mail_outbox, contact_request, staff_session
    in access exclusive mode`.execute(db);
  // At or below it, more should be ordered. Null: as the category, those above it, the setting has it.
  for (const table of ['product', 'category']) {
    await sql`
      alter table ${sql.table(table)}
      add column low_stock integer check (low_stock >= 0)`.execute(db);
  }
  // The highest limit there is tells which stock need not be looked at.
  await sql`
    create index product_low_stock
    on product (low_stock)
    where low_stock is not null`.execute(db);
  await countSales(db);
  await tellScreens(db);
  await countSearches(db);
}

/**
 * Sales by the days of Chișinău. An order that comes or changes marks its day; marked days are
 * counted from the orders themselves until the background job has counted them again.
 */
async function countSales(db: Kysely<never>) {
  await sql`
    create table sales_day (
      day date primary key,
      orders integer not null,
      -- Bani.
      total bigint not null
    )`.execute(db);
  await sql`
    create table sales_product_day (
      day date not null,
      product_id integer not null references product on delete cascade,
      quantity bigint not null,
      total bigint not null,
      primary key (day, product_id)
    )`.execute(db);
  // Without a key, so that no order waits for another one of the same day.
  await sql`create table sales_stale (day date not null)`.execute(db);
  await sql`
    create function mark_sales_stale() returns trigger language plpgsql as $$
    begin
      insert into sales_stale (day)
      values ((coalesce(new.created_at, old.created_at) at time zone 'Europe/Chisinau')::date);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger mark_sales_stale
    after insert or update or delete on customer_order
    for each row execute function mark_sales_stale()`.execute(db);
  await sql`
    insert into sales_stale (day)
    select distinct (created_at at time zone 'Europe/Chisinau')::date
    from customer_order`.execute(db);
}

/** Every process hears, at the commit, what the screens of the shop's people should know. */
async function tellScreens(db: Kysely<never>) {
  await sql`
    create function tell_screens() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_live', case tg_argv[0]
        when 'session-ended' then json_build_object('kind', tg_argv[0], 'id', old.id)
        when 'mail-failed' then json_build_object('kind', tg_argv[0], 'id', new.id, 'mail', to_jsonb(new) -> 'kind')
        when 'message-new' then json_build_object('kind', tg_argv[0], 'id', new.id)
        else json_build_object(
          'kind', tg_argv[0],
          'id', new.id,
          'status', to_jsonb(new) -> 'status',
          'payment_status', to_jsonb(new) -> 'payment_status',
          'total', to_jsonb(new) -> 'total'
        )
      end::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_new_order
    after insert on customer_order
    for each row execute function tell_screens('order-new')`.execute(db);
  await sql`
    create trigger tell_changed_order
    after update on customer_order
    for each row
    when (old.status <> new.status or old.payment_status <> new.payment_status or old.total <> new.total)
    execute function tell_screens('order-changed')`.execute(db);
  await sql`
    create trigger tell_new_message
    after insert on contact_request
    for each row execute function tell_screens('message-new')`.execute(db);
  await sql`
    create trigger tell_failed_mail
    after update of failed_at on mail_outbox
    for each row
    when (old.failed_at is null and new.failed_at is not null)
    execute function tell_screens('mail-failed')`.execute(db);
  await sql`
    create trigger tell_ended_session
    after delete on staff_session
    for each row execute function tell_screens('session-ended')`.execute(db);
}

/** Texts without persons, and the version of the words they are read by. */
async function countSearches(db: Kysely<never>) {
  await sql`
    create table search_count (
      day date not null,
      -- Folded: in whatever case and with whatever diacritics it was typed.
      key text not null check (char_length(key) between 1 and 100),
      locale text not null check (locale in ('ro', 'ru')),
      -- As it was typed first, in lower case.
      text text not null check (char_length(text) between 1 and 100),
      searches integer not null check (searches > 0),
      -- How many products, the last time.
      found integer not null check (found >= 0),
      -- Whether words were left out to find them.
      is_partly boolean not null,
      primary key (day, key, locale)
    )`.execute(db);
  await sql`
    create table vocabulary (
      only_row boolean primary key default true check (only_row),
      version integer not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into vocabulary (version) values (1)`.execute(db);
}
