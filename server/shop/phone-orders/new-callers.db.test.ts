import { describe, expect, test } from 'vitest';
import { Refused } from '../../base/changes/refused.ts';
import { changeStatus } from '../orders/change-status.ts';
import { toCourier } from '../orders/order-setup.fixture.ts';
import { caller, openPhoneSetup, order } from './phone-setup.fixture.ts';

const { product, shop, stockOf, take, hire, customers, mailsTo, expectRefused } = openPhoneSetup();

describe('for somebody who calls for the first time', () => {
  test('with an e-mail there is an account, and a letter to choose a password by', async () => {
    const id = await product(10);
    const email = 'Vasile.Lupu@example.md';
    const company = { company_name: 'Lupu Electric S.R.L.', idno: '1014600987651' };
    const { status, json } = await take({
      new_customer: caller({ email, locale: 'ru', ...company }),
      order: order([[id, 1]]),
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: 'Vasile Lupu',
      email,
      company: company.company_name,
      idno: company.idno,
      lang: 'ru',
    });
    const row = (await customers()).at(-1);
    expect(row).toMatchObject({ email, email_key: email.toLowerCase(), is_juridical: true });
    const letters = await mailsTo(email);
    expect(letters.map(({ kind }) => kind)).toEqual(['account-opened', 'order-confirmation']);
    const [, uid, token] =
      /\/ru\/accounts\/reset-password\?uid=([\w-]+)&token=([\w-]+)/.exec(
        letters[0]?.text_body ?? '',
      ) ?? [];
    const chosen = await shop.asGuest('POST', '/auth/users/reset_password_confirm/', {
      uid,
      token,
      new_password: 'parola-noua-1',
    });
    expect(chosen.status).toBe(204);
    const logIn = await shop.asGuest('POST', '/auth-token/token/login/', {
      username: email,
      password: 'parola-noua-1',
    });
    const own = await shop.api('GET', '/orders/orders/', { token: logIn.json.auth_token });
    expect(own.json.results).toMatchObject([{ id: json.id }]);
  });

  test('without an e-mail nothing is sent to anybody but the shop, and any number can be so', async () => {
    const id = await product(10);
    for (let call = 0; call < 2; call += 1) {
      const { status, json } = await take({ new_customer: caller(), order: order([[id, 1]]) });
      expect(status).toBe(201);
      expect(json.email).toBe('');
      const row = (await customers()).at(-1);
      expect(row).toMatchObject({ email: '', email_key: null, phone: '+373-69-777-888' });
      const confirmed = await changeStatus(shop.own, 'staff:1', json.id, { to: 'confirmed' });
      expect(confirmed).not.toBeInstanceOf(Refused);
      const mails = await shop.db
        .selectFrom('mail_outbox')
        .select('kind')
        .where('order_id', '=', json.id)
        .execute();
      expect(mails).toEqual([{ kind: 'order-notice' }]);
    }
    expect(await mailsTo('')).toEqual([]);
    const nobody = await shop.asGuest('POST', '/auth-token/token/login/', {
      username: '',
      password: 'x',
    });
    expect(nobody.status).toBe(400);
  });

  test('the letter goes where the caller said for this order alone', async () => {
    const id = await product(10);
    const { json } = await take({
      new_customer: caller(),
      order: order([[id, 1]], { email: 'contabil@example.md' }),
    });
    expect(json.email).toBe('contabil@example.md');
    expect((await customers()).at(-1)?.email).toBe('');
    expect((await mailsTo('contabil@example.md')).map(({ kind }) => kind)).toEqual([
      'order-confirmation',
    ]);
  });

  test('a refused order leaves no account behind', async () => {
    const id = await product(1);
    const new_customer = caller({ email: 'nou@example.md' });
    await expectRefused(409, { new_customer, order: order([[id, 2]]) });
    await expectRefused(400, { new_customer, order: order([[2_000_000_000, 1]]) });
    const elsewhere = toCourier({ city_id: 999_999 });
    await expectRefused(400, { new_customer, order: order([[id, 1]], elsewhere) });
  });

  test('an e-mail that is taken is refused, whoever is first', async () => {
    const id = await product(10);
    const { user } = await shop.register();
    const email = user.email.toUpperCase();
    const taken = { new_customer: caller({ email }), order: order([[id, 1]]) };
    expect(Object.keys(await expectRefused(400, taken))).toEqual(['new_customer.email']);

    const colleague = await hire('sales');
    const wanted = { new_customer: caller({ email: 'doi@example.md' }), order: order([[id, 1]]) };
    const answers = await Promise.all([take(wanted), take(wanted, { by: colleague })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await stockOf(id)).toBe(9);
  });
});

describe('a repeated submit', () => {
  test('sent ten times at once with one key is one order of one new customer', async () => {
    const id = await product(10);
    const body = { new_customer: caller(), order: order([[id, 2]]) };
    const before = (await customers()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(body, { key: 'one' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await customers()).toHaveLength(before + 1);
    expect(await stockOf(id)).toBe(8);
  });

  test('a key is of one person and one order', async () => {
    const id = await product(10);
    const { user } = await shop.register();
    const body = { customer_id: user.id, order: order([[id, 1]]) };
    const first = await take(body, { key: 'two' });
    const other = { ...body, order: order([[id, 3]]) };
    await expectRefused(422, other, { key: 'two' });
    const colleague = await hire('owner');
    const theirs = await take(body, { key: 'two', by: colleague });
    expect([theirs.status, theirs.json.id === first.json.id]).toEqual([201, false]);
    await expectRefused(400, body, { key: 'with a space' });
  });
});
