import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveSetting } from '../../base/settings/save-setting.ts';
import {
  type AddedStaff,
  addStaff,
  STAFF_PASSWORD,
  staffHeaders,
  tokenIn,
} from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { forgetExpiredStaff } from './forget-expired-staff.ts';

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

const read = (token: string) =>
  shop.api('GET', '/staff/session/', { headers: staffHeaders(token) });
/** Who was added by a test is confirmed until tomorrow. */
const unconfirm = () =>
  sql`
    update staff_session
    set confirmed_at = now() - interval '11 minutes'
    where staff_id = ${ana.id}`.execute(shop.db);
const ageBy = (column: 'expires_at' | 'last_used_at', minutes: number) =>
  sql`
    update staff_session
    set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(mins => ${minutes})
    where staff_id = ${ana.id}`.execute(shop.db);
const confirm = (fields: object, token = ana.token) =>
  shop.api('POST', '/staff/session/confirm/', {
    headers: staffHeaders(token),
    body: { password: STAFF_PASSWORD, code: ana.code(), ...fields },
  });

test('a session ends twelve hours after it began', async () => {
  await ageBy('expires_at', 12 * 60 - 1);
  expect((await read(ana.token)).status).toBe(200);
  await ageBy('expires_at', 1);
  expect((await read(ana.token)).status).toBe(401);
});

test('a session ends after an hour without use, and every use counts', async () => {
  await ageBy('last_used_at', 59);
  expect((await read(ana.token)).status).toBe(200);
  await ageBy('last_used_at', 59);
  expect((await read(ana.token)).status).toBe(200);
  await ageBy('last_used_at', 61);
  expect((await read(ana.token)).status).toBe(401);
});

test('both times are settings', async () => {
  await inShop(shop.db, (c) => saveSetting(c, 'staff_idle_minutes', { input: 10 }));
  await inShop(shop.db, (c) => saveSetting(c, 'staff_session_hours', { input: 1 }));
  await shop.changes.catchUp();
  await ageBy('last_used_at', 11);
  expect((await read(ana.token)).status).toBe(401);
  const second = await ana.signIn();
  expect((await read(second)).status).toBe(200);
  await ageBy('expires_at', 60);
  expect((await read(second)).status).toBe(401);
  await inShop(shop.db, (c) => saveSetting(c, 'staff_idle_minutes', { input: 60 }));
  await inShop(shop.db, (c) => saveSetting(c, 'staff_session_hours', { input: 12 }));
  await shop.changes.catchUp();
});

test('what has expired is forgotten, what has not stays', async () => {
  const other = await addStaff(shop.shop);
  const idle = await addStaff(shop.shop);
  await ageBy('expires_at', 12 * 60);
  await sql`
    update staff_session
    set last_used_at = now() - interval '61 minutes'
    where staff_id = ${idle.id}`.execute(shop.db);
  await forgetExpiredStaff(shop.shop);
  const left = await shop.db
    .selectFrom('staff_session')
    .select('staff_id')
    .where('staff_id', 'in', [ana.id, other.id, idle.id])
    .execute();
  expect(left).toEqual([{ staff_id: other.id }]);
});

test('somebody sees their own sessions, and which one is this', async () => {
  const other = await ana.signIn();
  await addStaff(shop.shop);
  const { json } = await shop.api('GET', '/staff/sessions/', { headers: ana.headers });
  expect(json).toHaveLength(2);
  expect(json.map(({ id, is_this }: { id: number; is_this: boolean }) => [id, is_this])).toEqual([
    [await ana.sessionId(other), false],
    [await ana.sessionId(), true],
  ]);
  expect(json[0]).toMatchObject({ address: '192.0.2.1', browser: '' });
});

test('somebody ends one of their sessions, and nobody else’s', async () => {
  const second = await ana.signIn();
  const other = await addStaff(shop.shop);
  const before = await fingerprint(shop.db);
  const end = (id: number) =>
    shop.api('DELETE', `/staff/sessions/${id}/`, { headers: ana.headers });
  expect((await end(await other.sessionId())).status).toBe(404);
  expect(await fingerprint(shop.db)).toBe(before);
  expect((await end(await ana.sessionId(second))).status).toBe(204);
  expect((await read(second)).status).toBe(401);
  expect((await read(ana.token)).status).toBe(200);
  expect((await read(other.token)).status).toBe(200);
});

test('signing out ends this session, and everywhere all of them', async () => {
  const [second, third] = [await ana.signIn(), await ana.signIn()];
  const out = await shop.api('DELETE', '/staff/session/', { headers: staffHeaders(second) });
  expect(out.headers.get('set-cookie')).toMatch(/staff_session=;.*Max-Age=0/);
  expect([(await read(second)).status, (await read(third)).status]).toEqual([401, 200]);
  await shop.api('DELETE', '/staff/sessions/', { headers: ana.headers });
  expect([(await read(ana.token)).status, (await read(third)).status]).toEqual([401, 401]);
});

test('a confirmation by password and code renews the rights and the token with them', async () => {
  await unconfirm();
  const codes = { headers: ana.headers };
  expect((await shop.api('POST', '/staff/recovery-codes/', codes)).json.code).toBe(
    'confirm-needed',
  );
  const answer = await confirm({});
  expect(answer.status).toBe(200);
  const token = tokenIn(answer) ?? '';
  // Whoever knew the former token has nothing of it.
  expect((await read(ana.token)).status).toBe(401);
  expect(answer.json.csrf_token).toBe(staffHeaders(token)['X-CSRF-Token']);
  const renewed = await shop.api('POST', '/staff/recovery-codes/', {
    headers: staffHeaders(token),
  });
  expect(renewed.json).toHaveLength(10);
});

test('a wrong password or code confirms nothing', async () => {
  await unconfirm();
  const before = await fingerprint(shop.db);
  expect((await confirm({ password: 'parola-rea-1' })).json).toEqual({
    password: ['Parola nu este corectă'],
  });
  expect((await confirm({ code: '000000' })).status).toBe(400);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('who found an open session guesses neither password nor code behind it', async () => {
  const passwords = [];
  for (let i = 0; i < 11; i++) passwords.push((await confirm({ password: 'rea' })).status);
  expect(passwords).toEqual([...Array(10).fill(400), 429]);
  await shop.db.deleteFrom('attempt').execute();
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await confirm({ code: '000000' })).status);
  expect(codes).toEqual([...Array(5).fill(400), 429]);
});

test('another password ends the other sessions, a letter tells, and the old one is of no use', async () => {
  const other = await ana.signIn();
  const change = (body: object) =>
    shop.api('POST', '/staff/password/', { headers: ana.headers, body });
  const before = await fingerprint(shop.db);
  const new_password = 'o-parola-mai-lunga';
  for (const body of [
    { password: 'parola-rea-1', new_password },
    { password: STAFF_PASSWORD, new_password: 'scurta' },
    { new_password },
  ]) {
    expect((await change(body)).status).toBe(400);
  }
  expect(await fingerprint(shop.db)).toBe(before);

  expect((await change({ password: STAFF_PASSWORD, new_password })).status).toBe(204);
  expect([(await read(ana.token)).status, (await read(other)).status]).toEqual([200, 401]);
  const letter = await shop.db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(letter).toEqual({ kind: 'staff-password-changed', recipient: ana.email });
  expect((await confirm({})).status).toBe(400);
  expect((await confirm({ password: new_password })).status).toBe(200);
  const noted = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'entity', 'entity_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(noted).toEqual({
    actor: `staff:${ana.id}`,
    entity: 'staff',
    entity_id: String(ana.id),
    before: null,
    after: { password: 'changed' },
  });
});
