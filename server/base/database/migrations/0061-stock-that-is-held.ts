import { type Kysely, sql } from 'kysely';

/**
 * What lies in the shop, what orders have put aside of it, and what is for sale: three figures where
 * one stood for all. What open orders took is on hand again, and held for their lines; for sale is
 * what was for sale before.
 */
export async function up(db: Kysely<never>) {
  // In the order an order takes them: whoever is just being served ends first, and none deadlocks.
  await sql`
    lock table customer_order, order_line, stock, warehouse_stock, stock_movement
    in access exclusive mode`.execute(db);
  await sql`
    create table stock_hold (
      line_id bigint not null references order_line on delete restrict,
      warehouse_id integer not null references warehouse,
      reason text not null check (reason ~ '^[a-z_]+$'),
      product_id integer not null references product on delete cascade,
      quantity integer not null check (quantity > 0),
      -- When it ends by itself; null: with its order.
      until timestamptz,
      at timestamptz not null default now(),
      primary key (line_id, warehouse_id, reason)
    )`.execute(db);
  await sql`create index stock_hold_product on stock_hold (product_id)`.execute(db);
  await holdForOpenOrders(db);
  await splitFigures(db);
  await tellLedger(db);
  await sellFromFigures(db);
  // Asked by nobody any more: what orders hold is not found among everything that ever moved.
  await sql`drop index stock_movement_ordered`.execute(db);
}

/**
 * What has left went from the first places; what is here lies in the last. Where no movement tells,
 * it lies in the first warehouse.
 */
const holdForOpenOrders = (db: Kysely<never>) =>
  sql`
  with open_line as (
    select
      line.id,
      order_id,
      product_id,
      quantity - sent as rest,
      sum(quantity - sent) over later_lines - (quantity - sent) as begins
    from order_line as line
    inner join customer_order on customer_order.id = order_id
    where status in ('new', 'confirmed', 'packed', 'ready_for_pickup')
      and (awaiting is null or status <> 'new')
      and quantity > sent
    window later_lines as (partition by order_id, product_id order by line.position desc)
  ), taken as (
    select order_id, product_id, warehouse_id, position, -sum(quantity) as taken
    from stock_movement
    inner join warehouse on warehouse.id = warehouse_id
    where order_id in (select order_id from open_line)
    group by order_id, product_id, warehouse_id, position
    having sum(quantity) < 0
  ), place as (
    select order_id, product_id, warehouse_id, taken, sum(taken) over later_places - taken as begins
    from taken
    window later_places as (
      partition by order_id, product_id
      order by position desc, warehouse_id desc
    )
  ), known as (
    select
      open_line.id as line_id,
      warehouse_id,
      open_line.product_id,
      least(open_line.begins + rest, place.begins + taken)
        - greatest(open_line.begins, place.begins) as quantity
    from open_line
    inner join place using (order_id, product_id)
  ), found as (
    select line_id, warehouse_id, product_id, quantity
    from known
    where quantity > 0
    union all
    select id, (select id from warehouse order by position, id limit 1), product_id,
      rest - coalesce((
        select sum(quantity)
        from known
        where line_id = open_line.id
          and quantity > 0
      ), 0)
    from open_line
  )
  insert into stock_hold (line_id, warehouse_id, reason, product_id, quantity)
  select line_id, warehouse_id, 'order', product_id, sum(quantity)
  from found
  group by line_id, warehouse_id, product_id
  having sum(quantity) > 0`.execute(db);

