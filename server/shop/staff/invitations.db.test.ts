import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { forgetExpiredStaff } from './forget-expired-staff.ts';

const PASSWORD = 'o-parola-lunga-1';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

const keyIn = (text: string) => /\/admin\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';
const accept = (key: string, fields: object = {}) =>
  shop.api('POST', '/staff/invitation/', {
    headers: OUR_PAGE,
    body: { key, password: PASSWORD, ...fields },
  });
const seen = (key: string) =>
  shop.api('POST', '/staff/invitation/read/', { headers: OUR_PAGE, body: { key } });

let owner: AddedStaff;
let guests = 0;
let email: string;
beforeEach(async () => {
  owner = await addStaff(shop.shop);
  guests += 1;
  email = `Oaspete.${guests}@cablaj.example`;
});

const invite = (fields: object = {}) =>
  shop.api('POST', '/staff/people/', {
    headers: owner.headers,
    body: { name: 'Maria', email, role: 'sales', locale: 'ru', ...fields },
  });
async function mailedKey() {
  const mail = await shop.db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'text_body'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([mail.kind, mail.recipient]).toEqual(['staff-invitation', email]);
  return keyIn(mail.text_body);
}

test('who is invited gets a link by mail, chooses a password and can do nothing but enrol', async () => {
  const invited = await invite();
  expect(invited.status).toBe(201);
  expect(invited.json).toMatchObject({ name: 'Maria', email, role: 'sales', locale: 'ru' });
  const key = await mailedKey();
  // Who invites somebody cannot come in as them.
  expect(invited.text).not.toContain(key);
  expect((await seen(key)).json).toEqual({ name: 'Maria', email, role: 'sales' });
  const accepted = await accept(key);
  expect(accepted.json).toMatchObject({
    person: { name: 'Maria', email, role: 'sales', locale: 'ru' },
    may_only_enrol: true,
    permissions: [],
  });
  const headers = staffHeaders(tokenIn(accepted) ?? '');
  expect((await shop.api('GET', '/staff/session/', { headers })).status).toBe(200);
  expect((await shop.api('GET', '/staff/sessions/', { headers })).json.code).toBe('enrol-needed');
});

test('an invitation works once, also for two at once', async () => {
  await invite();
  const key = await mailedKey();
  const answers = await Promise.all([accept(key), accept(key)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const before = await fingerprint(shop.db);
  expect((await accept(key)).json).toEqual({
    non_field_errors: ['Invitația nu mai este valabilă. Cereți alta'],
  });
  expect(await fingerprint(shop.db)).toBe(before);
});

test('a new invitation to the same e-mail makes the former void', async () => {
  await invite();
  const former = await mailedKey();
  await invite({ email: email.toUpperCase(), role: 'content' });
  email = email.toUpperCase();
  const key = await mailedKey();
  expect((await accept(former)).status).toBe(400);
  expect((await accept(key)).json.person.role).toBe('content');
});

test('an invitation ends after 72 hours, and is forgotten', async () => {
  await invite();
  const key = await mailedKey();
  const age = (hours: number) =>
    sql`
      update staff_invitation
      set expires_at = expires_at - make_interval(hours => ${hours})
      where email = ${email}`.execute(shop.db);
  await age(71);
  expect((await seen(key)).status).toBe(200);
  await forgetExpiredStaff(shop.shop);
  expect((await seen(key)).status).toBe(200);
  await age(1);
  expect((await accept(key)).status).toBe(400);
  await forgetExpiredStaff(shop.shop);
  const left = await shop.db
    .selectFrom('staff_invitation')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(left).toEqual([]);
});

test('a withdrawn invitation is void', async () => {
  const { json } = await invite();
  const key = await mailedKey();
  const path = `/staff/invitations/${json.id}/`;
  expect((await shop.api('DELETE', path, { headers: owner.headers })).status).toBe(204);
  expect((await accept(key)).status).toBe(400);
  expect((await shop.api('DELETE', path, { headers: owner.headers })).status).toBe(404);
});

test.each([
  { role: 'owner' },
  { email: 'other@cablaj.example' },
  { name: 'Other' },
  { is_active: true },
  { may_only_enrol: false },
])('who accepts chooses nothing but the password: %j is refused', async (fields) => {
  await invite();
  const key = await mailedKey();
  const before = await fingerprint(shop.db);
  const { status, json } = await accept(key, fields);
  expect([status, json]).toEqual([400, { [Object.keys(fields)[0] ?? '']: ['Câmp necunoscut'] }]);
  expect(await fingerprint(shop.db)).toBe(before);
});

test.each([{ password: 'prea-scurta' }, { password: '' }, { key: 'x' }, { key: undefined }])(
  'accepting with %j makes nobody',
  async (fields) => {
    await invite();
    const key = await mailedKey();
    const before = await fingerprint(shop.db);
    expect((await accept(key, fields)).status).toBe(400);
    expect(await fingerprint(shop.db)).toBe(before);
  },
);

test('who is one of the shop’s people already is not invited again', async () => {
  const before = await fingerprint(shop.db);
  const { status, json } = await invite({ email: owner.email.toUpperCase() });
  expect([status, Object.keys(json)]).toEqual([400, ['email']]);
  expect((await invite({ role: 'boss' })).status).toBe(400);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('the audit log tells who invited whom and who came, without a key or a password', async () => {
  const { json: open } = await invite();
  const key = await mailedKey();
  const { json: accepted } = await accept(key);
  const last = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'verb', 'entity', 'entity_id', 'after'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const invited = { name: 'Maria', email, role: 'sales', locale: 'ru' };
  const { id } = accepted.person;
  const noted = { verb: 'create', entity: 'staff' };
  expect(last).toEqual([
    { ...noted, actor: `staff:${id}`, entity_id: String(id), after: invited },
    {
      ...noted,
      actor: `staff:${owner.id}`,
      entity_id: email.toLowerCase(),
      after: { invitation: invited },
    },
  ]);
  expect(open.id).toBeTypeOf('number');
  const all = JSON.stringify(await shop.db.selectFrom('audit_entry').selectAll().execute());
  for (const secret of [key, PASSWORD, STAFF_PASSWORD, 'argon2']) {
    expect(all).not.toContain(secret);
  }
});
