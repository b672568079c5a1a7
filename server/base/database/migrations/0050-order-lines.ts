import { type Kysely, sql } from 'kysely';

/**
 * A line of an order is a thing of its own: a product may stand in several, each with its lengths
 * or its price, and a parcel names the line it takes from.
 */
export async function up(db: Kysely<never>) {
  // In the order an order takes them: whoever is just being served ends first, and none deadlocks.
  await sql`lock table customer_order, order_line, order_parcel_line in access exclusive mode`.execute(
    db,
  );
  await sql`
    alter table order_line
    add column id bigint generated always as identity,
    -- How long each piece of it is; null: nobody said.
    add column cut_length integer check (cut_length > 0 and quantity % cut_length = 0)`.execute(db);
  await sql`
    alter table order_line
    drop constraint order_line_pkey,
    drop constraint order_line_order_id_product_id_key,
    add primary key (id),
    add unique (order_id, position)`.execute(db);

  await sql`
    alter table order_parcel_line
    add column line_id bigint references order_line on delete cascade`.execute(db);
  await sql`
    update order_parcel_line as part
    set line_id = line.id
    from order_parcel as parcel
    inner join order_line as line on line.order_id = parcel.order_id
    where parcel.id = part.parcel_id
      and line.product_id = part.product_id`.execute(db);
  await sql`
    alter table order_parcel_line
    drop constraint order_parcel_line_pkey,
    drop column product_id,
    alter column line_id set not null,
    add primary key (parcel_id, line_id)`.execute(db);
  await sql`create index order_parcel_line_line on order_parcel_line (line_id)`.execute(db);

  await sql`
    alter table cart_line
    -- The lengths the quantity is to be cut into; empty: as whoever cuts it likes.
    add column cuts integer[] not null default '{}'`.execute(db);
}
