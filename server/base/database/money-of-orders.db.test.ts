import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrations.ts';

/** The last version in which how an order was paid was a word. */
const OLDER = '0065-releases-side-by-side';

type Former = {
  name: string;
  status?: string;
  pay_method?: string;
  payment_status: string;
  paid?: number;
  /** What 1C's documents say. */
  documents?: number[];
};

const former: Former[] = [
  { name: 'cash', payment_status: 'unpaid' },
  { name: 'transfer', pay_method: 'transfer', payment_status: 'pending' },
  { name: 'paid', pay_method: 'transfer', payment_status: 'paid', paid: 100 },
  { name: 'part', pay_method: 'transfer', payment_status: 'pending', paid: 40, documents: [40] },
  { name: 'too-much', payment_status: 'paid', paid: 130 },
  { name: 'by-1c', payment_status: 'paid', paid: 100, documents: [60, 40] },
  { name: 'more-than-1c', payment_status: 'paid', paid: 100, documents: [60] },
  { name: 'less-than-1c', payment_status: 'paid', paid: 100, documents: [150] },
  { name: 'never-came', payment_status: 'unpaid', documents: [100] },
  { name: 'called-off', status: 'cancelled', payment_status: 'paid', paid: 100 },
  { name: 'refunded', status: 'completed', payment_status: 'refunded' },
];

let db: Database;
beforeAll(async () => {
  db = connect(await createDatabase('bare'), { patience: PATIENCE });
  await migrate(db, OLDER);
  await sql`
    insert into customer (username, email, username_key, email_key, phone, password_hash,
      is_juridical, locale)
    values ('ana', 'ana@example.md', 'ana', 'ana@example.md', '', '', false, 'ro')`.execute(db);
  for (const [at, order] of former.entries()) await addOrder(idOf(at), order);
  await sql`
    insert into order_event (order_id, at, actor, kind)
    values (${idOf(2)}, '2026-03-10 23:30+02', 'staff:1', 'payment')`.execute(db);
  await sql`
    insert into staff (name, email, email_key, role, locale)
    values ('Ana', 'ana@cablaj.example', 'ana@cablaj.example', 'sales', 'ro')`.execute(db);
  await sql`
    insert into staff_view (staff_id, screen, name, query)
    select id, 'orders', 'De încasat', 'payment_status=pending&status=new'
    from staff`.execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

const idOf = (at: number) => `AAAA-${String(at).padStart(4, '0')}`;

async function addOrder(id: string, order: Former) {
  const { status = 'confirmed', pay_method = 'cash', payment_status, paid = 0 } = order;
  await sql`
    insert into customer_order (id, customer_id, locale, name, phone, email, delivery_type,
      pay_method, products_cost, discount, delivery_fee, total, status, payment_status, paid)
    values (${id}, 1, 'ro', ${order.name}, '', '', 'pickup', ${pay_method}, 100, 0, 0, 100,
      ${status}, ${payment_status}, ${paid})`.execute(db);
  for (const [at, amount] of (order.documents ?? []).entries()) {
    await sql`insert into exchange_payment values (${id}, ${`doc-${at}`}, ${amount})`.execute(db);
  }
}

test('what was paid of former orders stands in their books, and how they stand follows from it', async () => {
  const { rows } = await sql<{ name: string; state: string; status: string; sums: number[] }>`
    select
      name,
      payment_state as state,
      payment_status as status,
      array[received, refunded, credited, balance]::integer[] as sums
    from customer_order
    order by id`.execute(db);
  expect(rows.map(({ name, state, status, sums }) => [name, state, status, ...sums])).toEqual([
    ['cash', 'unpaid', 'unpaid', 0, 0, 0, -100],
    ['transfer', 'pending', 'pending', 0, 0, 0, -100],
    ['paid', 'paid', 'paid', 100, 0, 0, 0],
    ['part', 'paid_in_part', 'pending', 40, 0, 0, -60],
    ['too-much', 'overpaid', 'paid', 130, 0, 0, 30],
    ['by-1c', 'paid', 'paid', 100, 0, 0, 0],
    ['more-than-1c', 'paid', 'paid', 100, 0, 0, 0],
    ['less-than-1c', 'paid', 'paid', 100, 0, 0, 0],
    ['never-came', 'unpaid', 'unpaid', 0, 0, 0, -100],
    ['called-off', 'overpaid', 'paid', 100, 0, 0, 100],
    ['refunded', 'refunded', 'refunded', 100, 100, 100, 0],
  ]);
});

test('of each it is written who said so, and by which way as far as it is known', async () => {
  const { rows } = await sql<{ name: string; entries: string[] }>`
    select
      customer_order.name,
      array_agg(
        concat_ws(' ', direction, amount, way, actor, case when corrects is not null then 'against' end)
        order by money_entry.id
      ) as entries
    from money_entry
    inner join customer_order on customer_order.id = order_id
    group by customer_order.id
    order by customer_order.id`.execute(db);
  expect(Object.fromEntries(rows.map(({ name, entries }) => [name, entries]))).toEqual({
    paid: ['in 100 earlier migration'],
    part: ['in 40 1c exchange'],
    'too-much': ['in 130 earlier migration'],
    'by-1c': ['in 100 1c exchange'],
    'more-than-1c': ['in 100 earlier migration'],
    'less-than-1c': ['in 150 1c exchange', 'in -50 1c migration against'],
    'never-came': ['in 100 1c exchange', 'in -100 1c migration against'],
    'called-off': ['in 100 earlier migration'],
    refunded: ['in 100 earlier migration', 'out 100 earlier migration'],
  });
  const paid = await sql<{ day: string }>`
    select day
    from money_entry
    where order_id = ${idOf(2)}`.execute(db);
  // By the shop's calendar, when somebody last said something of it.
  expect(paid.rows).toEqual([{ day: '2026-03-10' }]);
});

test('the sums are those of the entries', async () => {
  const { rows } = await sql`
    select customer_order.id
    from customer_order
    left join money_entry on order_id = customer_order.id
    group by customer_order.id
    having received <> coalesce(sum(amount) filter (where direction = 'in'), 0)
      or refunded <> coalesce(sum(amount) filter (where direction = 'out'), 0)`.execute(db);
  expect(rows).toEqual([]);
});

test('lists that somebody kept show what they showed', async () => {
  const { rows } = await sql`select query from staff_view`.execute(db);
  expect(rows).toEqual([{ query: 'payment_state=pending&status=new' }]);
});

test.each([
  'update money_entry set amount = 1',
  'update money_entry set order_id = order_id',
  'delete from money_entry',
  'truncate money_entry cascade',
  'update order_credit set amount = 1',
  'delete from order_credit',
  "update customer_order set payment_state = 'paid'",
  "update customer_order set payment_status = 'paid'",
  'update customer_order set received = 0, refunded = 1',
])('%s: the books refuse it', async (statement) => {
  const books = () => sql`select * from money_entry order by id`.execute(db);
  const before = (await books()).rows;
  await expect(sql.raw(statement).execute(db)).rejects.toThrow();
  expect((await books()).rows).toEqual(before);
});
