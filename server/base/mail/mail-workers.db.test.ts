import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { uniqueName } from '../../../testing/unique-name.ts';
import { addCustomer } from '../../testing/add-customer.ts';
import { addOrder } from '../../testing/add-order.ts';
import { connect } from '../database/connect.ts';
import { type MailSetup, mail, openMailSetup } from './mail-setup.fixture.ts';
import { openPostOffice } from './post-office.fixture.ts';
import { queueMail, queueOrderMails } from './queue-mail.ts';

/** Several of them, one that stops or dies, and a mail that keeps no other from leaving. */

let setup: MailSetup;
beforeAll(async () => {
  setup = await openMailSetup();
});
afterAll(() => setup.db.destroy());
beforeEach(async () => {
  await setup.db.deleteFrom('mail_outbox').execute();
  // A failed attempt is told to the operator; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('two workers share the work and send nothing twice', async () => {
  const opening = Promise.withResolvers<void>();
  const office = await openPostOffice({ opensAt: opening.promise });
  const recipients = Array.from({ length: 40 }, (_, index) => `client${index}@example.md`);
  for (const recipient of recipients) await queueMail(setup.db, { ...mail, recipient });
  const other = connect(setup.url, { patience: PATIENCE });
  onTestFinished(() => other.destroy());
  setup.startWorker(office.url);
  setup.startWorker(office.url, { database: other });
  // Each has its hands full, and neither has noted anything as sent.
  await soon(() => office.waiting.size).toBe(10);
  opening.resolve();
  await setup.untilSent();

  const sent = office.received.flatMap((message) => message.recipients);
  expect(sent.sort()).toEqual(recipients.sort());
  expect((await setup.outbox()).map(({ attempts }) => attempts)).toEqual(recipients.map(() => 1));
});

test('stopping waits for the mail under way', async () => {
  const opening = Promise.withResolvers<void>();
  const office = await openPostOffice({ opensAt: opening.promise });
  await queueMail(setup.db, mail);
  const worker = setup.startWorker(office.url);
  await soon(() => office.waiting.size).toBe(1);
  const stopped = worker.stop();
  opening.resolve();
  await stopped;

  expect(office.received).toHaveLength(1);
  expect((await setup.first())?.sent_at).toBeInstanceOf(Date);
});

test('stopping does not wait for a post office that takes its time; the mail stays due', async () => {
  const never = Promise.withResolvers<void>();
  const office = await openPostOffice({ opensAt: never.promise });
  await queueMail(setup.db, mail);
  const worker = setup.startWorker(office.url, { stopTimeout: 50 });
  await soon(() => office.waiting.size).toBe(1);
  await worker.stop();
  expect(await setup.first()).toMatchObject({
    sent_at: null,
    failed_at: null,
    text_body: mail.text,
  });
  expect((await setup.first())?.last_error).not.toBeNull();
});

test('a mail whose worker died is left alone until its lease ends, then sent', async () => {
  const office = await openPostOffice();
  await queueMail(setup.db, mail);
  await setup.db
    .updateTable('mail_outbox')
    .set({ attempts: 1, next_attempt_at: sql<Date>`now() + interval '10 minutes'` })
    .execute();
  await queueMail(setup.db, { ...mail, recipient: 'next@example.md' });
  const worker = setup.startWorker(office.url);
  await setup.untilTheSecondIsSent();
  expect((await setup.first())?.sent_at).toBeNull();

  await setup.makeDue();
  worker.wake();
  await setup.untilSent();
  expect((await setup.first())?.attempts).toBe(2);
});

test('a mail that was sent while the database was away is noted when it is back, and not repeated', async () => {
  const opening = Promise.withResolvers<void>();
  const office = await openPostOffice({ opensAt: opening.promise });
  await queueMail(setup.db, mail);
  const worker = setup.startWorker(office.url);
  await soon(() => office.waiting.size).toBe(1);
  const database = await setup.takeAway();
  opening.resolve();
  await soon(() => office.received).toHaveLength(1);
  // It has been tried, in vain.
  await soon(() => vi.mocked(console.error).mock.calls.flat().join()).toContain('mail outbox');
  await database.bringBack();
  await setup.untilSent();
  expect(await setup.first()).toMatchObject({ attempts: 1, text_body: '' });

  await setup.makeDue();
  await queueMail(setup.db, { ...mail, recipient: 'next@example.md' });
  worker.wake();
  await setup.untilTheSecondIsSent();
  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual([
    'ion@example.md',
    'next@example.md',
  ]);
});

test('a mail that cannot be composed waits its time and keeps no other from leaving', async () => {
  const { user } = await addCustomer(setup.db, { username: uniqueName('ion') });
  const order = await addOrder(setup.db, { customerId: user.id, total: 100 });
  await queueOrderMails(setup.db, order, [{ kind: 'order-notice', recipient: 'shop@example.md' }]);
  await queueMail(setup.db, mail);
  const office = await openPostOffice();
  let isBroken = true;
  const worker = setup.startWorker(office.url, {
    async composeOrderMail(kind, orderId) {
      if (isBroken) throw new Error('the order cannot be read');
      return { subject: `${kind} ${orderId}`, text: 'Tabel', html: '<p>Tabel</p>' };
    },
  });
  await setup.untilTheSecondIsSent();
  await setup.untilRefused();
  expect(await setup.first()).toMatchObject({
    last_error: 'the order cannot be read',
    sent_at: null,
  });

  isBroken = false;
  await setup.makeDue();
  worker.wake();
  await setup.untilSent();
  expect(await setup.first()).toMatchObject({ subject: `order-notice ${order}`, text_body: '' });
  expect(office.received.map(({ recipients }) => recipients.join()).sort()).toEqual([
    'ion@example.md',
    'shop@example.md',
  ]);
});
