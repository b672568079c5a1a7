import { type Kysely, sql } from 'kysely';

/** Promotions that begin and end by the clock, and what every product has cost before. */
export async function up(db: Kysely<never>) {
  await sql`
    create table promotion (
      id integer generated always as identity primary key,
      product_id integer not null references product on delete cascade,
      -- Bani.
      price integer not null check (price > 0),
      starts_at timestamptz not null,
      -- Null: until somebody ends it.
      ends_at timestamptz,
      check (ends_at > starts_at)
    )`.execute(db);
  // Which promotion holds now, and which come next.
  await sql`create index promotion_product on promotion (product_id, starts_at)`.execute(db);
  await sql`create index promotion_starts on promotion (starts_at)`.execute(db);
  await sql`create index promotion_ends on promotion (ends_at)`.execute(db);

  // The regular price since when; the last row is the price of the product.
  await sql`
    create table product_price (
      product_id integer not null references product on delete cascade,
      since timestamptz not null,
      price integer not null check (price > 0),
      primary key (product_id, since)
    )`.execute(db);

  await sql`
    insert into product_price (product_id, since, price)
    select id, created_at, price
    from product`.execute(db);
  await sql`
    insert into promotion (product_id, price, starts_at)
    select id, promotion_price, now()
    from product
    where promotion_price is not null
    order by id`.execute(db);
  await sql`drop index product_discount`.execute(db);
  await sql`alter table product drop column promotion_price`.execute(db);
}
