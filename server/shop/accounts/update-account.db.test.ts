import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const PASSWORD = 'parola-buna-1';
type Registered = Awaited<ReturnType<TestShop['register']>>;
let shop: TestShop;
let ana: Registered;
let ion: Registered;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  ana = await shop.register();
  ion = await shop.register();
});

const save = (token: string, body: unknown, locale: 'ro' | 'ru' = 'ro', address = '10.7.0.1') =>
  shop.api('POST', '/accounts/create-and-update/', {
    token,
    body,
    locale,
    headers: { 'X-Forwarded-For': address },
  });
const rows = () => shop.db.selectFrom('customer').selectAll().orderBy('id').execute();
const registerCompany = () =>
  shop.register({
    user_type: 'juridical',
    company_name: 'Volt Construct SRL',
    function_in_company: 'Inginer',
    c_f: '1003600000006',
  });

test('a customer changes what is sent and keeps the rest', async () => {
  const changes = {
    name: ' Ana Rusu ',
    phone: '+373-79-654-321',
    city: 'Bălți',
    region: 'Bălți',
    country: 'Moldova',
    address: 'str. Ștefan cel Mare 5',
    tva: '0501234',
  };
  const { status, json } = await save(ana.token, changes);
  expect(status).toBe(200);
  expect(json).toEqual({ user: { ...ana.user, ...changes, name: 'Ana Rusu' } });
  const own = await shop.api('GET', '/accounts/user-data/', { token: ana.token });
  expect(own.json).toEqual(json.user);

  const emptied = await save(ana.token, { city: '', tva: '' });
  expect(emptied.json.user).toEqual({ ...json.user, city: '', tva: '' });
});

test('a company chooses prices without VAT, on every device until it chooses otherwise', async () => {
  const company = await registerCompany();
  const { json } = await save(company.token, { net_prices: true });
  expect(json.user).toEqual({ ...company.user, net_prices: true });
  const own = await shop.api('GET', '/accounts/user-data/', { token: company.token });
  expect(own.json.net_prices).toBe(true);
  const other = await shop.api('GET', '/accounts/user-data/', { token: ana.token });
  expect(other.json.net_prices).toBe(false);
  expect((await save(company.token, { net_prices: 'yes' })).status).toBe(400);
  expect((await save(company.token, { net_prices: false })).json.user.net_prices).toBe(false);
});

test('another company has no VAT code and no address of the former one, unless it says the same', async () => {
  const company = await registerCompany();
  const known = { tva: '0507632', legal_address: 'str. Ismail 1' };
  await save(company.token, known);
  const same = { idno: company.user.idno, company_name: 'Alt nume S.R.L.' };
  expect((await save(company.token, same)).json.user).toMatchObject(known);
  const other = { idno: '1008600038413', company_name: 'Alta S.R.L.' };
  const { json } = await save(company.token, other);
  expect(json.user).toMatchObject({ ...other, tva: '', legal_address: '' });
  const company1 = { idno: company.user.idno, tva: '0201234', legal_address: 'str. Mare 2' };
  expect((await save(company.token, company1)).json.user).toMatchObject(company1);
});

test('nothing sent changes nothing', async () => {
  const before = await rows();
  const { status, json } = await save(ana.token, {});
  expect(status).toBe(200);
  expect(json).toEqual({ user: ana.user });
  expect(await rows()).toEqual(before);
});

test('what a customer may not choose is ignored, and nobody else is touched', async () => {
  const before = await rows();
  const { status, json } = await save(ana.token, {
    id: ion.user.id,
    user: ion.user.id,
    user_type: 'juridical',
    is_juridical: true,
    terms: false,
    image: '/x.png',
    password: 'parola-noua-1',
    password_hash: 'x',
    locale: 'ru',
    created_at: '2000-01-01',
  });
  expect(status).toBe(200);
  expect(json).toEqual({ user: ana.user });
  expect(await rows()).toEqual(before);
});

