import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffOperation } from '../../../../contract/operation.ts';
import { everyOperation } from '../../../../contract/operations/every-operation.ts';
import { everyStaffOperation } from '../../../../contract/staff/every-staff-operation.ts';
import { may, type Role, roles } from '../../../../contract/staff/permissions.ts';
import { endSessions } from '../../../shop/staff/sessions.ts';
import { addStaff, OUR_PAGE, staffHeaders } from '../../../testing/add-staff.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { staff } from './staff.ts';

let shop: TestShop;
let customer: { token: string };
beforeAll(async () => {
  shop = await openTestShop('empty');
  customer = await shop.register();
});
afterAll(() => shop.close());

const writing = everyStaffOperation.filter(({ method }) => method !== 'get');

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

const isLetIn = (kind: Kind, operation: StaffOperation) => expected(kind, operation) === 'in';

// Looking at everything takes longer than a call: it is done once for all that are refused.
describe('whoever is refused', () => {
  const headers = new Map<Kind, Awaited<ReturnType<typeof headersOf>>>();
  let unconfirmed: Awaited<ReturnType<typeof addStaff>>;
  let owner: Awaited<ReturnType<typeof addStaff>>;
  let other: Awaited<ReturnType<typeof addStaff>>;
  let before: string | undefined;
  beforeAll(async () => {
    for (const kind of kinds) headers.set(kind, await headersOf(kind));
    [unconfirmed, owner, other] = [
      await addStaff(shop.shop),
      await addStaff(shop.shop),
      await addStaff(shop.shop),
    ];
    await shop.db
      .updateTable('staff_session')
      .set({ confirmed_at: sql<Date>`now() - interval '11 minutes'` })
      .where('staff_id', '=', unconfirmed.id)
      .execute();
    before = await fingerprint(shop.db);
  });

  test.each(everyStaffOperation)('$id is told so', async (operation) => {
    for (const kind of kinds.filter((one) => !isLetIn(one, operation))) {
      const { status, json } = await send(operation, headers.get(kind) ?? {});
      expect([kind, status]).toEqual([kind, expected(kind, operation)]);
      expect(json.detail).toBeTypeOf('string');
    }
  });

  test.each(everyStaffOperation.filter(({ isSensitive }) => isSensitive))(
    '$id asks for a confirmation that is older than ten minutes',
    async (operation) => {
      const { status, json } = await send(operation, unconfirmed.headers);
      expect([status, json.code]).toEqual([403, 'confirm-needed']);
    },
  );

  test.each(writing)('$id is refused from a page of somebody else', async (operation) => {
    const { Origin: _, ...withoutOrigin } = owner.headers;
    for (const foreign of [
      withoutOrigin,
      { ...owner.headers, Origin: 'https://elsewhere.example' },
      { ...owner.headers, Origin: 'null' },
      { ...owner.headers, 'Sec-Fetch-Site': 'cross-site' },
      { ...owner.headers, 'Sec-Fetch-Site': 'same-site' },
    ]) {
      expect((await send(operation, foreign)).status).toBe(403);
    }
  });

  test.each(writing.filter(({ needs }) => needs !== 'nothing'))(
    '$id is refused without the session’s own token against forgery',
    async (operation) => {
      const { 'X-CSRF-Token': _, ...without } = owner.headers;
      for (const token of [undefined, '', 'x', owner.token, other.headers['X-CSRF-Token']]) {
        const sent = token === undefined ? without : { ...without, 'X-CSRF-Token': token };
        expect((await send(operation, sent)).status).toBe(403);
      }
    },
  );

  test('has changed nothing by any of it', async () => {
    expect(await fingerprint(shop.db)).toBe(before);
  });
});

test.each(everyStaffOperation)('$id lets in whom it should', async (operation) => {
  for (const kind of kinds.filter((one) => isLetIn(one, operation))) {
    const { status } = await send(operation, await headersOf(kind));
    expect([200, 201, 204, 400, 404], kind).toContain(status);
  }
});

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
