import { type Kysely, sql } from 'kysely';

/** Papers about orders: rates of VAT, the buyer's data that papers need, proformas as issued. */
export async function up(db: Kysely<never>) {
  // In the order an order takes them: whoever is just being served ends first, and none deadlocks.
  await sql`
    lock table customer, customer_order, stock, product, order_line
    in access exclusive mode`.execute(db);
  await sql`
    alter table product
    add column vat_rate integer not null default 20 check (vat_rate between 0 and 100)`.execute(db);
  // What was sold so far was sold at the standard rate. Null: as the product has it.
  await sql`
    alter table order_line
    add column vat_rate integer default 20 check (vat_rate between 0 and 100),
    add column warranty_months integer check (warranty_months >= 0)`.execute(db);
  await sql`alter table order_line alter column vat_rate drop default`.execute(db);

  await sql`
    alter table customer_order
    add column tva text not null default '',
    add column legal_address text not null default ''`.execute(db);
  await sql`
    update customer_order
    set tva = customer.tva, legal_address = customer.legal_address
    from customer
    where customer.id = customer_order.customer_id
    and customer_order.idno <> ''
    and customer.idno = customer_order.idno`.execute(db);

  // The last number given in a year. Its row is held until the number is written, so that none is
  // left out.
  await sql`
    create table proforma_series (
      year integer primary key,
      last_number integer not null check (last_number > 0)
    )`.execute(db);
  // No order takes its proformas along: a number that was given stays given.
  await sql`
    create table proforma (
      id integer generated always as identity primary key,
      order_id text not null references customer_order,
      year integer not null,
      number integer not null check (number > 0),
      -- 2 and on: the order was changed.
      version integer not null check (version > 0),
      issued_at timestamptz not null default now(),
      issued_by text not null check (issued_by <> ''),
      content jsonb not null,
      -- Of what it says of the order: as long as that is the same, this one holds.
      matter_hash bytea not null,
      unique (year, number, version),
      unique (order_id, version)
    )`.execute(db);
  // As it was first sent or shown in a language; it stays so to the byte.
  await sql`
    create table proforma_file (
      proforma_id integer not null references proforma,
      locale text not null check (locale in ('ro', 'ru')),
      bytes bytea not null,
      sha256 bytea not null,
      made_at timestamptz not null default now(),
      primary key (proforma_id, locale)
    )`.execute(db);
}
