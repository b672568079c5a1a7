import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AddedStaff,
  addStaff,
  codeOf,
  OUR_PAGE,
  STAFF_PASSWORD,
  staffHeaders,
  tokenIn,
} from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let half: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute();
  half = await addStaff(shop.shop, { mayOnlyEnrol: true });
});

const start = (token: string) =>
  shop.api('POST', '/staff/second-factor/', { headers: staffHeaders(token) });
const confirm = (token: string, code: string) =>
  shop.api('POST', '/staff/second-factor/confirm/', {
    headers: staffHeaders(token),
    body: { code },
  });
const read = (token: string) =>
  shop.api('GET', '/staff/session/', { headers: staffHeaders(token) });
const signIn = (email: string, code?: string) =>
  shop.api('POST', '/staff/session/', {
    headers: OUR_PAGE,
    body: { email, password: STAFF_PASSWORD, ...(code && { code }) },
  });

test('an authenticator confirmed by a code opens the shop, with another token and ten recovery codes', async () => {
  const { json: given } = await start(half.token);
  expect(given.address).toContain(`secret=${given.secret}`);
  expect(given.address).toMatch(/^otpauth:\/\/totp\/Cablaj:/);
  const done = await confirm(half.token, codeOf(given.secret));
  expect(done.status).toBe(200);
  expect(done.json.recovery_codes).toHaveLength(10);
  expect(done.json.session).toMatchObject({ may_only_enrol: false });

  const token = tokenIn(done) ?? '';
  expect((await read(half.token)).status).toBe(401);
  expect((await read(token)).json.permissions).toContain('staff.manage');
  // From now on the password alone opens nothing, and the code of before is used.
  expect((await signIn(half.email)).json.code).toBe('code-needed');
  expect((await signIn(half.email, codeOf(given.secret))).status).toBe(400);
  expect((await signIn(half.email, codeOf(given.secret, 1))).status).toBe(200);
  expect((await signIn(half.email, done.json.recovery_codes[0])).status).toBe(200);
});

test('the secret is kept encrypted', async () => {
  const { json: given } = await start(half.token);
  await confirm(half.token, codeOf(given.secret));
  const kept = await shop.db
    .selectFrom('staff_secret')
    .select('totp_secret')
    .where('staff_id', '=', half.id)
    .executeTakeFirstOrThrow();
  expect(kept.totp_secret?.toString('latin1')).not.toContain(given.secret);
});

test('a wrong code, or one before the beginning, enrols nothing', async () => {
  const before = await fingerprint(shop.db);
  expect((await confirm(half.token, '000000')).status).toBe(400);
  expect(await fingerprint(shop.db)).toBe(before);
  await start(half.token);
  const begun = await fingerprint(shop.db);
  const wrong = await confirm(half.token, '000000');
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([400, null]);
  expect(await fingerprint(shop.db)).toBe(begun);
});

test('codes are guessed five times while enrolling too', async () => {
  await start(half.token);
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await confirm(half.token, '000000')).status);
  expect(statuses).toEqual([...Array(5).fill(400), 429]);
});

test('who knows the password alone does not replace a second factor that is there by now', async () => {
  const stranger = await half.signIn();
  const [{ json: own }, { json: theirs }] = [await start(half.token), await start(stranger)];
  const answers = await Promise.all([
    confirm(half.token, codeOf(own.secret)),
    confirm(stranger, codeOf(theirs.secret)),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const tokens = answers.map(tokenIn).filter((token) => token !== undefined);
  expect(tokens).toHaveLength(1);
  expect([(await read(half.token)).status, (await read(stranger)).status]).toEqual([401, 401]);

  // Nor by a session that was opened in between.
  const late = await half.signIn();
  const { json } = await start(late);
  const before = await shop.db.selectFrom('staff_secret').selectAll().execute();
  expect((await confirm(late, codeOf(json.secret))).status).toBe(401);
  expect(await shop.db.selectFrom('staff_secret').selectAll().execute()).toEqual(before);
});

test('another authenticator takes the place of the first, and ends the other sessions', async () => {
  const ana = await addStaff(shop.shop);
  const other = await ana.signIn();
  const { json: given } = await start(ana.token);
  // Until it is confirmed, the first one holds.
  expect((await signIn(ana.email, ana.code())).status).toBe(200);
  const done = await confirm(ana.token, codeOf(given.secret, 1));
  expect(done.status).toBe(200);
  expect((await read(other)).status).toBe(401);
  expect((await signIn(ana.email, ana.code(1))).status).toBe(400);
});
