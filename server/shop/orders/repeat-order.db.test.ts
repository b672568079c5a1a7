import { expect, test } from 'vitest';
import type { RepeatLine } from '../../../contract/shapes/repeat.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';
import { changeStatus } from './change-status.ts';
import { openOrderSetup, pickup } from './order-setup.fixture.ts';

const { product, shop, submit } = openOrderSetup();

const change = (id: number, input: object) =>
  inShop(shop.db, (changing) => changeProduct(changing, id, { input }));
const count = (id: number, counted: number) =>
  inShop(shop.db, (changing) =>
    moveStock(changing, [{ product_id: id, counted, reason: 'count' }]),
  );
const order = async (lines: [id: number, quantity: number, price?: number][]) => {
  const wanted = lines.map(([id, quantity, price = 100]) => ({ id, price, quantity }));
  return (await submit(pickup(wanted))).json.id as string;
};
const repeat = async (id: string, options: Parameters<typeof shop.api>[2] = {}) =>
  shop.api('GET', `/orders/${id}/repeat/`, options);
/** The lines by the product they are of. */
const byProduct = ({ json }: Awaited<ReturnType<typeof repeat>>) =>
  new Map<number, RepeatLine>(json.lines.map((line: RepeatLine) => [line.id, line]));

test('an order of which everything is as it was can be had again as it was', async () => {
  const id = await product(100);
  await change(id, { smallest_quantity: 1, quantity_step: 1 });
  const number = await order([[id, 3]]);
  const before = await fingerprint(shop.db);
  const { status, json } = await repeat(number);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    number,
    lines: [{ id, quantity: 3, price: 100, changes: [], available: 3, successor: null }],
  });
  expect(json.lines[0].product).toMatchObject({ id, price: 100, stock: 97 });
  expect(await fingerprint(shop.db)).toBe(before);
});

test('lines of one product come back as one, with its lengths', async () => {
  const id = await product(500);
  await change(id, { unit: 'm', smallest_quantity: 5, quantity_step: 1 });
  const line = { id, price: 100, quantity: 110, cuts: [20, 50, 20, 20] };
  const { json: placed } = await submit(pickup([line]));
  expect(placed.products).toHaveLength(2);
  const { json } = await repeat(placed.id);
  expect(json.lines).toMatchObject([
    { id, quantity: 110, cuts: [20, 20, 20, 50], changes: [], available: 110 },
  ]);
});

test('it is said of each line what has changed since', async () => {
  const [dearer, reduced, over, gone, few, coarse] = [
    await product(100),
    await product(100),
    await product(100, 100_00, 80_00),
    await product(10),
    await product(10),
    await product(100),
  ] as const;
  for (const id of [dearer, reduced, over, gone, few]) {
    await change(id, { smallest_quantity: 1, quantity_step: 1 });
  }
  const number = await order([
    [dearer, 2],
    [reduced, 2],
    [over, 2, 80],
    [gone, 2],
    [few, 8],
    [coarse, 3],
  ]);
  await change(dearer, { price: 110 });
  const running = { price: 90, starts_at: new Date().toISOString() };
  await inShop(shop.db, (changing) => changeProduct(changing, reduced, { promotions: [running] }));
  await inShop(shop.db, (changing) => changeProduct(changing, over, { promotions: [] }));
  await count(gone, 0);
  // Of which the order before holds eight.
  await count(few, 13);
  await change(coarse, { smallest_quantity: 10, quantity_step: 10 });
  const lines = byProduct(await repeat(number));
  expect(lines.get(dearer)).toMatchObject({ changes: ['price'], price: 100, available: 2 });
  expect(lines.get(dearer)?.product?.price).toBe(110);
  expect(lines.get(reduced)).toMatchObject({ changes: ['price', 'promotion-began'] });
  expect(lines.get(reduced)?.product?.promotion_price).toBe(90);
  expect(lines.get(over)).toMatchObject({ changes: ['price', 'promotion-ended'], price: 80 });
  expect(lines.get(gone)).toMatchObject({ changes: ['out-of-stock'], available: 0 });
  expect(lines.get(few)).toMatchObject({ changes: ['less-stock'], available: 5, quantity: 8 });
  expect(lines.get(coarse)).toMatchObject({ changes: ['below-smallest'], available: 3 });
});

test('what is no longer sold is told with what took its place, in stock before out of stock', async () => {
  const [old, empty, next, lonely, withdrawn] = [
    await product(50),
    await product(0),
    await product(4),
    await product(50),
    await product(50),
  ] as const;
  const unit = { unit: 'piece', smallest_quantity: 1, quantity_step: 1 };
  for (const id of [old, next]) await change(id, unit);
  const number = await order([
    [old, 6],
    [lonely, 1],
    [withdrawn, 1],
  ]);
  const links = [empty, next].map((id) => ({ kind: 'successor', id }));
  await change(old, { state: 'archived', links });
  await change(lonely, { state: 'archived' });
  await change(withdrawn, { state: 'draft' });
  const lines = byProduct(await repeat(number));
  expect(lines.get(old)).toMatchObject({
    changes: ['not-sold'],
    product: null,
    available: 0,
    successor: { product: { id: next, price: 100 }, available: 4 },
  });
  for (const id of [lonely, withdrawn]) {
    expect(lines.get(id)).toMatchObject({ changes: ['not-sold'], product: null, successor: null });
  }
});

test('of what is sold by another unit now none is taken unasked', async () => {
  const id = await product(50);
  await change(id, { unit: 'piece', smallest_quantity: 1, quantity_step: 1 });
  const number = await order([[id, 25]]);
  await change(id, { unit: 'pack' });
  const ru = await repeat(number, { locale: 'ru' });
  expect(ru.json.lines).toMatchObject([
    { changes: ['unit'], available: 0, units: 'шт', product: { units: 'упаковка' } },
  ]);
});

test('another customer finds no order to repeat', async () => {
  const number = await order([[await product(5), 1]]);
  const { token } = await shop.register();
  for (const path of [number, number.toLowerCase(), 'ZZZZ-ZZZZ', 'orders', '1%27']) {
    expect((await repeat(path, { token })).status).toBe(404);
  }
  expect((await shop.asGuest('GET', `/orders/${number}/repeat/`)).status).toBe(401);
});

test('an order tells its states, each with its time and once', async () => {
  const number = await order([[await product(5), 1]]);
  for (const to of ['confirmed', 'packed'] as const) {
    expect(await changeStatus(shop.own, 'staff:1', number, { to })).toMatchObject({ id: number });
  }
  const { json } = await shop.api('GET', `/orders/orders/${number}/`);
  expect(json.history.map(({ status }: { status: string }) => status)).toEqual([
    'new',
    'confirmed',
    'packed',
  ]);
  expect(json.history[0].at).toBe(json.created_at);
  const list = await shop.api('GET', '/orders/orders/');
  expect(list.json.results).toEqual([json]);
});
