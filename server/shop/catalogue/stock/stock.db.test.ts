import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { wrongStocks } from '../../../testing/wrong-stocks.ts';
import { warehouses } from '../writing/units-and-warehouses.ts';
import { moveStock } from './move-stock.ts';

let shop: TestShop;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
let second: number;
beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
  second = await inShop(shop.db, async (changing) => {
    const depot = { key: 'depot', title_ro: 'Depozitul de cabluri', position: 2 };
    return Number((await warehouses.create(changing, depot)).id);
  });
  await shop.changes.readAll();
});
afterAll(() => shop.close());

const move = (movements: object[]) => inShop(shop.db, (changing) => moveStock(changing, movements));

const levels = async (id: number) =>
  (
    await shop.db
      .selectFrom('warehouse_stock')
      .innerJoin('warehouse', 'warehouse.id', 'warehouse_id')
      .select(['warehouse.key', 'on_hand', 'held'])
      .where('product_id', '=', id)
      .orderBy('warehouse.key')
      .execute()
  ).map(({ key, on_hand, held }) => [key, on_hand, ...(held > 0 ? [held] : [])]);

test('what comes, goes and is counted adds up, warehouse by warehouse', async () => {
  const { id } = small;
  await move([{ product_id: id, quantity: 10, reason: 'receipt' }]);
  await move([
    { product_id: id, warehouse_id: second, quantity: 5, reason: 'receipt' },
    { product_id: id, quantity: -3, reason: 'exchange' },
    { product_id: id, warehouse_id: second, counted: 4, reason: 'count' },
  ]);
  expect(await levels(id)).toEqual([
    ['depot', 4],
    ['main', 7],
  ]);
  expect(await wrongStocks(shop.db)).toEqual([]);
  const reasons = await shop.db
    .selectFrom('stock_movement')
    .select(['quantity', 'reason', 'actor'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();
  expect(reasons.map(({ quantity, reason }) => [quantity, reason])).toEqual([
    [10, 'receipt'],
    [5, 'receipt'],
    [-3, 'exchange'],
    [-1, 'count'],
  ]);
});

test('a count that finds what is known moves nothing', async () => {
  const before = await catalogueFingerprint(shop.db);
  const [, [, known = 0] = []] = await levels(small.id);
  await move([{ product_id: small.id, counted: known, reason: 'count' }]);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test.each<[string, unknown, string]>([
  ['more than there is', [{ product_id: 1, quantity: -1_000, reason: 'exchange' }], '0.quantity'],
  ['what is not there', [{ product_id: 999_999, quantity: 1, reason: 'receipt' }], '0.product_id'],
  [
    'to nowhere',
    [{ product_id: 1, warehouse_id: 99, quantity: 1, reason: 'receipt' }],
    '0.warehouse_id',
  ],
  ['for no reason', [{ product_id: 1, quantity: 1, reason: 'gift' }], '0.reason'],
  ['half a piece', [{ product_id: 1, quantity: 0.5, reason: 'receipt' }], '0.quantity'],
  [
    'both a number and a count',
    [{ product_id: 1, quantity: 1, counted: 1, reason: 'count' }],
    'non_field_errors',
  ],
])('moving %s is refused, and nothing moves', async (_, input, field) => {
  const good = { product_id: small.otherId, quantity: 2, reason: 'receipt' };
  const refusal = await refusalOf(shop.db, async (changing) => {
    await moveStock(changing, [good]);
    await moveStock(changing, input);
  });
  expect(refusal).toMatchObject({ kind: 'invalid' });
  expect(JSON.stringify(refusal)).toContain(`"${field}"`);
});

test('an order holds in the first warehouse that has it, then in the next, and nothing moves', async () => {
  const { otherId } = small;
  await move([
    { product_id: otherId, counted: 2, reason: 'count' },
    { product_id: otherId, warehouse_id: second, counted: 3, reason: 'count' },
  ]);
  await shop.changes.catchUp();
  const { token } = await shop.register();
  const { status, json } = await shop.api('POST', '/orders/orders/', {
    token,
    body: {
      delivery_type: 'pickup',
      pay_method: 'cash',
      order_products: [{ id: otherId, price: 12.5, quantity: 4 }],
    },
  });
  expect(status).toBe(201);
  expect(await levels(otherId)).toEqual([
    ['depot', 3, 2],
    ['main', 2, 2],
  ]);
  const moved = shop.db.selectFrom('stock_movement').select('id').where('order_id', '=', json.id);
  expect(await moved.execute()).toEqual([]);
  expect(await wrongStocks(shop.db)).toEqual([]);
});

test('however many order, count and receive at once, the sum of movements is the figure', async () => {
  const { id } = small;
  await move([{ product_id: id, counted: 30, reason: 'count' }]);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.register()));
  const order = (token: string) =>
    shop.api('POST', '/orders/orders/', {
      token,
      body: {
        delivery_type: 'pickup',
        pay_method: 'cash',
        order_products: [{ id, price: 12.5, quantity: 3 }],
      },
    });
  await Promise.all([
    ...buyers.map(({ token }) => order(token)),
    ...buyers.map(({ token }) => order(token)),
    ...[1, 2, 3].map((quantity) => move([{ product_id: id, quantity, reason: 'receipt' }])),
    move([{ product_id: id, warehouse_id: second, counted: 6, reason: 'count' }]),
  ]);
  expect(await wrongStocks(shop.db)).toEqual([]);
});
