import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetSentMails } from '../../base/mail/queries.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { forgetOrderKeys } from '../orders/order-key.ts';
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

test('letters that were sent and keys of orders go after their time, what was not sent stays', async () => {
  const { db } = shop;
  await db.deleteFrom('mail_outbox').execute();
  const mail = (subject: string, sent_at: string | null) => ({
    kind: 'welcome' as const,
    recipient: 'ana@example.md',
    subject,
    text_body: '',
    html_body: '',
    sent_at: sent_at === null ? null : sql<Date>`now() - ${sent_at}::interval`,
  });
  await db
    .insertInto('mail_outbox')
    .values([mail('old', '91 days'), mail('new', '89 days'), mail('never sent', null)])
    .execute();
  await forgetSentMails(db);
  const left = await db.selectFrom('mail_outbox').select('subject').orderBy('id').execute();
  expect(left.map(({ subject }) => subject)).toEqual(['new', 'never sent']);

  const { user } = await shop.register();
  await sql`
    insert into customer_order (id, customer_id, locale, name, phone, email, delivery_type,
      pay_method, products_cost, discount, delivery_fee, total)
    values ('AAAA-BBBB', ${user.id}, 'ro', 'Ana', '', '', 'pickup', 'cash', 100, 0, 0, 100)`.execute(
    db,
  );
  await sql`
    insert into order_key (customer_id, key, body_hash, order_id, created_at)
    values
      (${user.id}, 'old', '', 'AAAA-BBBB', now() - interval '31 days'),
      (${user.id}, 'new', '', 'AAAA-BBBB', now() - interval '29 days')`.execute(db);
  await forgetOrderKeys(db);
  const keys = await db.selectFrom('order_key').select('key').execute();
  expect(keys).toEqual([{ key: 'new' }]);
});
