import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { MailKind } from '../../../contract/staff/mails.ts';
import { openCustomerSetup } from '../../shop/customers/customer-setup.fixture.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { queueMail } from './queue-mail.ts';

const setup = openCustomerSetup();

const list = async (query = '') => (await setup.asStaff('GET', `/staff/mails/?${query}`)).json;
const read = async (id: number) => (await setup.asStaff('GET', `/staff/mails/${id}/`)).json;
const again = (id: number, body: object = {}) =>
  setup.asStaff('POST', `/staff/mails/${id}/send-again/`, body);

async function queued(kind: MailKind, recipient = 'ion@example.md') {
  const letter = { subject: 'Salut', text: 'Un text', html: '<p>Un text</p>' };
  await queueMail(setup.db, { ...letter, kind, recipient });
  return lastId();
}
const lastId = async () => (await list()).results[0].id as number;
const set = (id: number, fields: object) =>
  setup.db.updateTable('mail_outbox').set(fields).where('id', '=', id).execute();
const failed = { failed_at: sql<Date>`now()`, attempts: 10, last_error: '550 no such user' };
const sent = { sent_at: sql<Date>`now()`, text_body: '', html_body: '' };

async function orderMails() {
  const { token, user } = await setup.register();
  const { json: order } = await setup.order(token);
  const { results } = await list(`order=${order.id.toLowerCase()}`);
  const of = (kind: string) => results.find((mail: { kind: string }) => mail.kind === kind);
  return { order, user, toCustomer: of('order-confirmation'), toShop: of('order-notice') };
}

async function expectNothingChanged(work: () => Promise<unknown>) {
  const before = await fingerprint(setup.db);
  await work();
  expect(await fingerprint(setup.db)).toBe(before);
}

test('mails are listed by what has become of them', async () => {
  const { counts: before } = await list();
  const [waiting, gone, lost] = [
    await queued('customer-email-changed', 'unu@outbox.example'),
    await queued('customer-email-changed', 'doi@outbox.example'),
    await queued('contact-request', 'trei@outbox.example'),
  ];
  await set(gone, sent);
  await set(lost, failed);
  const ids = async (query: string) =>
    (await list(`recipient=OUTBOX.example&${query}`)).results.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([lost, gone, waiting]);
  expect(await ids('state=waiting')).toEqual([waiting]);
  expect(await ids('state=sent')).toEqual([gone]);
  expect(await ids('state=failed')).toEqual([lost]);
  expect(await ids('kind=customer-email-changed')).toEqual([gone, waiting]);
  expect(await ids('state=failed&since=2100-01-01T00:00:00Z')).toEqual([]);
  expect(await ids(`before=${gone}`)).toEqual([waiting]);
  expect((await list('recipient=trei')).results).toMatchObject([
    { state: 'failed', attempts: 10, last_error: '550 no such user', may_send_again: true },
  ]);
  expect((await list()).counts).toEqual({ failed: before.failed + 1, waiting: expect.any(Number) });
});

test('what waits or failed is read as it was written, what was sent is gone', async () => {
  const id = await queued('customer-email-changed');
  expect(await read(id)).toMatchObject({
    body: 'kept',
    letter: { subject: 'Salut', text: 'Un text', html: '<p>Un text</p>' },
  });
  await set(id, sent);
  expect(await read(id)).toMatchObject({ body: 'gone', letter: null });
});

