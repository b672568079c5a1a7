import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { freshAddress, juridicalForm, physicalForm } from './registration-forms.fixture.ts';

const PASSWORD = 'parola-buna-1';
const WAY = '/accounts/create-and-update/';
let shop: TestShop;
let ana: Awaited<ReturnType<TestShop['register']>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute();
  ana = await shop.register();
});

const save = (body: object, token = ana.token) =>
  shop.api('POST', WAY, { token, body, headers: freshAddress() });
const logIn = (password: string, headers: object = {}) =>
  shop.api('POST', '/auth-token/token/login/', {
    body: { username: ana.username, password },
    headers: { ...freshAddress(), ...headers },
  });
const readUser = (token = ana.token) => shop.api('GET', '/accounts/user-data/', { token });
const isIn = async (token: string) => (await readUser(token)).status === 200;
const mailsTo = (recipient: string) =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['kind', 'text_body'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const sendLink = () =>
  shop.api('POST', '/accounts/send-email-confirmation/', { token: ana.token, body: {} });
async function lastLink(recipient = ana.user.email) {
  const text = (await mailsTo(recipient)).at(-1)?.text_body ?? '';
  const [, uid = '', token = ''] = /\?confirm=([\w-]+)\.([\w-]+)/.exec(text) ?? [];
  return { uid, token };
}
const confirm = (body: object) => shop.api('POST', '/accounts/confirm-email/', { body });

test('an e-mail is confirmed by the link that was sent to it, once', async () => {
  expect((await readUser()).json.email_confirmed).toBe(false);
  expect((await sendLink()).status).toBe(204);
  const link = await lastLink();
  expect((await confirm({ ...link, token: 'x'.repeat(43) })).status).toBe(400);
  expect((await readUser()).json.email_confirmed).toBe(false);
  expect((await confirm(link)).status).toBe(204);
  expect((await readUser()).json.email_confirmed).toBe(true);
  expect((await confirm(link)).status).toBe(400);
  const { rows } = await sql<{ kept: string }>`
    select string_agg(encode(token_hash, 'escape'), '') as kept
    from email_confirmation`.execute(shop.db);
  expect(rows[0]?.kept ?? '').not.toContain(link.token);
});

test('a link that is old, or was sent to a former address, confirms nothing', async () => {
  await sendLink();
  const link = await lastLink();
  const next = `nou.${ana.user.email}`;
  await save({ email: next, current_password: PASSWORD });
  expect((await confirm(link)).status).toBe(400);
  const fresh = await lastLink(next);
  await shop.db.updateTable('email_confirmation').set({ expires_at: sql<Date>`now()` }).execute();
  const before = await fingerprint(shop.db);
  expect((await confirm(fresh)).status).toBe(400);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('the link is sent again a few times an hour and not more', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await sendLink()).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await mailsTo(ana.user.email)).toHaveLength(5);
});

test('whoever registers a stranger’s address writes them not a word of their own', async () => {
  const typed = { username: 'BaniRapizi.example', company_name: 'Castigati acum SRL' };
  const form = juridicalForm({ ...typed, email: 'victima@example.md' });
  const { status } = await shop.api('POST', WAY, { body: form, headers: freshAddress() });
  expect(status).toBe(200);
  const [mail] = await mailsTo('victima@example.md');
  expect(mail?.kind).toBe('welcome');
  for (const text of Object.values(typed)) expect(mail?.text_body).not.toContain(text);
});

test('an e-mail that goes from account to account has no flood of letters sent to it, and stays to be had', async () => {
  const victim = 'nimeni@example.md';
  const take = async (at: number) => {
    const form = physicalForm({ username: `hot${at}`, email: victim, password: PASSWORD });
    const { status, json } = await shop.api('POST', WAY, { body: form, headers: freshAddress() });
    expect(status).toBe(200);
    return json.token as string;
  };
  for (let at = 0; at < 5; at += 1) {
    const token = await take(at);
    const away = { email: `hot${at}@example.md`, current_password: PASSWORD };
    expect((await save(away, token)).status).toBe(200);
  }
  const letters = ['welcome', 'customer-email-changed'];
  expect((await mailsTo(victim)).map(({ kind }) => kind)).toEqual(
    [letters, letters, letters].flat(),
  );
  // Its owner still has an account by it, and the letter that confirms it when asked for.
  const owner = await take(9);
  const asked = { token: owner, body: {} };
  expect((await shop.api('POST', '/accounts/send-email-confirmation/', asked)).status).toBe(204);
  expect((await confirm(await lastLink(victim))).status).toBe(204);
});

