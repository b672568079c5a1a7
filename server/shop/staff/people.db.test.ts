import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AddedStaff,
  addStaff,
  OUR_PAGE,
  STAFF_PASSWORD,
  staffHeaders,
} from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let owner: AddedStaff;
let maria: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('staff').execute();
  owner = await addStaff(shop.shop);
  maria = await addStaff(shop.shop, { role: 'sales' });
});

const change = (id: number, body: object, as = owner) =>
  shop.api('POST', `/staff/people/${id}/`, { headers: as.headers, body: { version: 1, ...body } });
const remove = (path: string) => shop.api('DELETE', path, { headers: owner.headers });
const statusOf = async (token: string) =>
  (await shop.api('GET', '/staff/session/', { headers: staffHeaders(token) })).status;
const lastEntry = () =>
  shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'verb', 'entity', 'entity_id', 'version', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
const activeOwners = () =>
  shop.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .execute();

test('an owner sees everybody, and no secret of anybody', async () => {
  const { json, text } = await shop.api('GET', '/staff/people/', { headers: owner.headers });
  expect(json.people).toEqual([
    expect.objectContaining({ id: owner.id, role: 'owner', has_second_factor: true }),
    expect.objectContaining({ id: maria.id, role: 'sales', is_active: true, version: 1 }),
  ]);
  expect(text).not.toMatch(/argon2|hash|totp/);
});

test('another role holds at once, ends the sessions of before, and is noted', async () => {
  const { status, json } = await change(maria.id, { role: 'catalogue' });
  expect([status, json.role, json.version]).toEqual([200, 'catalogue', 2]);
  expect(await statusOf(maria.token)).toBe(401);
  expect(await lastEntry()).toEqual({
    actor: `staff:${owner.id}`,
    verb: 'change',
    entity: 'staff',
    entity_id: String(maria.id),
    version: 2,
    before: { role: 'sales' },
    after: { role: 'catalogue' },
  });
});

test('another name leaves the sessions open', async () => {
  expect((await change(maria.id, { name: 'Maria Rusu' })).json.name).toBe('Maria Rusu');
  expect(await statusOf(maria.token)).toBe(200);
});

test('who is deactivated is out at once, and in again only by signing in', async () => {
  expect((await change(maria.id, { is_active: false })).json.is_active).toBe(false);
  expect(await statusOf(maria.token)).toBe(401);
  const signIn = () =>
    shop.api('POST', '/staff/session/', {
      headers: OUR_PAGE,
      body: { email: maria.email, password: STAFF_PASSWORD, code: maria.code() },
    });
  expect((await signIn()).status).toBe(400);
  await change(maria.id, { is_active: true, version: 2 });
  expect(await statusOf(maria.token)).toBe(401);
  expect((await signIn()).status).toBe(200);
});

test('who saves over what somebody else saved is told, and nothing changes', async () => {
  await change(maria.id, { name: 'Maria Rusu' });
  const before = await fingerprint(shop.db);
  const { status, json } = await change(maria.id, { name: 'Maria Ceban' });
  expect(status).toBe(409);
  expect(json).toMatchObject({ version: 2, changed: ['name'], actor: `staff:${owner.id}` });
  expect(json.detail).toContain('name');
  expect(await fingerprint(shop.db)).toBe(before);
});

test.each([{ role: 'sales' }, { is_active: false }, { role: 'sales', is_active: false }])(
  'the last active owner stays one: %j is refused, and nothing changes',
  async (fields) => {
    await addStaff(shop.shop, { isActive: false });
    const before = await fingerprint(shop.db);
    const { status, json } = await change(owner.id, fields);
    expect([status, json]).toEqual([
      400,
      { non_field_errors: ['Magazinul are nevoie de cel puțin un proprietar activ'] },
    ]);
    expect(await fingerprint(shop.db)).toBe(before);
  },
);

test('of two owners who demote each other at once, one stays', async () => {
  for (let round = 0; round < 3; round++) {
    await shop.db.deleteFrom('staff').execute();
    const [one, two] = [await addStaff(shop.shop), await addStaff(shop.shop)];
    const answers = await Promise.all([
      change(two.id, { role: 'sales' }, one),
      change(one.id, { is_active: false }, two),
    ]);
    // The second is refused as the last one, or no longer let in at all.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await activeOwners()).toHaveLength(1);
  }
});

test('of many acts at once on two owners, one owner stays', async () => {
  for (let round = 0; round < 50; round++) {
    await shop.db.deleteFrom('staff').execute();
    const [one, two] = [await addStaff(shop.shop), await addStaff(shop.shop)];
    const acts = [one, two].flatMap(({ id }) => [
      change(id, { role: 'content' }, one),
      change(id, { is_active: false }, one),
      change(id, { role: 'sales' }, two),
    ]);
    const statuses = (await Promise.all(acts)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await activeOwners()).toHaveLength(1);
  }
});

test('who lost their authenticator signs in by password and can only add a new one', async () => {
  const path = `/staff/people/${maria.id}/second-factor/`;
  expect((await remove(path)).status).toBe(204);
  expect(await statusOf(maria.token)).toBe(401);
  const { json } = await shop.api('POST', '/staff/session/', {
    headers: OUR_PAGE,
    body: { email: maria.email, password: STAFF_PASSWORD },
  });
  expect(json.may_only_enrol).toBe(true);
  expect(await lastEntry()).toMatchObject({
    actor: `staff:${owner.id}`,
    entity_id: String(maria.id),
    after: { has_second_factor: false },
  });
});

test('an owner ends somebody’s sessions, and nobody else’s', async () => {
  expect((await remove(`/staff/people/${maria.id}/sessions/`)).status).toBe(204);
  expect([await statusOf(maria.token), await statusOf(owner.token)]).toEqual([401, 200]);
});

test('nobody’s number is answered with 404, a field nobody asked for with 400', async () => {
  const before = await fingerprint(shop.db);
  expect((await change(2_000_000_000, { name: 'X' })).status).toBe(404);
  expect((await remove('/staff/people/2000000000/sessions/')).status).toBe(404);
  expect((await remove('/staff/people/2000000000/second-factor/')).status).toBe(404);
  for (const fields of [{ email: 'x@y.example' }, { password_hash: 'x' }, { role: 'boss' }]) {
    expect((await change(maria.id, fields)).status).toBe(400);
  }
  expect(await fingerprint(shop.db)).toBe(before);
});
