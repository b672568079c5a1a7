import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE } from '../../testing/patience.ts';
import { soon } from '../../testing/soon.ts';
import { uniqueName } from '../../testing/unique-name.ts';
import { insertCustomer } from '../accounts/queries.ts';
import { connect, type Database } from '../database/connect.ts';
import { databaseTime } from '../testing/database-time.ts';
import { createDatabase } from '../testing/databases.ts';
import { startMailWorker, waits } from './mail-worker.ts';
import { openPostOffice } from './post-office.fixture.ts';
import { queueMail, queueOrderMails } from './queue-mail.ts';
import { createTransport, type Transport } from './transport.ts';

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
  db = connect(url, { patience: PATIENCE });
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('mail_outbox').execute();
  // A failed attempt is told to the operator; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const from = () => 'Cablaj <comenzi@cablaj.example>';
const transportTo = (smtpUrl: string) => createTransport({ smtpUrl, dataDir: '', from });

/** Its farewell is longer than any test, unless the test is about it. */
function startWorker(
  transport: string | Transport,
  {
    database = db,
    farewell = PATIENCE,
    composeOrderMail = () => Promise.reject(new Error('no mail here is about an order')),
  }: Partial<Parameters<typeof startMailWorker>[0]> & { database?: Database } = {},
) {
  const worker = startMailWorker({
    db: database,
    transport: typeof transport === 'string' ? transportTo(transport) : transport,
    composeOrderMail,
    farewell,
  });
  onTestFinished(() => worker.stop());
  return worker;
}

const outbox = () => db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const first = async () => (await outbox())[0];
const untilSent = () =>
  soon(async () => (await outbox()).every(({ sent_at }) => sent_at !== null)).toBe(true);
const untilRefused = () => soon(async () => (await first())?.last_error).toBeTruthy();
const untilTheSecondIsSent = () => soon(async () => (await outbox())[1]?.sent_at).toBeTruthy();

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
  const before = await databaseTime(db);
  worker.wake();
  await untilRefused();
  const after = await databaseTime(db);

  const { next_attempt_at } = await db
    .selectFrom('mail_outbox')
    .select('next_attempt_at')
    .executeTakeFirstOrThrow();
  const refusedAt = next_attempt_at.getTime() - 60_000;
  expect(refusedAt).toBeGreaterThanOrEqual(before);
  expect(refusedAt).toBeLessThanOrEqual(after);
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
  const office = await openPostOffice();
  const [closed, open] = [transportTo('smtp://127.0.0.1:1'), transportTo(office.url)];
  let way = closed;
  const worker = startWorker({ send: (letter) => way.send(letter), close: () => open.close() });
  await queueMail(db, mail);
  worker.wake();
  await untilRefused();
  expect((await first())?.last_error).toContain('ECONNREFUSED');

  way = open;
  closed.close();
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
  await soon(async () => (await first())?.failed_at).toBeTruthy();
  await makeDue();
  await worker.stop();
  await queueMail(db, { ...mail, recipient: 'next@example.md' });
  startWorker(office.url);
  await untilTheSecondIsSent();

  expect(await first()).toMatchObject({ attempts: 10, sent_at: null, text_body: mail.text });
  expect(office.received.flatMap(({ recipients }) => recipients)).toEqual(['next@example.md']);
});

test('two workers share the work and send nothing twice', async () => {
  const opening = Promise.withResolvers<void>();
  const office = await openPostOffice({ opensAt: opening.promise });
  const recipients = Array.from({ length: 40 }, (_, index) => `client${index}@example.md`);
  for (const recipient of recipients) await queueMail(db, { ...mail, recipient });
  const other = connect(url, { patience: PATIENCE });
  onTestFinished(() => other.destroy());
  startWorker(office.url);
  startWorker(office.url, { database: other });
  // Each has its hands full, and neither has noted anything as sent.
  await soon(() => office.waiting.size).toBe(10);
  opening.resolve();
  await untilSent();

  const sent = office.received.flatMap((message) => message.recipients);
  expect(sent.sort()).toEqual(recipients.sort());
  expect((await outbox()).map(({ attempts }) => attempts)).toEqual(recipients.map(() => 1));
});

test('stopping waits for the mail under way', async () => {
  const opening = Promise.withResolvers<void>();
  const office = await openPostOffice({ opensAt: opening.promise });
  await queueMail(db, mail);
  const worker = startWorker(office.url);
  await soon(() => office.waiting.size).toBe(1);
  const stopped = worker.stop();
  opening.resolve();
  await stopped;

  expect(office.received).toHaveLength(1);
  expect((await first())?.sent_at).toBeInstanceOf(Date);
});

test('stopping does not wait for a post office that takes its time; the mail stays due', async () => {
  const never = Promise.withResolvers<void>();
  const office = await openPostOffice({ opensAt: never.promise });
  await queueMail(db, mail);
  const worker = startWorker(office.url, { farewell: 50 });
  await soon(() => office.waiting.size).toBe(1);
  await worker.stop();
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
  await untilTheSecondIsSent();
  expect((await first())?.sent_at).toBeNull();

  await makeDue();
  worker.wake();
  await untilSent();
  expect((await first())?.attempts).toBe(2);
});

test('a mail that cannot be composed waits its time and keeps no other from leaving', async () => {
  const order = await anOrder();
  await queueOrderMails(db, order, [{ kind: 'order-notice', recipient: 'shop@example.md' }]);
  await queueMail(db, mail);
  const office = await openPostOffice();
  let isBroken = true;
  const worker = startWorker(office.url, {
    async composeOrderMail(kind, orderId) {
      if (isBroken) throw new Error('the order cannot be read');
      return { subject: `${kind} ${orderId}`, text: 'Tabel', html: '<p>Tabel</p>' };
    },
  });
  await untilTheSecondIsSent();
  await untilRefused();
  expect(await first()).toMatchObject({ last_error: 'the order cannot be read', sent_at: null });

  isBroken = false;
  await makeDue();
  worker.wake();
  await untilSent();
  expect(await first()).toMatchObject({ subject: `order-notice ${order}`, text_body: '' });
  expect(office.received.map(({ recipients }) => recipients.join()).sort()).toEqual([
    'ion@example.md',
    'shop@example.md',
  ]);
});

async function anOrder() {
  const { id: customer } = await insertCustomer(db, {
    username: uniqueName('ion'),
    email: `${uniqueName('ion')}@example.md`,
    phone: '+373-69-123-456',
    password_hash: '',
    is_juridical: false,
    locale: 'ro',
  });
  const { id } = await db
    .insertInto('customer_order')
    .values({
      id: 'ABCD-EFGH',
      customer_id: customer,
      payment_status: 'unpaid',
      locale: 'ro',
      name: 'Ion',
      phone: '+373-69-123-456',
      email: 'ion@example.md',
      company: '',
      idno: '',
      district_id: null,
      locality_id: null,
      city: '',
      suburb: '',
      address: '',
      comment: '',
      delivery_type: 'pickup',
      pay_method: 'cash',
      products_cost: 100,
      discount: 0,
      delivery_fee: 0,
      total: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
