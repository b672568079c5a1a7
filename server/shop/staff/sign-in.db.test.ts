import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countHashes } from '../../../testing/count-hashes.ts';
import { hashPassword } from '../../base/access/password.ts';
import {
  type AddedStaff,
  addStaff,
  OUR_PAGE,
  STAFF_PASSWORD,
  staffHeaders,
  tokenIn,
} from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { freshAddress } from '../accounts/registration-forms.fixture.ts';
import { renewRecoveryCodes } from './enrol.ts';
import { findSession } from './sessions.ts';

let shop: TestShop;
let ana: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute();
  ana = await addStaff(shop.shop);
});

type Options = Parameters<TestShop['api']>[2];
const signIn = (fields: object, options: Options = {}) =>
  shop.api('POST', '/staff/session/', {
    body: { email: ana.email, password: STAFF_PASSWORD, ...fields },
    ...options,
    headers: { ...OUR_PAGE, ...freshAddress(), ...options.headers },
  });
const sessions = () =>
  shop.db.selectFrom('staff_session').select('id').where('staff_id', '=', ana.id).execute();

test('somebody signs in with e-mail, password and code, and gets a cookie no script can read', async () => {
  const answer = await signIn({ email: ` ${ana.email.toUpperCase()} `, code: ana.code() });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({
    person: { id: ana.id, email: ana.email, role: 'owner' },
    may_only_enrol: false,
  });
  expect(answer.json.permissions).toContain('staff.manage');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Path=/api/staff',
    'SameSite=Strict',
  ]);
  const token = tokenIn(answer) ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(answer.text).not.toContain(token);
  const { json } = await shop.api('GET', '/staff/session/', { headers: staffHeaders(token) });
  expect(json).toEqual(answer.json);
});

test('behind https the cookie never travels without it', async () => {
  const { config } = shop.shop;
  const publicUrl = vi.spyOn(config, 'publicUrl', 'get');
  publicUrl.mockReturnValue('https://cablaj.example');
  const { headers } = await signIn(
    { code: ana.code() },
    { headers: { Origin: 'https://cablaj.example' } },
  );
  publicUrl.mockRestore();
  expect(headers.get('set-cookie')).toContain('; Secure');
});

test('a right password without a code opens nothing, and is answered that a code is needed', async () => {
  const before = await fingerprint(shop.db);
  const { status, json, headers } = await signIn({});
  expect([status, json.code]).toEqual([403, 'code-needed']);
  expect(headers.get('set-cookie')).toBeNull();
  expect(await fingerprint(shop.db)).toBe(before);
});

test('an unknown e-mail, a wrong password and a deactivated account are answered alike', async () => {
  const gone = await addStaff(shop.shop, { isActive: false });
  const before = await fingerprint(shop.db);
  const answers = [
    await signIn({ password: 'parola-rea-1', code: '123456' }),
    await signIn({ email: 'nimeni@cablaj.example', code: '123456' }),
    await signIn({ email: gone.email }),
    await signIn({ email: gone.email, code: gone.code() }),
  ];
  const alike = answers.map(({ status, text, headers }) => [
    status,
    text,
    headers.get('set-cookie'),
  ]);
  expect(new Set(alike.map(String)).size).toBe(1);
  expect(answers[0]?.json).toEqual({
    non_field_errors: ['Adresa de e-mail sau parola nu sunt corecte'],
  });
  expect(await fingerprint(shop.db)).toBe(before);
});

test('an unknown e-mail takes the database as many questions and the machine as many hashes', async () => {
  await shop.db
    .updateTable('staff_secret')
    .set({ password_hash: await hashPassword(STAFF_PASSWORD) })
    .where('staff_id', '=', ana.id)
    .execute();
  const known = () => signIn({ password: 'parola-rea-1' });
  const unknown = () => signIn({ email: 'nimeni@cablaj.example' });
  expect(await shop.countQueries(unknown)).toBe(await shop.countQueries(known));
  expect([await countHashes(unknown), await countHashes(known)]).toEqual([1, 1]);
});

test('a code works once', async () => {
  const code = ana.code();
  expect((await signIn({ code })).status).toBe(200);
  const before = await sessions();
  const again = await signIn({ code });
  expect([again.status, again.headers.get('set-cookie')]).toEqual([400, null]);
  expect(again.json).toEqual({ code: ['Codul nu este corect sau a fost deja folosit'] });
  expect(await sessions()).toEqual(before);
  expect((await signIn({ code: ana.code(1) })).status).toBe(200);
  // Nor does one of before it, though the clock would still take it.
  expect((await signIn({ code })).status).toBe(400);
});

test('a code that two bring at once lets one of them in', async () => {
  const code = ana.code();
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn({ code })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
});

