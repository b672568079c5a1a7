import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../contract/staff/permissions.ts';
import type { Today } from '../../../contract/staff/today.ts';
import { addMoney } from '../../testing/add-money.ts';
import { addOrder } from '../../testing/add-order.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { countSales } from '../sales/count-sales.ts';

let shop: TestShop;
let customerId: number;
let goods: Awaited<ReturnType<typeof writeSmallCatalogue>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  goods = await writeSmallCatalogue(shop.db);
  await shop.changes.catchUp();
  customerId = (await shop.register()).user.id;
  // Each test begins with empty books, which no shop could.
  await sql`alter table money_entry disable trigger append_only`.execute(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['money_entry', 'order_line', 'customer_order'] as const) {
    await shop.db.deleteFrom(table).execute();
  }
});

async function look(
  role: Role = 'owner',
  { query = '', locale }: { query?: string; locale?: 'ro' | 'ru' } = {},
) {
  const { headers } = await addStaff(shop.shop, { role });
  const { status, json } = await shop.api('GET', `/staff/today/${query}`, {
    headers,
    ...(locale && { locale }),
  });
  expect(status).toBe(200);
  const today: Today = json;
  return today;
}

/** `noon(0)` is today's, by the clock of Chișinău. */
const noon = async (daysAgo: number) => momentOf(daysAgo, '12:00');
async function momentOf(daysAgo: number, time: string) {
  const { rows } = await sql<{ at: string }>`
    select (
      ((now() at time zone 'Europe/Chisinau')::date - ${daysAgo}::integer + ${time}::time)
      at time zone 'Europe/Chisinau'
    )::text as at`.execute(shop.db);
  return rows[0]?.at ?? '';
}
const add = (fields: Omit<Parameters<typeof addOrder>[1], 'customerId'>) =>
  addOrder(shop.db, { customerId, ...fields });

test('everybody sees the parts they may, and nothing of the others', async () => {
  const parts = async (role: Role) =>
    Object.entries(await look(role))
      .filter(([, part]) => part !== null)
      .map(([name]) => name);
  expect(await parts('owner')).toEqual([
    'orders',
    'messages',
    'mails',
    'stock',
    'sales',
    'searches',
  ]);
  expect(await parts('sales')).toEqual(['orders', 'messages', 'mails', 'stock', 'sales']);
  expect(await parts('warehouse')).toEqual(['orders', 'stock', 'sales']);
  expect(await parts('accountant')).toEqual(['orders', 'mails', 'stock', 'sales']);
  expect(await parts('catalogue')).toEqual(['stock', 'searches']);
  expect(await parts('content')).toEqual(['messages', 'stock']);
});

test('orders wait by their state, until they are completed or cancelled', async () => {
  for (const status of ['new', 'new', 'packed', 'completed', 'cancelled', 'shipped'] as const) {
    await add({ status, total: 1_00 });
  }
  expect((await look()).orders?.waiting).toEqual({
    new: 2,
    confirmed: 0,
    packed: 1,
    shipped: 1,
    ready_for_pickup: 0,
  });
});

test('a transfer nobody has seen is told with its sum; cancelled, paid and other ones are not', async () => {
  await add({ payMethod: 'transfer', total: 100_50 });
  await add({ payMethod: 'transfer', total: 10_00, status: 'completed' });
  await add({ payMethod: 'transfer', total: 10_00, status: 'cancelled' });
  await add({ payMethod: 'cash', total: 10_00 });
  const paid = await add({ payMethod: 'transfer', total: 10_00 });
  await addMoney(shop.db, paid);
  expect((await look()).orders?.unpaid_transfers).toEqual({ orders: 2, total: 110.5 });
});

test('who does not fetch their order in time is told of, counted from when it lay ready', async () => {
  await add({ status: 'ready_for_pickup', total: 1_00, at: await noon(6) });
  await add({ status: 'ready_for_pickup', total: 1_00, at: await noon(2) });
  await add({ status: 'confirmed', total: 1_00, at: await noon(9) });
  const late = await add({ status: 'ready_for_pickup', total: 1_00, at: await noon(9) });
  await shop.db
    .updateTable('customer_order')
    .set({ status_since: sql<Date>`now()` })
    .where('id', '=', late)
    .execute();
  expect((await look()).orders?.pickup_too_long).toEqual({ orders: 1, days: 5 });
});

test('messages nobody has looked at and mails that failed are counted', async () => {
  const message = { name: 'Ana', phone: '+373-69-123-456', comment: 'Aveți SIP?', locale: 'ro' };
  await shop.db
    .insertInto('contact_request')
    .values([
      { ...message, locale: 'ro' },
      { ...message, locale: 'ro', state: 'done' },
    ])
    .execute();
  const mail = { kind: 'welcome', recipient: 'a@b.md', subject: '', text_body: '', html_body: '' };
  await shop.db
    .insertInto('mail_outbox')
    .values([
      { ...mail, kind: 'welcome', failed_at: new Date() },
      { ...mail, kind: 'welcome', sent_at: new Date() },
    ])
    .execute();
  const { messages, mails } = await look('sales');
  expect([messages, mails]).toEqual([{ new: 1 }, { failed: 1 }]);
});

