import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '../../../../contract/staff/permissions.ts';
import { soon } from '../../../../testing/soon.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { readStockOf } from '../../catalogue/for-staff/product-stock.ts';
import { moveStock } from '../../catalogue/stock/move-stock.ts';
import { lockStock } from '../../catalogue/stock/write-stock.ts';
import { warehouses } from '../../catalogue/writing/units-and-warehouses.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();
afterEach(async () => {
  expect(await setup.wrongStocks()).toEqual([]);
});

const figures = async (id: number) => {
  const { on_hand, held, for_sale } = await readStockOf(setup.db, id);
  return { on_hand, held, for_sale };
};
const move = (movements: object[]) =>
  inShop(setup.db, (changing) => moveStock(changing, movements));
const send = async (orderId: string, lines: object[]) => {
  const { version } = await setup.read(orderId);
  return setup.as('warehouse', `${orderId}/parcels/`, { version, lines });
};
const change = async (orderId: string, lines: object[]) => {
  const { version } = await setup.read(orderId);
  return setup.as('sales', `${orderId}/lines/`, { version, lines, reason: 'la cerere' });
};
const movesOf = async (orderId: string) =>
  (
    await sql<{ moved: string }>`
      select quantity || ' ' || reason || ' ' || warehouse.key as moved
      from stock_movement
      inner join warehouse on warehouse.id = warehouse_id
      where order_id = ${orderId}
      order by stock_movement.id`.execute(setup.db)
  ).rows.map(({ moved }) => moved);

/** A second warehouse, after the first; of every test its own. */
let depots = 0;
async function addDepot(): Promise<{ id: number; key: string }> {
  depots += 1;
  const key = `depozit_${depots}`;
  const fields = { key, title_ro: `Depozit ${depots}`, position: 100 + depots };
  const { id } = await inShop(setup.db, (changing) => warehouses.create(changing, fields));
  return { id: Number(id), key };
}

test('an order holds, a parcel takes off hand what it held, and what follows takes the rest', async () => {
  const id = await setup.product({ stock: 100 });
  const orderId = await setup.order([{ id, quantity: 30 }], toCourier());
  expect(await figures(id)).toEqual({ on_hand: 100, held: 30, for_sale: 70 });
  expect(await movesOf(orderId)).toEqual([]);
  await setup.through(orderId, 'confirmed', 'packed');
  expect((await send(orderId, [{ product_id: id, quantity: 12 }])).status).toBe(200);
  expect(await figures(id)).toEqual({ on_hand: 88, held: 18, for_sale: 70 });
  await setup.through(orderId, 'shipped');
  expect(await figures(id)).toEqual({ on_hand: 70, held: 0, for_sale: 70 });
  expect(await movesOf(orderId)).toEqual(['-12 parcel main', '-18 parcel main']);
  await setup.through(orderId, 'completed');
  expect(await figures(id)).toEqual({ on_hand: 70, held: 0, for_sale: 70 });
});

test('a count of the shelf, packed goods with it, puts nothing packed on sale', async () => {
  const id = await setup.product({ stock: 2_200 });
  const orderId = await setup.order([{ id, quantity: 100 }], toCourier());
  await setup.through(orderId, 'confirmed', 'packed');
  await move([{ product_id: id, counted: 2_197, reason: 'count' }]);
  expect(await figures(id)).toEqual({ on_hand: 2_197, held: 100, for_sale: 2_097 });
});

test('an order that waits holds nothing until somebody says yes', async () => {
  const id = await setup.product({ stock: 100, price: 1_000 });
  await setup.set('unconfirmed_stock_from', 1);
  const orderId = await setup.order([{ id, quantity: 80 }], toCourier());
  await setup.set('unconfirmed_stock_from', 50_000);
  expect((await setup.read(orderId)).awaiting).toBe('stock-share');
  expect(await figures(id)).toEqual({ on_hand: 100, held: 0, for_sale: 100 });
  await change(orderId, [{ product_id: id, quantity: 90 }]);
  expect(await figures(id)).toEqual({ on_hand: 100, held: 0, for_sale: 100 });
  await setup.through(orderId, 'confirmed');
  expect(await figures(id)).toEqual({ on_hand: 100, held: 90, for_sale: 10 });
});

