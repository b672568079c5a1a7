import { type Kysely, sql } from 'kysely';

/** Stock as a ledger: every movement with its reason, per warehouse; their sum is the figure. */
export async function up(db: Kysely<never>) {
  await sql`
    create table warehouse (
      id integer generated always as identity primary key,
      key text not null unique check (key <> ''),
      title_ro text not null,
      title_ru text not null,
      -- Orders take from the first one that has it.
      position integer not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into warehouse (key, title_ro, title_ru, position)
    values ('main', 'Depozit', 'Склад', 1)`.execute(db);

  // What there is in all, in one row a product, which orders lock.
  await sql`
    create table warehouse_stock (
      product_id integer not null references stock on delete cascade,
      warehouse_id integer not null references warehouse,
      quantity integer not null check (quantity >= 0),
      primary key (product_id, warehouse_id)
    )`.execute(db);
  await sql`
    create table stock_movement (
      id bigint generated always as identity primary key,
      product_id integer not null references product on delete cascade,
      warehouse_id integer not null references warehouse,
      quantity integer not null check (quantity <> 0),
      reason text not null check (reason in ('order', 'cancel', 'receipt', 'count', 'exchange')),
      order_id text references customer_order on delete set null,
      actor text not null check (actor <> ''),
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index stock_movement_product on stock_movement (product_id, id)`.execute(db);
  await sql`
    create index stock_movement_order
    on stock_movement (order_id)
    where order_id is not null`.execute(db);

  await sql`
    insert into warehouse_stock (product_id, warehouse_id, quantity)
    select product_id, warehouse.id, quantity
    from stock
    cross join warehouse
    where quantity > 0`.execute(db);
  await sql`
    insert into stock_movement (product_id, warehouse_id, quantity, reason, actor)
    select product_id, warehouse_id, quantity, 'count', 'migration'
    from warehouse_stock
    order by product_id`.execute(db);
}
