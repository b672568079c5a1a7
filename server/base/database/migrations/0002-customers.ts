import { type Kysely, sql } from 'kysely';

/** Customers, their tokens, carts and favourites, and the counters that slow guessing down. */
export async function up(db: Kysely<never>) {
  await sql`
    create table customer (
      id integer generated always as identity primary key,
      username text not null check (char_length(username) between 1 and 50),
      email text not null check (char_length(email) <= 254),
      phone text not null,
      password_hash text not null,
      is_juridical boolean not null,
      locale text not null check (locale in ('ro', 'ru')),
      name text not null default '',
      country text not null default '',
      region text not null default '',
      city text not null default '',
      address text not null default '',
      image text,
      company_name text not null default '',
      company_email text not null default '',
      type_company text not null default '',
      function_in_company text not null default '',
      legal_address text not null default '',
      idno text not null default '',
      tva text not null default '',
      iban text not null default '',
      c_b text not null default '',
      bank text not null default '',
      created_at timestamptz not null default now(),
      check (not is_juridical or (company_name <> '' and idno <> ''))
    )`.execute(db);
  await sql`create unique index customer_username on customer (lower(username))`.execute(db);
  await sql`create unique index customer_email on customer (lower(email))`.execute(db);

  // Only the hash of a token is kept: who reads the database cannot sign in with it.
  await sql`
    create table customer_token (
      token_hash bytea primary key,
      customer_id integer not null references customer on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index customer_token_customer on customer_token (customer_id)`.execute(db);

  // One link per customer: asking again replaces it, using it removes it.
  await sql`
    create table password_reset (
      customer_id integer primary key references customer on delete cascade,
      token_hash bytea not null,
      expires_at timestamptz not null
    )`.execute(db);

  // subject: 'login:account:…', 'login:address:…' and so on; counting starts anew at resets_at.
  await sql`
    create table attempt (
      subject text primary key,
      attempts integer not null,
      resets_at timestamptz not null
    )`.execute(db);

  await sql`
    create table cart_line (
      customer_id integer not null references customer on delete cascade,
      product_id integer not null references product on delete cascade,
      quantity integer not null check (quantity > 0),
      added_at timestamptz not null default now(),
      primary key (customer_id, product_id)
    )`.execute(db);

  await sql`
    create table favourite (
      customer_id integer not null references customer on delete cascade,
      product_id integer not null references product on delete cascade,
      added_at timestamptz not null default now(),
      primary key (customer_id, product_id)
    )`.execute(db);
}