test.each(['password-reset', 'staff-invitation', 'staff-password-link', 'kind-of-tomorrow'])(
  'nobody of the shop reads a mail of the kind %s, or sends it again',
  async (kind) => {
    const { id } = await setup.db
      .insertInto('mail_outbox')
      .values({
        kind: kind as MailKind,
        recipient: 'ion@example.md',
        subject: 'Parolă nouă',
        text_body: 'https://shop/reset?token=SECRET',
        html_body: '<a href="https://shop/reset?token=SECRET">aici</a>',
        ...failed,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const owner = await addStaff(setup.shop.shop);
    for (const as of [owner, setup.sales]) {
      const { json, text } = await setup.asStaff('GET', `/staff/mails/${id}/`, undefined, as);
      expect(json).toMatchObject({ body: 'secret', letter: null });
      expect(text).not.toContain('SECRET');
    }
    expect(JSON.stringify(await list())).not.toContain('SECRET');
    await expectNothingChanged(async () => expect((await again(id)).status).toBe(400));
  },
);

test('a mail about an order is read as it would leave now', async () => {
  const { order, toCustomer } = await orderMails();
  const { body, letter } = await read(toCustomer.id);
  expect(body).toBe('composed');
  expect(letter.subject).toContain(order.number);
  expect(letter.html).toContain(order.number);
});

test('reading a letter gives no paper its number', async () => {
  const { token } = await setup.register();
  const { json: order } = await setup.order(token, { pay_method: 'transfer' });
  const { results } = await list(`order=${order.id}`);
  const { id } = results.find((mail: { kind: string }) => mail.kind === 'order-confirmation');
  await expectNothingChanged(async () => {
    const { letter } = await read(id);
    expect(Object.keys(letter).toSorted()).toEqual(['html', 'subject', 'text']);
  });
  expect(
    await setup.db.selectFrom('proforma').selectAll().where('order_id', '=', order.id).execute(),
  ).toEqual([]);
});

test('what a customer wrote into an order is text in the letter', async () => {
  const { token } = await setup.register();
  const hostile = '<img src=x onerror=alert(1)>';
  const { json: order } = await setup.order(token, { name: hostile, comment: hostile });
  const { results } = await list(`order=${order.id}`);
  for (const { id } of results) expect((await read(id)).letter.html).not.toContain('<img');
});

test('an accountant reads no message of the contact form in the outbox either', async () => {
  const id = await queued('contact-request');
  const accountant = await addStaff(setup.shop.shop, { role: 'accountant' });
  const { json } = await setup.asStaff('GET', `/staff/mails/${id}/`, undefined, accountant);
  expect(json).toMatchObject({ body: 'forbidden', letter: null });
  await expectNothingChanged(async () => {
    const path = `/staff/mails/${id}/send-again/`;
    expect((await setup.asStaff('POST', path, {}, accountant)).status).toBe(403);
  });
});

test('a mail that failed tries again, as a mail of ten new attempts', async () => {
  const id = await queued('customer-email-changed');
  await set(id, failed);
  const { status, json } = await again(id);
  expect(status).toBe(200);
  expect(json).toMatchObject({ id, state: 'waiting', attempts: 0, recipient: 'ion@example.md' });
  expect(await setup.lastEntries('mail', id)).toMatchObject([
    { actor: `staff:${setup.sales.id}`, after: { sent_again: id, to: 'same' } },
  ]);
});

test('a mail about an order goes to a corrected address, and the one that waited gives way', async () => {
  const { order, toCustomer } = await orderMails();
  const { status, json } = await again(toCustomer.id, { recipient: 'corect@example.md' });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    kind: 'order-confirmation',
    order_id: order.id,
    recipient: 'corect@example.md',
    state: 'waiting',
  });
  expect((await read(toCustomer.id)).mail.state).toBe('failed');
  // The log says that it went elsewhere; where to stands in the mail, which is forgotten in time.
  expect(JSON.stringify(await setup.lastEntries('mail', toCustomer.id))).not.toContain('corect');

  await set(json.id, sent);
  const third = await again(json.id);
  expect(third.json).toMatchObject({ recipient: 'corect@example.md', state: 'waiting' });
  expect(third.json.id).not.toBe(json.id);
});

test('one mail about an order is not sent on and on', async () => {
  const { toCustomer } = await orderMails();
  for (let sending = 0; sending < 5; sending++) {
    expect((await again(toCustomer.id)).status).toBe(200);
  }
  await expectNothingChanged(async () => expect((await again(toCustomer.id)).status).toBe(429));
});

test('elsewhere go neither letters to the shop, nor other letters, nor to two addresses', async () => {
  const { toShop, toCustomer } = await orderMails();
  const waiting = await queued('customer-email-changed');
  const gone = await queued('customer-email-changed');
  await set(gone, sent);
  await expectNothingChanged(async () => {
    const recipient = 'altul@example.md';
    for (const [id, body] of [
      ...(toShop ? [[toShop.id, { recipient }] as const] : []),
      [waiting, { recipient }],
      [toCustomer.id, { recipient: 'a@example.md, b@example.md' }],
      [toCustomer.id, { recipient: 'a@example.md\nBcc: b@example.md' }],
      [toCustomer.id, { order_id: 'AAAA-BBBB' }],
      [gone, {}],
    ] as const) {
      expect((await again(id, body)).status).toBe(400);
    }
    expect((await again(2_000_000_000)).status).toBe(404);
  });
});