async function splitFigures(db: Kysely<never>) {
  await sql`
    insert into warehouse_stock (product_id, warehouse_id, quantity)
    select distinct product_id, warehouse_id, 0
    from stock_hold
    on conflict do nothing`.execute(db);
  for (const table of ['stock', 'warehouse_stock']) {
    const check = (column: string) => sql.id(`${table}_${column}_check`);
    await sql`
      alter table ${sql.table(table)}
      rename constraint ${check('quantity')} to ${check('on_hand')}`.execute(db);
    await sql`alter table ${sql.table(table)} rename column quantity to on_hand`.execute(db);
    await sql`
      alter table ${sql.table(table)}
      alter column on_hand set default 0,
      add column held integer not null default 0 check (held >= 0)`.execute(db);
  }
  await sql`
    update warehouse_stock as there
    set on_hand = on_hand + ours.quantity, held = ours.quantity
    from (
      select product_id, warehouse_id, sum(quantity)::integer as quantity
      from stock_hold
      group by product_id, warehouse_id
    ) as ours
    where there.product_id = ours.product_id
      and there.warehouse_id = ours.warehouse_id`.execute(db);
  await sql`
    update stock
    set on_hand = on_hand + ours.quantity, held = ours.quantity
    from (
      select product_id, sum(quantity)::integer as quantity
      from stock_hold
      group by product_id
    ) as ours
    where stock.product_id = ours.product_id`.execute(db);
  for (const table of ['stock', 'warehouse_stock']) {
    await sql`
      alter table ${sql.table(table)}
      add column for_sale integer not null
        generated always as (greatest(on_hand - held, 0)) stored`.execute(db);
  }
}

/** What was taken and never left is told back; then the ledger is what there is, place by place. */
async function tellLedger(db: Kysely<never>) {
  await sql`
    insert into stock_movement (product_id, warehouse_id, quantity, reason, order_id, actor)
    select stock_hold.product_id, warehouse_id, sum(stock_hold.quantity), 'cancel', order_id,
      'migration'
    from stock_hold
    inner join order_line on order_line.id = line_id
    group by stock_hold.product_id, warehouse_id, order_id
    order by stock_hold.product_id, warehouse_id, order_id`.execute(db);
  await sql`
    insert into stock_movement (product_id, warehouse_id, quantity, reason, actor)
    select product_id, warehouse_id, on_hand - told.quantity, 'count', 'migration'
    from warehouse_stock
    cross join lateral (
      select coalesce(sum(quantity), 0)::integer as quantity
      from stock_movement
      where stock_movement.product_id = warehouse_stock.product_id
        and stock_movement.warehouse_id = warehouse_stock.warehouse_id
    ) as told
    where on_hand <> told.quantity
    order by product_id, warehouse_id`.execute(db);
}

/** What a cart takes is what is for sale; the rest as before. */
const sellFromFigures = (db: Kysely<never>) =>
  sql`
    create or replace function set_cart_line(
      buyer_id integer, wanted integer, asked integer, most integer,
      asked_lengths integer[] default null,
      out outcome text, out pieces integer, out lengths integer[]
    )
    language plpgsql
    as $$
    declare
      buyer record;
    begin
      lengths := '{}';
      -- As selectCards() counts what can be bought.
      select greatest(0, least(asked, case
        when product.state = 'archived' then 0
        else coalesce(stock.for_sale, 0)
      end))
      into pieces
      from product
      left join stock on stock.product_id = product.id
      where product.id = wanted
        and product.state <> 'draft';
      if not found then
        outcome := 'unknown';
        return;
      elsif pieces = 0 then
        delete from cart_line
        where customer_id = buyer_id
          and product_id = wanted;
        outcome := 'written';
        return;
      end if;
      -- As lockCustomer() does. Each statement sees what the one before has waited for, so that the
      -- limit holds however many come at once.
      select blocked_at, erased_at
      into strict buyer
      from customer
      where id = buyer_id
      for no key update;
      if buyer.erased_at is not null then
        outcome := 'erased';
      elsif buyer.blocked_at is not null then
        outcome := 'blocked';
      elsif most <= (
        select count(*)
        from cart_line
        where customer_id = buyer_id
          and product_id <> wanted
      ) then
        outcome := 'full';
      else
        if asked_lengths is null then
          select cuts
          into asked_lengths
          from cart_line
          where customer_id = buyer_id
            and product_id = wanted;
        end if;
        -- Of another quantity, such as one the stock has lowered, they say nothing.
        if pieces = (select sum(length) from unnest(asked_lengths) as length) then
          lengths := asked_lengths;
        end if;
        insert into cart_line (customer_id, product_id, quantity, cuts)
        values (buyer_id, wanted, pieces, lengths)
        on conflict (customer_id, product_id)
        do update set quantity = excluded.quantity, cuts = excluded.cuts;
        outcome := 'written';
      end if;
    end
    $$`.execute(db);
