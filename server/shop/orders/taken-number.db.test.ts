import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOrderSetup, pickup } from './order-setup.fixture.ts';

const { product, shop, stockOf, submit } = openOrderSetup();

const { randomInt } = crypto;
let sevens = 0;
beforeAll(() => {
  vi.spyOn(crypto, 'randomInt').mockImplementation((below: number) => {
    sevens -= 1;
    return sevens >= 0 ? 7 : randomInt(below);
  });
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('an order that draws the number of another gets one of its own, and takes its goods once', async () => {
  const id = await product(100);
  const [ana, ion] = [await shop.register(), await shop.register()];
  const order = (quantity: number, { token }: { token: string }) => {
    // As many as a number has signs: a chance of one in a million million.
    sevens = 8;
    return submit(pickup([{ id, price: 100, quantity }]), { token });
  };
  const first = await order(1, ana);
  const second = await order(10, ion);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.json.id).toBe('7777-7777');
  expect(second.json.id).not.toBe('7777-7777');
  expect(await stockOf(id)).toBe(89);
  const held = await shop.db
    .selectFrom('stock_hold')
    .innerJoin('order_line', 'order_line.id', 'line_id')
    .select(['order_id', 'stock_hold.quantity'])
    .where('stock_hold.product_id', '=', id)
    .orderBy('line_id')
    .execute();
  expect(held).toEqual([
    { order_id: first.json.id, quantity: 1 },
    { order_id: second.json.id, quantity: 10 },
  ]);
  const mails = await shop.db
    .selectFrom('mail_outbox')
    .select('recipient')
    .where('order_id', '=', first.json.id)
    .where('kind', '=', 'order-confirmation')
    .execute();
  expect(mails).toEqual([{ recipient: ana.user.email }]);
});