/** As Today tells them: of each day with sales how long ago, how many and how much. */
const sold = ({ sales }: Today) => {
  const days = [...(sales?.days_before ?? []), ...(sales?.days ?? [])].toReversed();
  return days.flatMap(({ orders, total }, ago) => (orders ? [[ago, orders, total]] : []));
};

test('sales stand by the days of Chișinău, the period beside the one before, without cancelled orders', async () => {
  await add({ total: 10_00, at: await momentOf(1, '00:00:01') });
  await add({ total: 20_00, at: await momentOf(1, '23:59:59') });
  await add({ total: 40_00, at: await momentOf(2, '23:59:59') });
  await add({ total: 80_00, at: await noon(6) });
  await add({ total: 160_00, at: await noon(7) });
  await add({ total: 320_00, at: await noon(13) });
  await add({ total: 640_00, at: await noon(14) });
  await add({ total: 1_00, at: await noon(3), status: 'cancelled' });
  const today = await look('owner', { query: '?days=7' });
  expect(today.sales?.days).toHaveLength(7);
  expect(today.sales?.days_before).toHaveLength(7);
  expect(sold(today)).toEqual([
    [1, 2, 30],
    [2, 1, 40],
    [6, 1, 80],
    [7, 1, 160],
    [13, 1, 320],
  ]);
  expect(today.sales?.sum).toEqual({ orders: 4, total: 150 });
  expect(today.sales?.sum_before).toEqual({ orders: 2, total: 480 });
  const { days = [] } = (await look('owner', { query: '?days=365' })).sales ?? {};
  expect(days).toHaveLength(365);
  expect(days.map(({ day }) => day).toSorted()).toEqual(days.map(({ day }) => day));
  expect((await look()).sales?.days).toHaveLength(30);
});

test('what the background job has counted reads the same as the orders, whatever changes since', async () => {
  const price = 12_50;
  const lines = [{ productId: goods.id, quantity: 3, price }];
  await add({ lines, at: await noon(1) });
  const other = await add({ lines, at: await noon(1) });
  await add({ lines: [{ productId: goods.otherId, quantity: 1, price }], at: await noon(4) });
  const before = await look();
  await countSales(shop.db);
  expect(await look()).toEqual(before);
  expect(sold(before)).toEqual([
    [1, 2, 75],
    [4, 1, 12.5],
  ]);

  await shop.db
    .updateTable('customer_order')
    .set({ status: 'cancelled' })
    .where('id', '=', other)
    .execute();
  const cancelled = await look();
  await add({ lines, at: await noon(4) });
  const added = await look();
  expect(sold(cancelled)).toEqual([
    [1, 1, 37.5],
    [4, 1, 12.5],
  ]);
  expect(sold(added)).toEqual([
    [1, 1, 37.5],
    [4, 2, 50],
  ]);
  await countSales(shop.db);
  expect(await look()).toEqual(added);
});

test('what was paid back is sold no more', async () => {
  const order = await add({ total: 10_00, at: await noon(1) });
  await add({ total: 5_00, at: await noon(1) });
  await countSales(shop.db);
  await addMoney(shop.db, order);
  await addMoney(shop.db, order, { direction: 'out' });
  expect(sold(await look())).toEqual([[1, 1, 5]]);
  await countSales(shop.db);
  expect(sold(await look())).toEqual([[1, 1, 5]]);
});

test('several processes that count at once count nothing twice', async () => {
  await add({ total: 10_00, at: await noon(1) });
  await Promise.all([1, 2, 3].map(() => countSales(shop.db)));
  await countSales(shop.db);
  expect(sold(await look())).toEqual([[1, 1, 10]]);
});

test('what sold best comes first, products and their categories, in the language of whoever looks', async () => {
  await add({ lines: [{ productId: goods.id, quantity: 2, price: 10_00 }] });
  await add({
    lines: [
      { productId: goods.otherId, quantity: 1, price: 50_00 },
      { productId: goods.id, quantity: 1, price: 10_00 },
    ],
    at: await noon(1),
  });
  await add({ lines: [{ productId: goods.id, quantity: 9, price: 99_00 }], at: await noon(40) });
  const { sales } = await look('owner', { locale: 'ru' });
  expect(sales?.products).toEqual([
    { id: goods.otherId, code: 'C-2', title: 'Кабель один', units: 'м', quantity: 1, total: 50 },
    { id: goods.id, code: 'C-1', title: 'Кабель один', units: 'м', quantity: 3, total: 30 },
  ]);
  expect(sales?.categories).toEqual([{ id: goods.categories.copper, title: 'cupru', total: 80 }]);
});

test.each(['?days=8', '?days=', '?days=7;drop'])('%s is no period', async (query) => {
  const { headers } = await addStaff(shop.shop);
  expect((await shop.api('GET', `/staff/today/${query}`, { headers })).status).toBe(400);
});