test('lines hold their own: more, fewer, another, none', async () => {
  const [id, other] = [await setup.product({ stock: 50 }), await setup.product({ stock: 50 })];
  const orderId = await setup.order([{ id, quantity: 10 }], toCourier());
  await change(orderId, [
    { product_id: id, quantity: 25 },
    { line_id: null, product_id: id, quantity: 5 },
    { product_id: other, quantity: 3 },
  ]);
  expect(await figures(id)).toEqual({ on_hand: 50, held: 30, for_sale: 20 });
  const { lines } = await setup.read(orderId);
  // From one line to the other: together as many as before.
  await change(orderId, [
    { line_id: lines[0].id, quantity: 8 },
    { line_id: lines[1].id, quantity: 22 },
  ]);
  expect(await figures(id)).toEqual({ on_hand: 50, held: 30, for_sale: 20 });
  expect(await figures(other)).toEqual({ on_hand: 50, held: 0, for_sale: 50 });
  expect(await movesOf(orderId)).toEqual([]);
  expect((await readStockOf(setup.db, id)).holds).toMatchObject([
    { order_id: orderId, quantity: 30 },
  ]);
});

test('goods in two warehouses are held in the first ones and given back from the last', async () => {
  const depot = await addDepot();
  const id = await setup.product({ stock: 10 });
  await move([{ product_id: id, warehouse_id: depot.id, quantity: 10, reason: 'receipt' }]);
  const places = async () =>
    (await readStockOf(setup.db, id)).warehouses
      .filter(({ on_hand, held }) => on_hand > 0 || held > 0)
      .map(({ on_hand, held, for_sale }) => [on_hand, held, for_sale]);
  const orderId = await setup.order([{ id, quantity: 15 }], toCourier());
  expect(await places()).toEqual([
    [10, 10, 0],
    [10, 5, 5],
  ]);
  await change(orderId, [{ product_id: id, quantity: 12 }]);
  expect(await places()).toEqual([
    [10, 10, 0],
    [10, 2, 8],
  ]);
  await setup.through(orderId, 'confirmed', 'packed');
  const { json } = await send(orderId, [{ product_id: id, quantity: 11 }]);
  expect(await movesOf(orderId)).toEqual(['-10 parcel main', `-1 parcel ${depot.key}`]);
  // Noted wrongly: ten had left, nine of which lay in the first.
  const correction = { version: json.version, lines: [{ product_id: id, quantity: 9 }] };
  await setup.as('warehouse', `${orderId}/parcels/${json.parcels[0].id}/`, {
    ...correction,
    carrier: '',
    tracking: '',
  });
  expect(await places()).toEqual([
    [1, 1, 0],
    [10, 2, 8],
  ]);
  const { version } = await setup.read(orderId);
  await setup.as('warehouse', `${orderId}/parcels/${json.parcels[0].id}/withdraw/`, {
    version,
    reason: 'nu a plecat',
  });
  expect(await places()).toEqual([
    [10, 10, 0],
    [10, 2, 8],
  ]);
  await setup.through(orderId, 'cancelled');
  expect(await places()).toEqual([
    [10, 0, 10],
    [10, 0, 10],
  ]);
});

test('fewer found than are promised: nothing is for sale, and who packs is not stopped', async () => {
  const id = await setup.product({ stock: 20 });
  const first = await setup.order([{ id, quantity: 9 }], toCourier());
  const second = await setup.order([{ id, quantity: 8 }], toCourier());
  await move([{ product_id: id, counted: 10, reason: 'count' }]);
  expect(await figures(id)).toEqual({ on_hand: 10, held: 17, for_sale: 0 });
  await setup.through(first, 'confirmed', 'packed', 'shipped');
  expect(await figures(id)).toEqual({ on_hand: 1, held: 8, for_sale: 0 });
  await setup.through(second, 'confirmed', 'packed', 'shipped');
  // They were there all the same.
  expect(await movesOf(second)).toEqual(['7 found main', '-1 parcel main', '-7 parcel main']);
  expect(await figures(id)).toEqual({ on_hand: 0, held: 0, for_sale: 0 });
  await move([{ product_id: id, quantity: 5, reason: 'receipt' }]);
  expect(await figures(id)).toEqual({ on_hand: 5, held: 0, for_sale: 5 });
});

