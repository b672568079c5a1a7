import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { databaseTime } from '../../testing/database-time.ts';
import { type MailDesk, mail, openMailDesk, transportTo } from './mail-desk.fixture.ts';
import { waits } from './mail-worker.ts';
import { openPostOffice } from './post-office.fixture.ts';
import { queueMail } from './queue-mail.ts';

let desk: MailDesk;
beforeAll(async () => {
  desk = await openMailDesk();
});
afterAll(() => desk.db.destroy());
beforeEach(async () => {
  await desk.db.deleteFrom('mail_outbox').execute();
  // A failed attempt is told to the operator; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a queued mail is sent when the worker is woken, and what it said is dropped', async () => {
  const office = await openPostOffice();
  const worker = desk.startWorker(office.url);
  await queueMail(desk.db, { ...mail, subject: 'Bine\r\nați venit' });
  worker.wake();
  await desk.untilSent();

  expect(office.received.map(({ recipients }) => recipients)).toEqual([['ion@example.md']]);
  expect(await desk.first()).toMatchObject({
    subject: 'Bine ați venit',
    attempts: 1,
    text_body: '',
    html_body: '',
    last_error: null,
  });
});

test('what waited before the worker started is sent too', async () => {
  const office = await openPostOffice();
  await queueMail(desk.db, mail);
  desk.startWorker(office.url);
  await desk.untilSent();

  expect(office.received).toHaveLength(1);
});

test('a rolled back order sends no mail', async () => {
  const office = await openPostOffice();
  const worker = desk.startWorker(office.url);
  await desk.db
    .transaction()
    .execute(async (trx) => {
      await queueMail(trx, mail);
      throw new Error('out of stock');
    })
    .catch(() => {});
  await queueMail(desk.db, { ...mail, recipient: 'later@example.md' });
  worker.wake();
  await desk.untilSent();

  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual(['later@example.md']);
});

test('after a temporary refusal the mail is tried again a minute later', async () => {
  const office = await openPostOffice({ answers: [451] });
  const worker = desk.startWorker(office.url);
  await queueMail(desk.db, mail);
  const before = await databaseTime(desk.db);
  worker.wake();
  await desk.untilRefused();
  const after = await databaseTime(desk.db);

  const { next_attempt_at } = await desk.db
    .selectFrom('mail_outbox')
    .select('next_attempt_at')
    .executeTakeFirstOrThrow();
  const refusedAt = next_attempt_at.getTime() - 60_000;
  expect(refusedAt).toBeGreaterThanOrEqual(before);
  expect(refusedAt).toBeLessThanOrEqual(after);
  const refused = await desk.first();
  expect(refused?.last_error).toContain('451');
  expect(refused?.text_body).toBe(mail.text);
  expect(office.received).toEqual([]);

  await desk.makeDue();
  worker.wake();
  await desk.untilSent();
  expect(office.received).toHaveLength(1);
  expect((await desk.first())?.attempts).toBe(2);
});

test('a post office that is closed is visited again when it opens', async () => {
  const office = await openPostOffice();
  const [closed, open] = [transportTo('smtp://127.0.0.1:1'), transportTo(office.url)];
  let way = closed;
  const worker = desk.startWorker({
    send: (letter) => way.send(letter),
    close: () => open.close(),
  });
  await queueMail(desk.db, mail);
  worker.wake();
  await desk.untilRefused();
  expect((await desk.first())?.last_error).toContain('ECONNREFUSED');

  way = open;
  closed.close();
  await desk.makeDue();
  worker.wake();
  await desk.untilSent();
  expect(office.received).toHaveLength(1);
});

test('after ten attempts the mail has failed and rests, its text kept', async () => {
  const office = await openPostOffice({ answers: [550] });
  await queueMail(desk.db, mail);
  await desk.db.updateTable('mail_outbox').set({ attempts: waits.length }).execute();
  const worker = desk.startWorker(office.url);
  await soon(async () => (await desk.first())?.failed_at).toBeTruthy();
  await desk.makeDue();
  await worker.stop();
  await queueMail(desk.db, { ...mail, recipient: 'next@example.md' });
  desk.startWorker(office.url);
  await desk.untilTheSecondIsSent();

  expect(await desk.first()).toMatchObject({ attempts: 10, sent_at: null, text_body: mail.text });
  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual(['next@example.md']);
});
