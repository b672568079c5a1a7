import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

async function setEmails(emails: string[]) {
  const value = JSON.stringify({ ...shop.shop.settings().identity, emails });
  await shop.db
    .insertInto('setting')
    .values({ key: 'identity', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await shop.changes.readAll();
}

describe('the contact form', () => {
  const form = { name: ' Ștefan ', phone: '+373-69-123-456', comment: 'Sunați-mă.\nMulțumesc' };
  const send = (body: object, from: string, locale: 'ro' | 'ru' = 'ro') =>
    shop.api('POST', '/contacts/contact-page/form/', {
      body,
      locale,
      headers: { 'X-Forwarded-For': from },
    });
  const requests = () => shop.db.selectFrom('contact_request').selectAll().execute();
  const mails = () => shop.db.selectFrom('mail_outbox').selectAll().execute();

  beforeEach(async () => {
    await setEmails(['comenzi@cablaj.example', 'service@cablaj.example']);
    await shop.db.deleteFrom('contact_request').execute();
    await shop.db.deleteFrom('mail_outbox').execute();
    await shop.db.deleteFrom('attempt').execute();
  });

  test('is kept and told to the shop', async () => {
    const { status, json } = await send(form, '10.1.0.1', 'ru');

    expect(status).toBe(201);
    expect(json).toEqual({ detail: 'Форма отправлена! Мы позвоним вам в рабочие часы.' });
    expect(await requests()).toMatchObject([
      {
        id: expect.any(Number),
        name: 'Ștefan',
        phone: '+373-69-123-456',
        comment: 'Sunați-mă.\nMulțumesc',
        locale: 'ru',
        created_at: expect.any(Date),
      },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'contact-request',
      recipient: 'comenzi@cablaj.example',
      subject: 'Mesaj din formularul de contact: Ștefan',
    });
    expect(mail?.text_body).toContain('Limba: rusă');
    expect(mail?.text_body).toContain('> Sunați-mă.\n> Mulțumesc');
  });

  test('with a mistake changes nothing', async () => {
    const bad = await send({ name: ' ', phone: '+373-69', comment: 'x'.repeat(2001) }, '10.1.0.2');

    expect(bad.status).toBe(400);
    expect(bad.json).toEqual({
      name: ['Introduceți numele'],
      phone: ['Numărul de telefon nu este complet'],
      comment: ['Textul este prea lung'],
    });
    expect([await requests(), await mails()]).toEqual([[], []]);
  });

  test('is taken ten times an hour from one address, not more', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async () => (await send(form, '10.1.0.3')).status),
    );

    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(await requests()).toHaveLength(10);
    expect(await mails()).toHaveLength(10);
    expect((await send(form, '10.1.0.4')).status).toBe(201);
  });

  test('reaches a shop that has no e-mail yet', async () => {
    await setEmails([]);

    expect((await send(form, '10.1.0.5')).status).toBe(201);
    expect(await requests()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });
});
