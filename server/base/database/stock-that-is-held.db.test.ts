import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { createDatabase } from '../../testing/databases.ts';
import { wrongStocks } from '../../testing/wrong-stocks.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrations.ts';

/** The last version in which one figure was what there is and what is for sale. */
const OLDER = '0060-one-store-of-facts';

type Line = { product?: number; quantity: number; sent?: number };
type Order = { name: string; status: string; awaiting?: string | null; lines: Line[] };

/** Two products in two warehouses, and what each order has taken of them. */
const orders: Order[] = [
  { name: 'NEW', status: 'new', lines: [{ quantity: 30 }, { quantity: 20 }] },
  { name: 'WAITS', status: 'new', awaiting: 'stock-share', lines: [{ quantity: 500 }] },
  { name: 'ONCE-WAITED', status: 'confirmed', awaiting: 'stock-share', lines: [{ quantity: 5 }] },
  {
    name: 'PART-SENT',
    status: 'packed',
    lines: [
      { quantity: 12, sent: 7 },
      { product: 2, quantity: 4 },
    ],
  },
  { name: 'AT-THE-COUNTER', status: 'ready_for_pickup', lines: [{ quantity: 3, sent: 1 }] },
  { name: 'SHIPPED', status: 'shipped', lines: [{ quantity: 6, sent: 6 }] },
  { name: 'COMPLETED', status: 'completed', lines: [{ quantity: 2 }] },
  { name: 'CANCELLED', status: 'cancelled', lines: [{ quantity: 9 }] },
  { name: 'BEFORE-THE-LEDGER', status: 'confirmed', lines: [{ product: 2, quantity: 8 }] },
];
const idOf = (name: string) => {
  const at = orders.findIndex((order) => order.name === name);
  return `AAAA-000${at}`;
};

/** By order, product and warehouse. */
const taken: [string, number, number, number][] = [
  ['NEW', 1, 1, 40],
  ['NEW', 1, 2, 10],
  ['ONCE-WAITED', 1, 2, 5],
  ['PART-SENT', 1, 1, 7],
  ['PART-SENT', 1, 2, 5],
  ['PART-SENT', 2, 1, 4],
  ['AT-THE-COUNTER', 1, 1, 3],
  ['SHIPPED', 1, 1, 6],
  ['COMPLETED', 1, 1, 2],
  ['CANCELLED', 1, 1, 9],
];
const received = { 1: 100, 2: 50 } as const;

let db: Database;
let before: object[];
beforeAll(async () => {
  db = connect(await createDatabase('bare'), { patience: PATIENCE });
  await migrate(db, OLDER);
  await fill();
  before = await forSale('quantity');
  await migrate(db);
});
afterAll(() => db.destroy());

async function forSale(column: 'quantity' | 'for_sale') {
  const figure = sql.ref(column);
  const { rows } = await sql<object>`
    select product_id, null as warehouse_id, ${figure} as pieces from stock
    union all
    select product_id, warehouse_id, ${figure} from warehouse_stock
    order by 1, 2`.execute(db);
  return rows;
}

async function fill() {
  await sql`insert into unit (key, title_ro, title_ru) values ('m', 'm', 'м')`.execute(db);
  await sql`
    insert into category (level, path, slug, title_ro, title_ru, position)
    values (1, '{1}', 'cabluri', 'Cabluri', 'Кабели', 1)`.execute(db);
  await sql`insert into brand (slug, title, position) values ('elmo', 'Elmo', 1)`.execute(db);
  await sql`
    insert into warehouse (key, title_ro, title_ru, position)
    values ('second', 'Al doilea', 'Второй', 2)`.execute(db);
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
  for (const order of orders) await addOrder(order);
  for (const id of [1, 2] as const) {
    for (const warehouse of [1, 2]) await move(id, warehouse, received[id], 'receipt');
  }
  for (const [order, product, warehouse, quantity] of taken) {
    await move(product, warehouse, -quantity, 'order', order);
  }
  await move(1, 1, 9, 'cancel', 'CANCELLED');
  await sql`
    insert into warehouse_stock (product_id, warehouse_id, quantity)
    select product_id, warehouse_id, sum(quantity)
    from stock_movement
    group by product_id, warehouse_id`.execute(db);
}

async function addOrder({ name, status, awaiting = null, lines }: Order) {
  await sql`
    insert into customer_order (id, customer_id, locale, name, phone, email, delivery_type,
      pay_method, products_cost, discount, delivery_fee, total, status, awaiting, payment_status)
    values (${idOf(name)}, 1, 'ro', ${name}, '+373-69-123-456', 'ana@example.md', 'pickup', 'cash', 2500, 0, 0,
      2500, ${status}, ${awaiting}, 'unpaid')`.execute(db);
  for (const [position, { product = 1, quantity, sent = 0 }] of lines.entries()) {
    await sql`
      insert into order_line (order_id, position, product_id, code, title_ro, title_ru, unit_ro,
        unit_ru, price, quantity, total, sent)
      values (${idOf(name)}, ${position}, ${product}, 'C', 'Cablu', 'Кабель', 'm', 'м', 2500, ${quantity},
        ${2500 * quantity}, ${sent})`.execute(db);
  }
}

async function move(
  product: number,
  warehouse: number,
  quantity: number,
  reason: string,
  order: string | null = null,
) {
  await sql`insert into stock values (${product}, 0) on conflict do nothing`.execute(db);
  await sql`
    update stock set quantity = quantity + ${quantity} where product_id = ${product}`.execute(db);
  await sql`
    insert into stock_movement (product_id, warehouse_id, quantity, reason, order_id, actor)
    values (${product}, ${warehouse}, ${quantity}, ${reason}, ${order && idOf(order)}, 'customer:1')`.execute(
    db,
  );
}

test('what was for sale is for sale, to the piece and place by place', async () => {
  expect(before.length).toBe(6);
  expect(await forSale('for_sale')).toEqual(before);
});

test('what open orders took is on hand again and held for their lines; the ledger tells the same', async () => {
  expect(await wrongStocks(db)).toEqual([]);
  const { rows } = await sql<object>`
    select on_hand, held from stock order by product_id`.execute(db);
  // 200 came, of which 7 + 1 + 6 + 2 have left; 50 + 5 + 5 + 2 are held.
  expect(rows).toEqual([
    { on_hand: 184, held: 62 },
    { on_hand: 108, held: 12 },
  ]);
});

test('each line holds where its order took it, the last places of what is sent in parts', async () => {
  const { rows } = await sql<{ held: string }>`
    select name || ' ' || warehouse_id || ': ' || string_agg(hold.quantity::text, ' + ' order by position)
      as held
    from stock_hold as hold
    inner join order_line as line on line.id = line_id
    inner join customer_order on customer_order.id = order_id
    group by name, warehouse_id
    order by 1`.execute(db);
  expect(rows.map(({ held }) => held)).toEqual([
    'AT-THE-COUNTER 1: 2',
    'BEFORE-THE-LEDGER 1: 8',
    'NEW 1: 30 + 10',
    'NEW 2: 10',
    'ONCE-WAITED 2: 5',
    'PART-SENT 1: 4',
    'PART-SENT 2: 5',
  ]);
});
