import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect, type Database } from '../database/connect.ts';
import { createDatabase } from '../testing/databases.ts';
import { startMailWorker, waits } from './mail-worker.ts';
import { openPostOffice, until } from './post-office.fixture.ts';
import { queueMail } from './queue-mail.ts';
import { createTransport } from './transport.ts';

const mail = {
  kind: 'welcome',
  recipient: 'ion@example.md',
  subject: 'Bine ați venit',
  text: 'Prețurile în lei.',
  html: '<p>Prețurile în lei.</p>',
} as const;

let url: string;
let db: Database;

beforeAll(async () => {
  url = await createDatabase('empty');
  db = connect(url);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('mail_outbox').execute();
  // A failed attempt is told to the operator; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function startWorker(smtpUrl: string, database = db, farewell?: number) {
  const from = () => 'Cablaj <comenzi@cablaj.example>';
  const transport = createTransport({ smtpUrl, dataDir: '', from });
  const worker = startMailWorker({
    db: database,
    transport,
    ...(farewell !== undefined && { farewell }),
  });
  onTestFinished(() => worker.stop());
  return worker;
}

const outbox = () => db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const first = async () => (await outbox())[0];
const untilSent = () => until(async () => (await outbox()).every(({ sent_at }) => sent_at));
const untilRefused = () => until(async () => (await first())?.last_error !== null);

/** Instead of waiting for the next attempt. */
const makeDue = () =>
  db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: sql<Date>`now()`, last_error: null })
    .execute();

test('a queued mail is sent when the worker is woken, and what it said is dropped', async () => {
  const office = await openPostOffice();
  const worker = startWorker(office.url);
  await queueMail(db, { ...mail, subject: 'Bine\r\nați venit' });
  worker.wake();
  await untilSent();

  expect(office.received.map(({ recipients }) => recipients)).toEqual([['ion@example.md']]);
  expect(await first()).toMatchObject({
    subject: 'Bine ați venit',
    attempts: 1,
    text_body: '',
    html_body: '',
    last_error: null,
  });
});

test('what waited before the worker started is sent too', async () => {
  const office = await openPostOffice();
  await queueMail(db, mail);
  startWorker(office.url);
  await untilSent();

  expect(office.received).toHaveLength(1);
});

test('a rolled back order sends no mail', async () => {
  const office = await openPostOffice();
  const worker = startWorker(office.url);
  await db
    .transaction()
    .execute(async (trx) => {
      await queueMail(trx, mail);
      throw new Error('out of stock');
    })
    .catch(() => {});
  await queueMail(db, { ...mail, recipient: 'later@example.md' });
  worker.wake();
  await untilSent();

  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual(['later@example.md']);
});

test('after a temporary refusal the mail is tried again a minute later', async () => {
  const office = await openPostOffice({ answers: [451] });
  const worker = startWorker(office.url);
  await queueMail(db, mail);
  worker.wake();
  await untilRefused();

  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_attempt_at - now())::float8 as seconds
    from mail_outbox`.execute(db);
  expect(rows[0]?.seconds).toBeGreaterThan(50);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
  const refused = await first();
  expect(refused?.last_error).toContain('451');
  expect(refused?.text_body).toBe(mail.text);
  expect(office.received).toEqual([]);

  await makeDue();
  worker.wake();
  await untilSent();
  expect(office.received).toHaveLength(1);
  expect((await first())?.attempts).toBe(2);
});

test('a post office that is closed is visited again when it opens', async () => {
  const closed = await openPostOffice();
  await closed.close();
  const worker = startWorker(closed.url);
  await queueMail(db, mail);
  worker.wake();
  await untilRefused();
  expect((await first())?.last_error).toContain('ECONNREFUSED');

  const office = await openPostOffice({ port: closed.port });
  await makeDue();
  worker.wake();
  await untilSent();
  expect(office.received).toHaveLength(1);
});

test('after ten attempts the mail has failed and rests, its text kept', async () => {
  const office = await openPostOffice({ answers: [550] });
  await queueMail(db, mail);
  await db.updateTable('mail_outbox').set({ attempts: waits.length }).execute();
  const worker = startWorker(office.url);
  await until(async () => (await first())?.failed_at !== null);
  await makeDue();
  await worker.stop();
  await queueMail(db, { ...mail, recipient: 'next@example.md' });
  startWorker(office.url);
  await until(async () => (await outbox())[1]?.sent_at !== null);

  expect(await first()).toMatchObject({ attempts: 10, sent_at: null, text_body: mail.text });
  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual(['next@example.md']);
});

test('two workers share the work and send nothing twice', async () => {
  const office = await openPostOffice({ delay: 5 });
  const recipients = Array.from({ length: 40 }, (_, index) => `client${index}@example.md`);
  for (const recipient of recipients) await queueMail(db, { ...mail, recipient });
  const other = connect(url);
  onTestFinished(() => other.destroy());
  startWorker(office.url);
  startWorker(office.url, other);
  await untilSent();

  const sent = office.received.flatMap((message) => message.recipients);
  expect(sent.sort()).toEqual(recipients.sort());
  expect((await outbox()).map(({ attempts }) => attempts)).toEqual(recipients.map(() => 1));
});

test('stopping waits for the mail under way', async () => {
  const office = await openPostOffice({ delay: 150 });
  await queueMail(db, mail);
  const worker = startWorker(office.url);
  await until(async () => (await first())?.attempts === 1);
  await worker.stop();

  expect(office.received).toHaveLength(1);
  expect((await first())?.sent_at).toBeInstanceOf(Date);
});

test('stopping does not wait for a post office that takes its time; the mail stays due', async () => {
  const office = await openPostOffice({ delay: 3_000 });
  await queueMail(db, mail);
  const worker = startWorker(office.url, db, 50);
  await until(async () => (await first())?.attempts === 1);
  const since = Date.now();
  await worker.stop();
  expect(Date.now() - since).toBeLessThan(2_000);
  expect(await first()).toMatchObject({ sent_at: null, failed_at: null, text_body: mail.text });
  expect((await first())?.last_error).not.toBeNull();
});

test('a mail whose worker died is left alone until its lease ends, then sent', async () => {
  const office = await openPostOffice();
  await queueMail(db, mail);
  await db
    .updateTable('mail_outbox')
    .set({ attempts: 1, next_attempt_at: sql<Date>`now() + interval '10 minutes'` })
    .execute();
  await queueMail(db, { ...mail, recipient: 'next@example.md' });
  const worker = startWorker(office.url);
  await until(async () => (await outbox())[1]?.sent_at !== null);
  expect((await first())?.sent_at).toBeNull();

  await makeDue();
  worker.wake();
  await untilSent();
  expect((await first())?.attempts).toBe(2);
});
