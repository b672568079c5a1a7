import { sql } from 'kysely';
import type { Database } from '../base/database/connect.ts';

/** Orders of two years, three lines each, most of them done, of the first 6,000 products: for measuring. */
export async function addManyOrders(into: Database, count: number) {
  await sql`
    insert into customer (username, email, username_key, email_key, phone, password_hash, is_juridical, locale)
    values ('bencher', 'b@example.md', 'bencher', 'b@example.md', '+373-69-123-456', 'x', false, 'ro')
    on conflict do nothing`.execute(into);
  await sql`
    with placed as (
      insert into customer_order (id, customer_id, status, received, locale, name, phone, email,
        delivery_type, pay_method, products_cost, discount, delivery_fee, total, created_at, status_since)
      select
        upper(substr(md5(random()::text), 1, 4) || '-' || substr(md5(random()::text), 1, 4)),
        (select id from customer where username = 'bencher'),
        case when random() < 0.97 then 'completed' else 'new' end,
        30000, 'ro',
        (array['Ion Popescu', 'Maria Ceban', 'Electro Grup'])[1 + floor(random() * 3)],
        '+373-69-' || lpad(floor(random() * 1000)::text, 3, '0') || '-456',
        'b@example.md', 'pickup', 'cash', 30000, 0, 0, 30000,
        now() - random() * interval '730 days', now()
      from generate_series(1, ${count}::integer)
      on conflict do nothing
      returning id, created_at, name, phone
    ), searched as (
      insert into order_search (order_id, created_at, text)
      select id, created_at, lower(' ' || id || ' ' || name || ' ' || regexp_replace(phone, '\\D', '', 'g'))
      from placed
    )
    insert into order_line (order_id, position, product_id, code, title_ro, title_ru, unit_ro, unit_ru,
      price, quantity, total)
    select placed.id, line, 1 + (floor(random() * 2000)::integer + line * 2000), 'C', 'Cablu', 'Кабель',
      'm', 'м', 1000, 10, 10000
    from placed
    cross join generate_series(0, 2) as line`.execute(into);
}

/** As if those of the last two days had just come or changed. */
export const touchRecentOrders = (db: Database) =>
  sql`
    update customer_order
    set comment = 'x'
    where created_at > now() - interval '2 days'`.execute(db);
