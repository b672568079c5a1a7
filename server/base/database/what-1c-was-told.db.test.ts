import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrations.ts';

/** The last version in which 1C was known to have an order, and nothing of its lines. */
const OLDER = '0061-stock-that-is-held';

type Told = { product_id: number; quantity: number; line_id?: number };
type Order = {
  status: string;
  version?: number;
  awaiting?: string;
  /** The version 1C has. */
  known?: number;
  lines: { quantity: number; sent?: number }[];
  events?: { version: number; before: Told[]; after: Told[] }[];
  /** What it is told to have, line by line. */
  expected: (number | null)[];
};

const at = (quantity: number, product_id = 1) => ({ product_id, quantity });
const orders: Record<string, Order> = {
  'as 1C has it': { status: 'confirmed', known: 1, lines: [{ quantity: 10 }], expected: [10] },
  'raised since, twice': {
    status: 'confirmed',
    version: 5,
    known: 2,
    lines: [{ quantity: 50 }, { quantity: 3 }],
    events: [
      { version: 2, before: [at(5)], after: [at(10)] },
      { version: 3, before: [at(10)], after: [at(20)] },
      { version: 4, before: [at(20)], after: [at(50)] },
    ],
    expected: [10, 3],
  },
  'lowered since': {
    status: 'confirmed',
    version: 2,
    known: 1,
    lines: [{ quantity: 4 }],
    events: [{ version: 2, before: [at(9)], after: [at(4)] }],
    expected: [4],
  },
  'with a line that came since': {
    status: 'packed',
    version: 2,
    known: 1,
    lines: [{ quantity: 4 }, { quantity: 7 }],
    events: [{ version: 2, before: [], after: [at(7, 2)] }],
    expected: [4, 0],
  },
  'cancelled since': {
    status: 'cancelled',
    version: 2,
    known: 1,
    lines: [{ quantity: 4, sent: 1 }],
    expected: [1],
  },
  'that has left, and 1C never had': {
    status: 'completed',
    lines: [{ quantity: 6 }],
    expected: [6],
  },
  'of which a part has left': {
    status: 'packed',
    lines: [{ quantity: 6, sent: 2 }],
    expected: [2],
  },
  'that is here, and 1C never had': {
    status: 'packed',
    lines: [{ quantity: 6 }],
    expected: [null],
  },
  'that waits': {
    status: 'new',
    awaiting: 'stock-share',
    lines: [{ quantity: 6 }],
    expected: [null],
  },
};
const idOf = (name: string) => `AAAA-000${Object.keys(orders).indexOf(name)}`;

let db: Database;
beforeAll(async () => {
  db = connect(await createDatabase('bare'), { patience: PATIENCE });
  await migrate(db, OLDER);
  await fill();
  await migrate(db);
});
afterAll(() => db.destroy());

async function fill() {
  await sql`insert into unit (key, title_ro, title_ru) values ('m', 'm', 'м')`.execute(db);
  await sql`
    insert into category (level, path, slug, title_ro, title_ru, position)
    values (1, '{1}', 'cabluri', 'Cabluri', 'Кабели', 1)`.execute(db);
  await sql`insert into brand (slug, title, position) values ('elmo', 'Elmo', 1)`.execute(db);
  await sql`
    insert into product (slug, code, shop_code, ean, family, brand_id, category_id, unit, title_ro,
      title_ru, price)
    select 'p-' || n, 'C-' || n, n, lpad(n::text, 13, '0'), 'cab', 1, 1, 'm', 'Cablu', 'Кабель', 2500
    from generate_series(1, 2) as n`.execute(db);
  await sql`
    insert into customer (username, username_key, email, email_key, phone, password_hash, is_juridical, locale)
    values ('ana', 'ana', 'ana@example.md', 'ana@example.md', '+373-69-123-456', 'x', false, 'ro')`.execute(
    db,
  );
  await sql`
    insert into exchange_account (name, name_key, password_hash) values ('1c', '1c', 'x')`.execute(
    db,
  );
  for (const [name, order] of Object.entries(orders)) await addOrder(idOf(name), order);
}

async function addOrder(id: string, order: Order) {
  const { status, version = 1, awaiting = null, known, lines, events = [] } = order;
  await sql`
    insert into customer_order (id, customer_id, locale, name, phone, email, delivery_type,
      pay_method, products_cost, discount, delivery_fee, total, status, version, awaiting)
    values (${id}, 1, 'ro', 'Ana', '+373-69-123-456', 'ana@example.md', 'pickup', 'cash', 2500, 0, 0,
      2500, ${status}, ${version}, ${awaiting})`.execute(db);
  for (const [position, { quantity, sent = 0 }] of lines.entries()) {
    await sql`
      insert into order_line (order_id, position, product_id, code, title_ro, title_ru, unit_ro,
        unit_ru, price, quantity, total, sent)
      values (${id}, ${position}, ${position + 1}, 'C', 'Cablu', 'Кабель', 'm', 'м', 2500, ${quantity},
        ${2500 * quantity}, ${sent})`.execute(db);
  }
  for (const { version: to, before, after } of events) {
    await sql`
      insert into order_event (order_id, actor, kind, version, before, after)
      values (${id}, 'staff:1', 'lines', ${to}, ${JSON.stringify({ lines: before })},
        ${JSON.stringify({ lines: after })})`.execute(db);
  }
  if (known !== undefined) {
    await sql`
      insert into exchange_order (order_id, version, confirmed_at)
      values (${id}, ${known}, '2026-11-01 12:00+02')`.execute(db);
  }
}

test.each(Object.entries(orders))(
  'of an order %s it is kept what 1C knows',
  async (name, order) => {
    const { rows } = await sql<{ quantity: number | null }>`
    select told.quantity
    from order_line
    left join exchange_told_line as told on told.line_id = order_line.id
    where order_line.order_id = ${idOf(name)}
    order by position`.execute(db);
    expect(rows.map(({ quantity }) => quantity)).toEqual(order.expected);
  },
);

test('what left before 1C first had an order is known to have been typed there', async () => {
  const { rows } = await sql`
    select asked_orders_at = '2026-11-01 12:00+02' as is_first from exchange_account`.execute(db);
  expect(rows).toEqual([{ is_first: true }]);
});

test('whatever is known was known for certain', async () => {
  const { rows } = await sql`
    select from exchange_told_line where certain_from is null or possible_from is null`.execute(db);
  expect(rows).toEqual([]);
});
