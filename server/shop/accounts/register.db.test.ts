import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { freshAddress, juridicalForm, physicalForm } from './registration-forms.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('customer').execute();
  await shop.db.deleteFrom('mail_outbox').execute();
  await shop.db.deleteFrom('attempt').execute();
});

const path = '/accounts/create-and-update/';
const send = (body: unknown, options: Partial<Parameters<TestShop['api']>[2]> = {}) =>
  shop.api('POST', path, { body, headers: freshAddress(), ...options });
const customers = () => shop.db.selectFrom('customer').selectAll().execute();
const mails = () => shop.db.selectFrom('mail_outbox').selectAll().execute();

async function expectNothingWritten() {
  expect(await customers()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(await shop.db.selectFrom('customer_token').selectAll().execute()).toEqual([]);
}

test('a person registers, is signed in and sees the own data', async () => {
  const { status, json } = await send(physicalForm({ username: '  Ana.Rusu ' }));
  expect(status).toBe(200);
  const { id } = json.user;
  expect(json).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      id,
      user: id,
      name: '',
      username: 'Ana.Rusu',
      email: 'ana.rusu@example.md',
      email_confirmed: false,
      phone: '+373-69-123-456',
      country: '',
      city: '',
      region: '',
      address: '',
      image: null,
      company_name: '',
      company_email: '',
      type_company: '',
      function_in_company: '',
      district_id: null,
      locality_id: null,
      legal_address: '',
      idno: '',
      tva: '',
      iban: '',
      c_b: '',
      bank: '',
      is_juridical: false,
      net_prices: false,
    },
  });
  const own = await shop.api('GET', '/accounts/user-data/', { token: json.token });
  expect(own.status).toBe(200);
  expect(own.json).toEqual(json.user);
});

test('a company registers with its activity, the function of the person and the fiscal code', async () => {
  const { status, json } = await send(juridicalForm());
  expect(status).toBe(200);
  expect(json.user).toMatchObject({
    is_juridical: true,
    company_name: 'Volt Construct SRL',
    type_company: 'Industrie',
    function_in_company: 'Inginer',
    idno: '1003600000006',
  });
});

test('company data sent by a private person are not taken over', async () => {
  const { json } = await send(juridicalForm({ user_type: 'physical' }));
  expect(json.user).toMatchObject({ is_juridical: false, company_name: '', idno: '' });
});

test.each([
  ['ro', 'Contul dumneavoastră Cablaj este gata'],
  ['ru', 'Ваш аккаунт Cablaj готов'],
] as const)('the welcome goes out in the language of the page: %s', async (locale, subject) => {
  await send(physicalForm(), { locale });
  const queued = await mails();
  expect(queued).toHaveLength(1);
  expect(queued[0]).toMatchObject({ kind: 'welcome', recipient: 'ana.rusu@example.md', subject });
  expect((await customers())[0]?.locale).toBe(locale);
});

test.each([
  ['ro', 'Parolele nu coincid', 'Codul fiscal nu este valid'],
  ['ru', 'Пароли не совпадают', 'Фискальный код неверен'],
] as const)(
  'mistakes are told per field, in the reader’s language: %s',
  async (locale, confirm, code) => {
    const answer = await send(juridicalForm({ confirm_password: 'alta', c_f: '1003600000007' }), {
      locale,
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ confirm_password: [confirm], c_f: [code] });
    await expectNothingWritten();
  },
);

test.each([
  ['username', '   ', 'Introduceți numele de utilizator'],
  ['username', 'ab', 'Numele de utilizator are între 3 și 50 de caractere'],
  ['email', 'ana@', 'Adresa de e-mail nu este corectă'],
  ['phone', '+373-69-123', 'Numărul de telefon nu este complet'],
  ['terms', false, 'Confirmați că sunteți de acord cu termenii și condițiile'],
  ['company_name', ' ', 'Introduceți denumirea companiei'],
  ['function_in_company', '', 'Introduceți funcția dumneavoastră în companie'],
  ['type_company', 'Altceva', 'Alegeți domeniul de activitate din listă'],
])('%s = %j is refused and nobody is registered', async (field, value, message) => {
  const { status, json } = await send(juridicalForm({ [field]: value }));
  expect(status).toBe(400);
  expect(json).toEqual({ [field]: [message] });
  await expectNothingWritten();
});

