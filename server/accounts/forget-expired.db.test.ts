import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { forgetExpired } from './forget-expired.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

test('what has expired is forgotten, what has not stays', async () => {
  const { db } = shop;
  const old = await shop.register();
  const fresh = await shop.register();
  const past = sql<Date>`now() - interval '1 second'`;
  for (const { user } of [old, fresh]) {
    await shop.api('POST', '/auth/users/reset_password/', { body: { email: user.email } });
  }
  await db.deleteFrom('attempt').execute();
  await db
    .insertInto('attempt')
    .values([
      { subject: 'old', attempts: 3, resets_at: past },
      { subject: 'fresh', attempts: 3, resets_at: sql<Date>`now() + interval '1 minute'` },
    ])
    .execute();
  for (const table of ['customer_token', 'password_reset'] as const) {
    await db
      .updateTable(table)
      .set({ expires_at: past })
      .where('customer_id', '=', old.user.id)
      .execute();
  }

  await forgetExpired(db);

  const owners = (table: 'customer_token' | 'password_reset') =>
    db.selectFrom(table).select('customer_id').execute();
  expect(await owners('customer_token')).toEqual([{ customer_id: fresh.user.id }]);
  expect(await owners('password_reset')).toEqual([{ customer_id: fresh.user.id }]);
  const attempts = await db.selectFrom('attempt').select('subject').execute();
  expect(attempts).toEqual([{ subject: 'fresh' }]);
});