test('username and e-mail can be changed, also only in case, and the token goes on working', async () => {
  const renamed = { username: ana.username.toUpperCase(), email: `Nou.${ana.user.email}` };
  const { status, json } = await save(ana.token, { ...renamed, current_password: PASSWORD });
  expect(status).toBe(200);
  expect(json.user).toMatchObject(renamed);
  const own = await shop.api('GET', '/accounts/user-data/', { token: ana.token });
  expect(own.status).toBe(200);
});

test('another customer’s username or e-mail is refused and nothing changes', async () => {
  const before = await rows();
  const name = await save(ana.token, { username: ion.username.toUpperCase(), city: 'Bălți' });
  expect(name.status).toBe(400);
  expect(name.json).toEqual({ username: ['Acest nume de utilizator este deja ocupat'] });
  const email = await save(
    ana.token,
    { email: ion.user.email.toUpperCase(), current_password: PASSWORD },
    'ru',
  );
  expect(email.status).toBe(400);
  expect(email.json).toEqual({ email: ['Аккаунт с таким адресом эл. почты уже есть'] });
  expect(await rows()).toEqual(before);
});

test('one who tries name after name to learn which are taken is stopped, and may still move house', async () => {
  const address = '10.7.0.2';
  const tried = (username: string) => save(ana.token, { username }, 'ro', address);
  for (let i = 0; i < 20; i++) expect((await tried(ion.username)).status).toBe(400);
  const refused = await tried('alt-nume');
  expect(refused.status).toBe(429);
  expect(refused.json.detail).toBe('Prea multe încercări. Încercați din nou mai târziu');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);

  const own = { username: ana.username, email: ana.user.email, city: 'Bălți' };
  expect((await save(ana.token, own, 'ro', address)).json.user).toEqual({ ...ana.user, ...own });
});

test('of two customers who take one name at once, one gets it', async () => {
  const wanted = `rar-${ana.username}`;
  const answers = await Promise.all(
    [ana, ion].map(({ token }) => save(token, { username: wanted })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.json).toEqual({
    username: ['Acest nume de utilizator este deja ocupat'],
  });
  expect((await rows()).filter(({ username }) => username === wanted)).toHaveLength(1);
});

test('a company cannot empty its name or fiscal code', async () => {
  const company = await registerCompany();
  const before = await rows();
  const { status, json } = await save(company.token, { company_name: ' ', idno: '' });
  expect(status).toBe(400);
  expect(json).toEqual({
    company_name: ['Introduceți denumirea companiei'],
    idno: ['Introduceți codul fiscal'],
  });
  const code = await save(company.token, { idno: '', bank: 'MAIB' }, 'ru');
  expect(code.json).toEqual({ idno: ['Введите фискальный код'] });
  expect(await rows()).toEqual(before);

  const renamed = await save(company.token, { company_name: 'Volt SRL', bank: 'MAIB' });
  expect(renamed.json.user).toMatchObject({ company_name: 'Volt SRL', bank: 'MAIB' });
});

test('wrong values are refused per field and nothing changes', async () => {
  const before = await rows();
  const { status, json } = await save(ana.token, {
    email: 'ana@',
    phone: '069123456',
    username: '',
    city: 'Bălți',
  });
  expect(status).toBe(400);
  expect(json).toEqual({
    username: ['Introduceți numele de utilizator'],
    email: ['Adresa de e-mail nu este corectă'],
    phone: ['Numărul de telefon nu este complet'],
  });
  expect(await rows()).toEqual(before);
});

test('changing the e-mail makes a reset link sent to the former one void', async () => {
  await shop.api('POST', '/auth/users/reset_password/', { body: { email: ana.user.email } });
  const links = () =>
    shop.db
      .selectFrom('password_reset')
      .where('customer_id', '=', ana.user.id)
      .select('customer_id');
  await save(ana.token, { city: 'Bălți' });
  expect(await links().execute()).toHaveLength(1);
  await save(ana.token, { email: `nou.${ana.user.email}`, current_password: PASSWORD });
  expect(await links().execute()).toEqual([]);
});
