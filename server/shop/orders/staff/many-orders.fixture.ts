import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { orderSearchText, orderSearchWords } from '../order-search-text.ts';

const AT_ONCE = 2_000;

/** As many orders as a shop has after years, of a thousand customers; most of them are over. */
export async function fillOrders(db: Database, orders: number) {
  await sql`
    insert into customer (username, email, username_key, email_key, phone, password_hash, is_juridical, locale)
    select name, name || '@example.md', name, name || '@example.md', '+373-69-123-456', '', false, 'ro'
    from generate_series(1, 1000) as number
    cross join lateral (select 'buyer' || number as name) as named`.execute(db);
  await sql`
    insert into customer_order (id, customer_id, status, received, locale, name, phone, email,
      company, idno, delivery_type, pay_method, products_cost, discount, delivery_fee, total, created_at)
    select
      overlay(upper(lpad(to_hex(number), 8, '0')) placing '-' from 5 for 0),
      first.id + number % 1000,
      case
        when number > ${orders} - 400 then (array['new', 'confirmed', 'packed', 'shipped'])[1 + number % 4]
        when number % 20 = 0 then 'cancelled'
        else 'completed'
      end,
      case when number > ${orders} - 400 then 0 else 10000 end,
      'ro',
      (array['Ion', 'Ana', 'Vasile', 'Maria'])[1 + number % 4] || ' '
        || (array['Rusu', 'Ceban', 'Țurcanu', 'Popa', 'Lungu'])[1 + number % 5] || number % 997,
      '+373-' || 60 + number % 20 || '-' || 100 + number % 900 || '-' || 100 + number * 7 % 900,
      'buyer' || number || '@example.md',
      case when number % 3 = 0 then 'Firma ' || number % 5000 || ' SRL' else '' end,
      case when number % 3 = 0 then lpad((1003600000000 + number)::text, 13, '0') else '' end,
      'pickup',
      (array['cash', 'card', 'transfer'])[1 + number % 3],
      10000, 0, 0, 10000,
      now() - make_interval(mins => (${orders} - number) * 10)
    from generate_series(1, ${orders}::integer) as number
    cross join (select min(id) as id from customer where username_key like 'buyer%') as first`.execute(
    db,
  );
  await sql`
    insert into order_line (order_id, position, product_id, code, title_ro, title_ru, unit_ro, unit_ru,
      price, promotion_price, quantity, total)
    select numbered.id, position, product.id, code, title_ro, title_ru, 'm', 'м', 2500, null, 1, 2500
    from (select id, row_number() over (order by created_at) as number from customer_order) as numbered
    cross join generate_series(0, 3) as position
    inner join (
      select product.*, row_number() over (order by id) as place, count(*) over () as products
      from product
    ) as product
      on place = 1 + (number * 13 + position * 17) % products`.execute(db);
  // Built once over all of them, as no running shop writes so many at a time.
  await sql`drop index order_search_text, order_search_words`.execute(db);
  await writeTexts(db);
  await sql`
    create index order_search_text
    on order_search
    using gin (text gin_trgm_ops)
    with (gin_pending_list_limit = 4096)`.execute(db);
  await sql`
    create index order_search_words
    on order_search
    using gin (words)
    with (gin_pending_list_limit = 4096)`.execute(db);
}

async function writeTexts(db: Database) {
  for (let after = ''; ; ) {
    const orders = await db
      .selectFrom('customer_order')
      .select(['id', 'name', 'company', 'phone', 'email', 'idno'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = orders.at(-1);
    if (!last) return;
    const lines = await db
      .selectFrom('order_line')
      .select(['order_id', 'code', 'title_ro', 'title_ru'])
      .where('order_id', '>', after)
      .where('order_id', '<=', last.id)
      .execute();
    const linesOf = Map.groupBy(lines, (line) => line.order_id);
    await sql`
      insert into order_search (order_id, created_at, text, words)
      select id, created_at, text, array_to_tsvector(string_to_array(words, ' '))
      from unnest(
        ${orders.map(({ id }) => id)}::text[],
        ${orders.map((order) => orderSearchText(order))}::text[],
        ${orders.map(({ id }) => orderSearchWords(linesOf.get(id) ?? []).join(' '))}::text[]
      ) as given (id, text, words)
      inner join customer_order using (id)`.execute(db);
    after = last.id;
  }
}
