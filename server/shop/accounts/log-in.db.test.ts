import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countHashes } from '../../../testing/count-hashes.ts';
import { soon } from '../../../testing/soon.ts';
import { hashPassword } from '../../base/access/password.ts';
import { databaseTime } from '../../testing/database-time.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { freshAddress } from './registration-forms.fixture.ts';

const PASSWORD = 'parola-buna-1';
let shop: TestShop;
let username: string;
let registered: string;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute();
  ({ username, token: registered } = await shop.register());
});

const logIn = (name: string, password: string, options: Parameters<TestShop['api']>[2] = {}) =>
  shop.api('POST', '/auth-token/token/login/', {
    body: { username: name, password },
    headers: freshAddress(),
    ...options,
  });
const readUser = (token: string) => shop.api('GET', '/accounts/user-data/', { token });
/** At the shop's own cost, unlike the one a test's customer begins with. */
const setPassword = async (password: string, db: TestShop['db'] = shop.db) =>
  db
    .updateTable('customer')
    .set({ password_hash: await hashPassword(password) })
    .where('username', '=', username)
    .execute();
async function waitingForALock() {
  const { rows } = await sql`
    select
    from pg_stat_activity
    where datname = current_database()
      and wait_event_type = 'Lock'`.execute(shop.db);
  return rows.length;
}
const tokens = () => shop.db.selectFrom('customer_token').selectAll().execute();

test('a customer logs in by username or e-mail, however they write it', async () => {
  for (const name of [
    username,
    username.toUpperCase(),
    `${username}@Example.md`,
    ` ${username} `,
  ]) {
    const { status, json } = await logIn(name, PASSWORD);
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['auth_token']);
    expect((await readUser(json.auth_token)).json.username).toBe(username);
  }
});

test.each([
  ['ro', 'Numele de utilizator sau parola nu sunt corecte'],
  ['ru', 'Неверное имя пользователя или пароль'],
] as const)(
  'a wrong password and an unknown name are answered alike: %s',
  async (locale, message) => {
    const before = await tokens();
    const wrong = await logIn(username, 'parola-rea-1', { locale });
    const unknown = await logIn('nimeni', 'parola-rea-1', { locale });
    expect(wrong.status).toBe(400);
    expect(wrong.json).toEqual({ non_field_errors: [message] });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(await tokens()).toEqual(before);
  },
);

test('an unknown name takes the database as many questions and the machine as many hashes as a known one', async () => {
  await setPassword(PASSWORD);
  const known = () => logIn(username, 'parola-rea-1');
  const unknown = () => logIn('nimeni', 'parola-rea-1');
  expect(await shop.countQueries(unknown)).toBe(await shop.countQueries(known));
  expect([await countHashes(unknown), await countHashes(known)]).toEqual([1, 1]);
});

test.each([
  [{ username: ' ', password: PASSWORD }, { username: ['Introduceți numele de utilizator'] }],
  [{ username: 'ana' }, { password: ['Introduceți parola'] }],
  [{ username: ['ana'], password: PASSWORD }, { username: ['Introduceți numele de utilizator'] }],
])('%j is refused', async (body, answer) => {
  const { status, json } = await shop.api('POST', '/auth-token/token/login/', { body });
  expect(status).toBe(400);
  expect(json).toEqual(answer);
});

test('who took somebody’s e-mail for a username does not stand in their way', async () => {
  await shop.register({ username: `${username}@example.md`, email: `alt-${username}@example.md` });
  const { json } = await logIn(`${username}@example.md`, PASSWORD);
  expect((await readUser(json.auth_token)).json.username).toBe(username);
});

test('ten wrong passwords close the account to an eleventh, by either of its names', async () => {
  const began = await databaseTime(shop.db);
  for (let i = 0; i < 10; i++) {
    const name = i % 2 ? username : `${username}@example.md`;
    expect((await logIn(name, 'parola-rea-1')).status).toBe(400);
  }
  const before = await tokens();
  const { status, json, headers } = await logIn(username, PASSWORD, { locale: 'ru' });
  expect(status).toBe(429);
  expect(json.detail).toBe('Слишком много попыток. Попробуйте позже');
  const passed = ((await databaseTime(shop.db)) - began) / 1000;
  expect(json.retry_after).toBeGreaterThanOrEqual(15 * 60 - passed);
  expect(json.retry_after).toBeLessThanOrEqual(15 * 60);
  expect(headers.get('retry-after')).toBe(String(json.retry_after));
  expect(await tokens()).toEqual(before);
  // Who is signed in already goes on.
  expect((await readUser(registered)).status).toBe(200);

  const other = await shop.register();
  expect((await logIn(other.username, PASSWORD)).status).toBe(200);
});

test('a name that does not exist is closed after as many attempts as one that does', async () => {
  const statuses = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await logIn(i % 2 ? 'Nimeni' : 'nimeni', 'x')).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test('the right password makes earlier mistakes forgotten', async () => {
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) await logIn(username, 'parola-rea-1');
    expect((await logIn(username, PASSWORD)).status).toBe(200);
  }
});

test('the account opens again when the quarter of an hour is over', async () => {
  for (let i = 0; i < 10; i++) await logIn(username, 'parola-rea-1');
  expect((await logIn(username, PASSWORD)).status).toBe(429);
  await shop.db.updateTable('attempt').set({ resets_at: sql<Date>`now()` }).execute();
  expect((await logIn(username, PASSWORD)).status).toBe(200);
});

test('an address that tried fifty times is refused, and closes nobody’s account by it', async () => {
  const headers = freshAddress();
  for (let i = 0; i < 50; i++) {
    // Without the cost of fifty hashes: a name that is closed already still counts for the address.
    await logIn('nimeni', 'x', { headers });
  }
  const refused = [];
  for (let i = 0; i < 12; i++) refused.push((await logIn(username, 'rea', { headers })).status);
  expect(new Set(refused)).toEqual(new Set([429]));
  expect((await logIn(username, PASSWORD)).status).toBe(200);
});

test('of many guesses at once no more than ten are checked', async () => {
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => logIn(username, 'parola-rea-1')),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
});

test('logging out kills this token and no other', async () => {
  const { json } = await logIn(username, PASSWORD);
  const out = await shop.api('POST', '/auth-token/token/logout/', { token: json.auth_token });
  expect([out.status, out.text]).toEqual([204, '']);
  expect((await readUser(json.auth_token)).status).toBe(401);
  expect((await readUser(registered)).status).toBe(200);

  const again = await shop.api('POST', '/auth-token/token/logout/', {
    token: json.auth_token,
    locale: 'ru',
  });
  expect(again.status).toBe(401);
  expect(again.json).toEqual({ detail: 'Войдите в аккаунт, чтобы продолжить' });
});

test('a password changed while a login is under way leaves that login without a token', async () => {
  const before = await tokens();
  const changing = await shop.db.startTransaction().execute();
  await setPassword('parola-noua-1', changing);
  const login = logIn(username, PASSWORD);
  await soon(waitingForALock).toBe(1);
  await changing.commit().execute();
  expect((await login).status).toBe(400);
  expect(await tokens()).toEqual(before);
});

test('no answer and no line of the log holds a password or its hash', async () => {
  const spies = (['log', 'info', 'warn', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  const { json, text: login } = await logIn(username, PASSWORD);
  const { text: wrong } = await logIn(username, 'parola-rea-1');
  const { text: user } = await readUser(json.auth_token);
  const logged = JSON.stringify(spies.flatMap((spy) => spy.mock.calls));
  for (const spy of spies) spy.mockRestore();
  expect(login + wrong + user + logged).not.toMatch(/parola-|argon2|password/);
});