test('a name or e-mail that is taken is refused, however it is written', async () => {
  await send(physicalForm());
  const before = await customers();

  const name = await send(physicalForm({ username: 'ANA.Rusu', email: 'alta@example.md' }));
  expect(name.status).toBe(400);
  expect(name.json).toEqual({ username: ['Acest nume de utilizator este deja ocupat'] });

  const email = await send(physicalForm({ username: 'alta', email: 'Ana.RUSU@Example.md' }), {
    locale: 'ru',
  });
  expect(email.status).toBe(400);
  expect(email.json).toEqual({ email: ['Аккаунт с таким адресом эл. почты уже есть'] });

  const both = await send(physicalForm());
  expect(both.status).toBe(400);
  expect(Object.keys(both.json)).toEqual(['username', 'email']);

  expect(await customers()).toEqual(before);
  expect(await mails()).toHaveLength(1);
});

test('of twenty who want one name at once, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      send(physicalForm({ username: i % 2 ? 'Bobina' : 'bobina', email: `b${i}@example.md` })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, json } of refused) {
    expect(status).toBe(400);
    expect(json).toEqual({ username: ['Acest nume de utilizator este deja ocupat'] });
  }
  expect(await customers()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('of several who want one e-mail at once, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => send(physicalForm({ username: `bobina${i}` }))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  for (const { json } of answers.filter(({ status }) => status === 400)) {
    expect(json).toEqual({ email: ['Există deja un cont cu această adresă de e-mail'] });
  }
  expect(await customers()).toHaveLength(1);
});

test('a dead or malformed token does not turn into a registration', async () => {
  const dead = await send(physicalForm(), { token: 'a'.repeat(43), locale: 'ru' });
  expect(dead.status).toBe(401);
  expect(dead.json).toEqual({ detail: 'Войдите в аккаунт, чтобы продолжить' });
  const malformed = await send(physicalForm(), { headers: { Authorization: 'Bearer x' } });
  expect(malformed.status).toBe(401);
  await expectNothingWritten();
});

test('nobody chooses the own id, picture or password hash', async () => {
  const { json } = await send(
    physicalForm({ id: 77, user: 77, image: '/x.png', password_hash: 'x', is_juridical: true }),
  );
  expect(json.user.id).not.toBe(77);
  expect(json.user).toMatchObject({ user: json.user.id, image: null, is_juridical: false });
  expect((await customers())[0]?.password_hash).toMatch(/^\$argon2id\$/);
});

test('the twenty-first registration from an address within the hour is refused', async () => {
  const headers = freshAddress();
  await send(physicalForm(), { headers });
  const statuses = [];
  for (let i = 0; i < 19; i++) statuses.push((await send(physicalForm(), { headers })).status);
  expect(new Set(statuses)).toEqual(new Set([400]));

  const other = physicalForm({ username: 'maria', email: 'maria@example.md' });
  const refused = await send(other, { headers });
  expect(refused.status).toBe(429);
  expect(refused.json.detail).toBe('Prea multe încercări. Încercați din nou mai târziu');
  expect(await customers()).toHaveLength(1);
  expect((await send(other)).status).toBe(200);
});

test('a form with mistakes does not count as a registration', async () => {
  const headers = freshAddress();
  for (let i = 0; i < 25; i++) await send(physicalForm({ terms: false }), { headers });
  expect((await send(physicalForm(), { headers })).status).toBe(200);
});

test('when the welcome cannot be queued nobody is registered, and the log tells no password', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shop.db.schema.alterTable('mail_outbox').renameTo('mail_away').execute();
  const { status, text } = await send(physicalForm());
  await shop.db.schema.alterTable('mail_away').renameTo('mail_outbox').execute();
  const logged = JSON.stringify(log.mock.calls);
  log.mockRestore();

  expect(status).toBe(500);
  expect(logged).toContain('mail_outbox');
  expect(logged + text).not.toMatch(/parola-buna-1|argon2/);
  await expectNothingWritten();
});