const common = /^Această parolă este prea des folosită/;
const ownName = /^Parola nu poate fi numele sau adresa dumneavoastră$/;
test.each([
  // Its length comes first: a longer one of its kind is refused all the same.
  ['parola', /^Parola are între 8 și/],
  ['parola123', common],
  ['Qwerty2024!', common],
  ['йцукенгшщз', common],
  ['Любовь1990', common],
  ['teiubesc', common],
  ['87654321', common],
  ['abcabcabc', common],
  ['dorel.lungu', ownName],
  ['DorelLungu77', ownName],
  ['dl@example.md', ownName],
])('%s is no password, and nobody is registered by it', async (password, says) => {
  const before = await fingerprint(shop.db);
  const fields = { username: 'dorel.lungu', email: 'dl@example.md' };
  const body = physicalForm({ ...fields, password, confirm_password: password });
  const { status, json } = await shop.api('POST', WAY, { body, headers: freshAddress() });
  expect(status).toBe(400);
  expect(json).toEqual({ password: [expect.stringMatching(says)] });
  expect(await fingerprint(shop.db)).toBe(before);
});

test('another e-mail needs the present password, tells the former one and ends other tokens', async () => {
  const elsewhere = (await logIn(PASSWORD)).json.auth_token;
  const email = `nou.${ana.user.email}`;
  const before = await fingerprint(shop.db);
  expect((await save({ email })).json).toEqual({
    current_password: ['Introduceți parola actuală'],
  });
  expect((await save({ email, current_password: 'ghicit-1' })).json).toEqual({
    current_password: ['Parola actuală nu este corectă'],
  });
  expect(await fingerprint(shop.db)).toBe(before);

  const { status, json } = await save({ email, current_password: PASSWORD });
  expect([status, json.user.email, json.user.email_confirmed]).toEqual([200, email, false]);
  expect((await mailsTo(ana.user.email)).map(({ kind }) => kind)).toEqual([
    'customer-email-changed',
  ]);
  expect([await isIn(ana.token), await isIn(elsewhere)]).toEqual([true, false]);
});

test('all the rest changes without a password, as the shop’s page sends it', async () => {
  const { status } = await save({ email: ana.user.email.toUpperCase(), city: 'Bălți' });
  expect(status).toBe(200);
  expect(await mailsTo(ana.user.email)).toEqual([]);
});

test('another password needs the present one, tells by mail and ends other tokens', async () => {
  const elsewhere = (await logIn(PASSWORD)).json.auth_token;
  const wanted = { new_password: 'trei cuvinte noi' };
  expect((await save(wanted)).status).toBe(400);
  expect((await save({ ...wanted, current_password: 'ghicit-1' })).status).toBe(400);
  const weak = await save({ new_password: 'parola123', current_password: PASSWORD });
  expect(Object.keys(weak.json)).toEqual(['new_password']);
  expect(await isIn(elsewhere)).toBe(true);
  expect((await save({ ...wanted, current_password: PASSWORD })).status).toBe(200);
  expect([await isIn(ana.token), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await logIn(PASSWORD)).status).toBe(400);
  expect((await logIn(wanted.new_password)).status).toBe(200);
  const [mail] = await mailsTo(ana.user.email);
  expect(mail?.kind).toBe('customer-password-changed');
});

test('whoever holds a token does not guess the password by it', async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    const guess = { new_password: 'trei cuvinte noi', current_password: `ghicit-${count}` };
    statuses.push((await save(guess)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test('signing out everywhere ends every token, and nobody else’s', async () => {
  const other = await shop.register();
  const elsewhere = (await logIn(PASSWORD)).json.auth_token;
  const out = await shop.api('POST', '/auth-token/token/logout-everywhere/', { token: ana.token });
  expect(out.status).toBe(204);
  const left = [await isIn(ana.token), await isIn(elsewhere), await isIn(other.token)];
  expect(left).toEqual([false, false, true]);
});

test('strangers who guess close the account to strangers, not to a device that was in before', async () => {
  const signedIn = await logIn(PASSWORD);
  const [cookie = ''] = signedIn.headers.getSetCookie();
  expect(cookie).toMatch(/^device=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
  const mine = { Cookie: cookie.split(';')[0] };
  for (let count = 0; count < 10; count += 1) await logIn('ghicit-1');
  expect((await logIn(PASSWORD)).status).toBe(429);
  expect((await logIn(PASSWORD, mine)).status).toBe(200);
  // What the device does itself counts for the device, and its success opens nothing to others.
  expect((await logIn(PASSWORD)).status).toBe(429);
  for (let count = 0; count < 10; count += 1) await logIn('ghicit-1', mine);
  expect((await logIn(PASSWORD, mine)).status).toBe(429);
});

test('a device of somebody else is a stranger’s here', async () => {
  const other = await shop.register();
  const { headers } = await shop.api('POST', '/auth-token/token/login/', {
    body: { username: other.username, password: PASSWORD },
    headers: freshAddress(),
  });
  const theirs = { Cookie: headers.getSetCookie()[0]?.split(';')[0] };
  for (let count = 0; count < 10; count += 1) await logIn('ghicit-1', theirs);
  expect((await logIn(PASSWORD, theirs)).status).toBe(429);
});