test('what the books miss where it was held is taken where they know of it, and sold to nobody else', async () => {
  const depot = await addDepot();
  const id = await setup.product({ stock: 10 });
  await move([{ product_id: id, warehouse_id: depot.id, quantity: 20, reason: 'receipt' }]);
  const orderId = await setup.order([{ id, quantity: 10 }], toCourier());
  await move([{ product_id: id, counted: 4, reason: 'count' }]);
  expect(await figures(id)).toEqual({ on_hand: 24, held: 10, for_sale: 14 });
  await setup.through(orderId, 'confirmed', 'packed', 'shipped');
  expect(await movesOf(orderId)).toEqual(['-4 parcel main', `-6 parcel ${depot.key}`]);
  expect(await figures(id)).toEqual({ on_hand: 14, held: 0, for_sale: 14 });
});

test('who takes one thing out of a parcel and puts another in waits for nobody in a circle', async () => {
  const [first, second] = [await setup.product(), await setup.product()];
  const goods = [first, second].map((id) => ({ id, quantity: 2 }));
  const orderId = await setup.order(goods, toCourier());
  await setup.through(orderId, 'confirmed', 'packed');
  const { json } = await send(orderId, [{ product_id: second, quantity: 1 }]);
  const others = await setup.db.startTransaction().execute();
  await lockStock(others, [first]);
  const corrected = setup.as('warehouse', `${orderId}/parcels/${json.parcels[0].id}/`, {
    version: json.version,
    lines: [{ product_id: first, quantity: 1 }],
    carrier: '',
    tracking: '',
  });
  const waiting = async () => {
    const { rows } = await sql`
      select
      from pg_stat_activity
      where wait_event_type = 'Lock'
        and datname = current_database()`.execute(setup.db);
    return rows.length;
  };
  await soon(waiting).toBe(1);
  await lockStock(others, [second]);
  await others.commit().execute();
  expect((await corrected).status).toBe(200);
  expect(await figures(first)).toEqual({ on_hand: 99, held: 1, for_sale: 98 });
  expect(await figures(second)).toEqual({ on_hand: 100, held: 2, for_sale: 98 });
});

test('who holds goods and took them is told only to people who may read orders', async () => {
  const id = await setup.product();
  const orderId = await setup.order([{ id, quantity: 5 }], toCourier());
  await setup.through(orderId, 'confirmed', 'packed');
  await send(orderId, [{ product_id: id, quantity: 2 }]);
  const formFor = async (role: Role) =>
    (await setup.get(`/staff/products/${id}/`, (await setup.person(role)).headers)).json;
  const [main] = (await formFor('warehouse')).stock.warehouses;
  expect((await formFor('warehouse')).stock).toMatchObject({
    held: 3,
    holds: [{ order_id: orderId, warehouse_id: main.id, quantity: 3 }],
    movements: [{ quantity: -2, order_id: orderId }, { quantity: 100 }],
  });
  for (const role of ['catalogue', 'content'] as const) {
    const form = await formFor(role);
    expect(form.stock).toMatchObject({ held: 3, holds: [], movements: [{ quantity: -2 }, {}] });
    expect(JSON.stringify(form)).not.toContain(orderId);
  }
});

test('of many who order, send, count and cancel at once the books agree', async () => {
  const id = await setup.product({ stock: 60 });
  const packed = await Promise.all(
    Array.from({ length: 6 }, () => setup.order([{ id, quantity: 4 }], toCourier())),
  );
  for (const orderId of packed) await setup.through(orderId, 'confirmed', 'packed');
  await Promise.all([
    ...packed.slice(0, 3).map((orderId) => send(orderId, [{ product_id: id, quantity: 3 }])),
    ...packed.slice(3).map((orderId) => setup.through(orderId, 'cancelled')),
    ...[1, 2, 3].map(() => setup.order([{ id, quantity: 5 }], toCourier())),
    ...[1, 2].map((quantity) => move([{ product_id: id, quantity, reason: 'receipt' }])),
  ]);
  // 60 + 3 came, 9 have left; 3 × 1 and 3 × 5 are held.
  expect(await figures(id)).toEqual({ on_hand: 54, held: 18, for_sale: 36 });
});
