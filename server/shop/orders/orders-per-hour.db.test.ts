import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOrderSetup, pickup } from './order-setup.fixture.ts';

const { ordersWith, product, shop, stockOf, submit } = openOrderSetup();

test('a customer places so many orders an hour and no more, not even all at once', async () => {
  await shop.set('orders_per_hour', 3);
  const id = await product(100);
  const body = pickup([{ id, price: 100, quantity: 1 }]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.json.detail).toMatch(/^Prea multe comenzi/);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  expect(await stockOf(id)).toBe(97);
  expect(await ordersWith(id)).toHaveLength(3);

  const other = await shop.register();
  expect((await submit(body, { token: other.token })).status).toBe(201);

  // The hour of the first of them is over.
  const first = answers.find(({ status }) => status === 201)?.json.id;
  await shop.db
    .updateTable('customer_order')
    .set({ created_at: sql<Date>`now() - interval '61 minutes'` })
    .where('id', '=', first)
    .execute();
  expect((await submit(body)).status).toBe(201);
  expect((await submit(body)).status).toBe(429);
});

test('an order sent again after the last one of the hour is answered as the first time', async () => {
  await shop.set('orders_per_hour', 1);
  const id = await product(10);
  const body = pickup([{ id, price: 100, quantity: 1 }]);
  const placed = await submit(body, { key: 'last-one' });
  const again = await submit(body, { key: 'last-one' });
  expect([placed.status, again.status]).toEqual([201, 201]);
  expect(again.json.id).toBe(placed.json.id);
  expect(await stockOf(id)).toBe(9);
});
