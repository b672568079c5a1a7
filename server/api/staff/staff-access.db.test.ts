import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffOperation } from '../../../contract/operation.ts';
import { everyOperation } from '../../../contract/operations/every-operation.ts';
import { everyStaffOperation } from '../../../contract/staff/every-staff-operation.ts';
import { may, type Role, roles } from '../../../contract/staff/permissions.ts';
import { endSessions } from '../../staff/sessions.ts';
import { addStaff, OUR_PAGE, staffHeaders } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { staff } from './staff.ts';

let shop: TestShop;
let customer: { token: string };
beforeAll(async () => {
  shop = await openTestShop('empty');
  customer = await shop.register();
});
afterAll(() => shop.close());

const NOBODYS_ID = '2147483647';

/** Without a body, and about nobody: whoever is let in changes at most their own. */
const send = ({ method, path, body }: StaffOperation, headers: object) =>
  shop.api(method.toUpperCase() as 'GET', path.replace('{id}', NOBODYS_ID), {
    headers,
    ...(body && { body: {} }),
  });

type Kind = 'guest' | 'customer' | 'ended' | 'half-enrolled' | Role;
const kinds: Kind[] = ['guest', 'customer', 'ended', 'half-enrolled', ...roles];

async function headersOf(kind: Kind) {
  if (kind === 'guest') return OUR_PAGE;
  // Neither the token of a customer nor the same as a cookie makes one of the shop's people.
  if (kind === 'customer') {
    return { ...staffHeaders(customer.token), Authorization: `Token ${customer.token}` };
  }
  const role = kind === 'ended' || kind === 'half-enrolled' ? 'owner' : kind;
  const person = await addStaff(shop.shop, { role, mayOnlyEnrol: kind === 'half-enrolled' });
  if (kind === 'ended') await endSessions(shop.db, person.id);
  return person.headers;
}

function expected(
  kind: Kind,
  { needs, alsoNeeds }: Pick<StaffOperation, 'needs' | 'alsoNeeds'>,
): 'in' | 401 | 403 {
  if (needs === 'nothing') return 'in';
  if (kind === 'guest' || kind === 'customer' || kind === 'ended') return 401;
  if (needs === 'enrolling') return 'in';
  if (kind === 'half-enrolled') return 403;
  if (alsoNeeds && !may(kind, alsoNeeds)) return 403;
  return needs === 'signed-in' || may(kind, needs) ? 'in' : 403;
}

/** Whoever is refused changes nothing, not even their session: one of each kind is enough for all. */
const refusedHeaders = new Map<Kind, Awaited<ReturnType<typeof headersOf>>>();

async function refusedAs(kind: Kind) {
  const known = refusedHeaders.get(kind);
  if (known) return known;
  const headers = await headersOf(kind);
  refusedHeaders.set(kind, headers);
  // That a session is used is noted once a minute: however long all of this takes, it was just used.
  await sql`update staff_session set last_used_at = now() + interval '1 hour'`.execute(shop.db);
  return headers;
}

test.each(everyStaffOperation)(
  '$id lets in whom it should, and for the others nothing changes',
  async (operation) => {
    const [inside, outside] = [true, false].map((isIn) =>
      kinds.filter((kind) => (expected(kind, operation) === 'in') === isIn),
    );
    const refused = await Promise.all(
      (outside ?? []).map(async (kind) => ({ kind, headers: await refusedAs(kind) })),
    );
    const before = await fingerprint(shop.db);
    for (const { kind, headers } of refused) {
      const { status, json } = await send(operation, headers);
      expect([kind, status]).toEqual([kind, expected(kind, operation)]);
      expect(json.detail).toBeTypeOf('string');
    }
    expect(await fingerprint(shop.db)).toBe(before);
    for (const kind of inside ?? []) {
      const { status } = await send(operation, await headersOf(kind));
      expect([200, 201, 204, 400, 404], kind).toContain(status);
    }
  },
);

test.each(everyStaffOperation.filter(({ isSensitive }) => isSensitive))(
  '$id asks for a confirmation that is older than ten minutes, and changes nothing',
  async (operation) => {
    const { headers, id } = await addStaff(shop.shop);
    await shop.db
      .updateTable('staff_session')
      .set({ confirmed_at: sql<Date>`now() - interval '11 minutes'` })
      .where('staff_id', '=', id)
      .execute();
    const before = await fingerprint(shop.db);
    const { status, json } = await send(operation, headers);
    expect([status, json.code]).toEqual([403, 'confirm-needed']);
    expect(await fingerprint(shop.db)).toBe(before);
  },
);

const writing = everyStaffOperation.filter(({ method }) => method !== 'get');

test.each(writing)(
  '$id is refused from a page of somebody else, and changes nothing',
  async (operation) => {
    const { headers } = await addStaff(shop.shop);
    const before = await fingerprint(shop.db);
    const { Origin: _, ...withoutOrigin } = headers;
    for (const foreign of [
      withoutOrigin,
      { ...headers, Origin: 'https://elsewhere.example' },
      { ...headers, Origin: 'null' },
      { ...headers, 'Sec-Fetch-Site': 'cross-site' },
      { ...headers, 'Sec-Fetch-Site': 'same-site' },
    ]) {
      expect((await send(operation, foreign)).status).toBe(403);
    }
    expect(await fingerprint(shop.db)).toBe(before);
  },
);

test.each(writing.filter(({ needs }) => needs !== 'nothing'))(
  '$id is refused without the session’s own token against forgery, and changes nothing',
  async (operation) => {
    const [own, other] = [await addStaff(shop.shop), await addStaff(shop.shop)];
    const { 'X-CSRF-Token': _, ...without } = own.headers;
    const before = await fingerprint(shop.db);
    for (const token of [undefined, '', 'x', own.token, other.headers['X-CSRF-Token']]) {
      const headers = token === undefined ? without : { ...without, 'X-CSRF-Token': token };
      expect((await send(operation, headers)).status).toBe(403);
    }
    expect(await fingerprint(shop.db)).toBe(before);
  },
);

test('a browser that says where a call comes from needs to say it once', async () => {
  const { headers } = await addStaff(shop.shop);
  const { Origin: _, ...without } = headers;
  const { status } = await shop.api('DELETE', '/staff/session/', {
    headers: { ...without, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(status).toBe(204);
});

test('a session of the shop’s people makes no customer', async () => {
  const { headers, token } = await addStaff(shop.shop);
  const asCustomer = { ...headers, Authorization: `Token ${token}` };
  expect((await shop.api('GET', '/accounts/user-data/', { headers: asCustomer })).status).toBe(401);
});

test('whatever is described is served, under /staff/ and nowhere else', async () => {
  const served = staff(shop.shop).map(({ operation }) => operation.id);
  expect(served.toSorted()).toEqual(everyStaffOperation.map(({ id }) => id).toSorted());
  expect(everyStaffOperation.filter(({ path }) => !path.startsWith('/staff/'))).toEqual([]);
  expect(everyOperation.filter(({ path }) => path.startsWith('/staff/'))).toEqual([]);
});

test('the public document knows nothing of it', async () => {
  expect((await shop.api('GET', '/openapi.json')).text).not.toContain('staff');
  expect(await (await shop.app.request('/api/docs')).text()).not.toContain('staff');
});

test.each(['/staff/session/', '/staff/people/', '/staff/nothing/'])(
  '%s is kept by nobody and found by no search engine',
  async (path) => {
    const { headers } = await addStaff(shop.shop);
    for (const as of [headers, {}]) {
      const answer = await shop.api('GET', path, { headers: as });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    }
  },
);
