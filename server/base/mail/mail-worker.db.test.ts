import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { databaseTime } from '../../testing/database-time.ts';
import { type MailSetup, mail, openMailSetup, transportTo } from './mail-setup.fixture.ts';
import { waits } from './mail-worker.ts';
import { openPostOffice } from './post-office.fixture.ts';
import { queueMail } from './queue-mail.ts';

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

test('a queued mail is sent when the worker is woken, and what it said is dropped', async () => {
  const office = await openPostOffice();
  const worker = setup.startWorker(office.url);
  await queueMail(setup.db, { ...mail, subject: 'Bine\r\nați venit' });
  worker.wake();
  await setup.untilSent();

  expect(office.received.map(({ recipients }) => recipients)).toEqual([['ion@example.md']]);
  expect(await setup.first()).toMatchObject({
    subject: 'Bine ați venit',
    attempts: 1,
    text_body: '',
    html_body: '',
    last_error: null,
  });
});

test('what waited before the worker started is sent too', async () => {
  const office = await openPostOffice();
  await queueMail(setup.db, mail);
  setup.startWorker(office.url);
  await setup.untilSent();

  expect(office.received).toHaveLength(1);
});

test('a rolled back order sends no mail', async () => {
  const office = await openPostOffice();
  const worker = setup.startWorker(office.url);
  await setup.db
    .transaction()
    .execute(async (trx) => {
      await queueMail(trx, mail);
      throw new Error('out of stock');
    })
    .catch(() => {});
  await queueMail(setup.db, { ...mail, recipient: 'later@example.md' });
  worker.wake();
  await setup.untilSent();

  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual(['later@example.md']);
});

test('after a temporary refusal the mail is tried again a minute later', async () => {
  const office = await openPostOffice({ answers: [451] });
  const worker = setup.startWorker(office.url);
  await queueMail(setup.db, mail);
  const before = await databaseTime(setup.db);
  worker.wake();
  await setup.untilRefused();
  const after = await databaseTime(setup.db);

  const { next_attempt_at } = await setup.db
    .selectFrom('mail_outbox')
    .select('next_attempt_at')
    .executeTakeFirstOrThrow();
  const refusedAt = next_attempt_at.getTime() - 60_000;
  expect(refusedAt).toBeGreaterThanOrEqual(before);
  expect(refusedAt).toBeLessThanOrEqual(after);
  const refused = await setup.first();
  expect(refused?.last_error).toContain('451');
  expect(refused?.text_body).toBe(mail.text);
  expect(office.received).toEqual([]);

  await setup.makeDue();
  worker.wake();
  await setup.untilSent();
  expect(office.received).toHaveLength(1);
  expect((await setup.first())?.attempts).toBe(2);
});

test('a post office that is closed is visited again when it opens', async () => {
  const office = await openPostOffice();
  const [closed, open] = [transportTo('smtp://127.0.0.1:1'), transportTo(office.url)];
  let way = closed;
  const worker = setup.startWorker({
    send: (letter) => way.send(letter),
    close: () => open.close(),
  });
  await queueMail(setup.db, mail);
  worker.wake();
  await setup.untilRefused();
  expect((await setup.first())?.last_error).toContain('ECONNREFUSED');

  way = open;
  closed.close();
  await setup.makeDue();
  worker.wake();
  await setup.untilSent();
  expect(office.received).toHaveLength(1);
});

test('after ten attempts the mail has failed and rests, its text kept', async () => {
  const office = await openPostOffice({ answers: [550] });
  await queueMail(setup.db, mail);
  await setup.db.updateTable('mail_outbox').set({ attempts: waits.length }).execute();
  const worker = setup.startWorker(office.url);
  await soon(async () => (await setup.first())?.failed_at).toBeTruthy();
  await setup.makeDue();
  await worker.stop();
  await queueMail(setup.db, { ...mail, recipient: 'next@example.md' });
  setup.startWorker(office.url);
  await setup.untilTheSecondIsSent();

  expect(await setup.first()).toMatchObject({ attempts: 10, sent_at: null, text_body: mail.text });
  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual(['next@example.md']);
});