test('a recovery code works once, however it is written, also for two at once', async () => {
  const viewer = await findSession(shop.shop, ana.token);
  if (!viewer) throw new Error('nobody is signed in');
  const codes = await renewRecoveryCodes(shop.shop, viewer);
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  expect((await signIn({ code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
  expect((await signIn({ code: first })).status).toBe(400);
  const both = await Promise.all([signIn({ code: second }), signIn({ code: second })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const kept = await shop.db.selectFrom('staff_recovery_code').selectAll().execute();
  expect(kept).toHaveLength(8);
  expect(JSON.stringify(kept)).not.toContain(codes[5]?.replaceAll('-', ''));
});

test('five wrong codes pause the second factor, whoever brings the right one', async () => {
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await signIn({ code: '000000' })).status);
  const before = await fingerprint(shop.db);
  const right = await signIn({ code: ana.code() });
  expect(statuses).toEqual(Array(5).fill(400));
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(await fingerprint(shop.db)).toBe(before);
  const other = await addStaff(shop.shop);
  expect((await signIn({ email: other.email, code: other.code() })).status).toBe(200);
  await shop.db.updateTable('attempt').set({ resets_at: sql<Date>`now()` }).execute();
  expect((await signIn({ code: ana.code() })).status).toBe(200);
});

test('of many guesses of a code at once no more than five are looked at', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => signIn({ code: String(100_000 + at) })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
});

test('ten wrong passwords close the account to their network and to no other', async () => {
  const headers = freshAddress();
  for (let i = 0; i < 10; i++) await signIn({ password: 'parola-rea-1' }, { headers });
  const before = await sessions();
  expect((await signIn({ code: ana.code() }, { headers })).status).toBe(429);
  expect(await sessions()).toEqual(before);
  expect((await signIn({ code: ana.code() })).status).toBe(200);
});

test('an address that tried fifty times is refused, whatever it tries', async () => {
  const headers = freshAddress();
  const guess = async (name: string) =>
    (await signIn({ email: `${name}@cablaj.example`, password: 'x' }, { headers })).status;
  await guess('n0');
  // As if it had tried 48 times: each guess is as dear to the machine as is meant.
  await shop.db
    .updateTable('attempt')
    .set({ attempts: 48 })
    .where('subject', 'like', 'staff:address:%')
    .execute();
  expect([await guess('n1'), await guess('n2')]).toEqual([400, 400]);
  expect((await signIn({ code: ana.code() }, { headers })).status).toBe(429);
});

test('right passwords are not counted: an office signs in from one address as often as it likes', async () => {
  const headers = freshAddress();
  const statuses = new Set();
  for (let i = 0; i < 52; i++) statuses.add((await signIn({}, { headers })).status);
  expect(statuses).toEqual(new Set([403]));
});

test('guesses from everywhere close the account to strangers, and never lock its owner out', async () => {
  const home = freshAddress();
  expect((await signIn({ code: ana.code() }, { headers: home })).status).toBe(200);
  await shop.db
    .updateTable('attempt')
    .set({ attempts: 100 })
    .where('subject', '=', `staff:account:${ana.email.toLowerCase()}`)
    .execute();
  const before = await sessions();
  expect((await signIn({ code: ana.code(1) })).status).toBe(429);
  expect(await sessions()).toEqual(before);
  expect((await signIn({ code: ana.code(1) }, { headers: home })).status).toBe(200);
});

test('who has no second factor yet gets a session that can only add one', async () => {
  const half = await addStaff(shop.shop, { mayOnlyEnrol: true });
  const answer = await signIn({ email: half.email });
  expect(answer.status).toBe(200);
  expect([answer.json.may_only_enrol, answer.json.permissions]).toEqual([true, []]);
  const headers = staffHeaders(tokenIn(answer) ?? '');
  const { status, json } = await shop.api('GET', '/staff/people/', { headers });
  expect([status, json.code]).toEqual([403, 'enrol-needed']);
});

test.each([
  [{ email: 'ana' }, 'email'],
  [{ password: '' }, 'password'],
  [{ code: 123456 }, 'code'],
  [{ role: 'owner' }, 'role'],
])('%j is refused', async (fields, field) => {
  const { status, json } = await signIn(fields);
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
});

test('a second factor encrypted by another key lets nobody in, and is told of', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await sql`update staff_secret set totp_secret = (
    select totp_secret from staff_secret where staff_id < ${ana.id} limit 1
  ) where staff_id = ${ana.id}`.execute(shop.db);
  expect((await signIn({ code: ana.code() })).status).toBe(400);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('SECRET_KEY'));
  errors.mockRestore();
});

test('no table and no line of the log holds a password, a token or a secret', async () => {
  const spies = (['log', 'info', 'warn', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  const answer = await signIn({ code: ana.code() });
  const rows = await Promise.all(
    (['staff', 'staff_session', 'attempt', 'audit_entry'] as const).map((table) =>
      shop.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const kept = JSON.stringify([rows, spies.map((spy) => spy.mock.calls)]);
  for (const spy of spies) spy.mockRestore();
  expect(kept).not.toContain(tokenIn(answer));
  expect(kept).not.toMatch(/argon2|parola-/);
});
