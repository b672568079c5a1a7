import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUR_PAGE } from '../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { firstOwnerLink } from './first-owner-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

const keyIn = (link: string | null) => /#([\w-]+)$/.exec(link ?? '')?.[1] ?? '';
const accept = (key: string, fields: object = {}) =>
  shop.api('POST', '/staff/invitation/', {
    headers: OUR_PAGE,
    body: { key, password: 'o-parola-lunga-1', ...fields },
  });
const seen = (key: string) =>
  shop.api('POST', '/staff/invitation/read/', { headers: OUR_PAGE, body: { key } });
const people = () => shop.db.selectFrom('staff').select(['id', 'email', 'role']).execute();

test('the first owner’s link is valid for a day', async () => {
  const key = keyIn(await firstOwnerLink(shop.shop));
  const age = (hours: number) =>
    sql`
      update staff_invitation
      set expires_at = expires_at - make_interval(hours => ${hours})`.execute(shop.db);
  await age(23);
  expect((await seen(key)).status).toBe(200);
  await age(1);
  expect((await seen(key)).status).toBe(400);
});

const ION = { name: 'Ion', email: 'Ion@cablaj.example' };

test('the first owner comes in by the link of the last start, once, and nobody after them', async () => {
  const { db } = shop;
  const old = keyIn(await firstOwnerLink(shop.shop));
  await sql`update staff_invitation set created_at = now() - interval '2 minutes'`.execute(db);
  // Processes that start together: whichever link is taken works.
  const links = await Promise.all(Array.from({ length: 3 }, () => firstOwnerLink(shop.shop)));
  const keys = links.map((link) => keyIn(link));
  expect(links[0]).toBe(`http://localhost:3000/admin/invitation#${keys[0]}`);
  expect((await accept(old, ION)).status).toBe(400);
  for (const key of keys) {
    expect((await seen(key)).json).toEqual({ name: null, email: null, role: 'owner' });
  }
  expect((await accept(keys[0] ?? '')).json).toEqual({
    name: ['Introduceți numele'],
    email: ['Introduceți adresa de e-mail'],
  });
  expect(await people()).toEqual([]);

  const answers = await Promise.all(
    keys.map((key, at) => accept(key, { ...ION, email: `ion${at}@cablaj.example` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect(await people()).toEqual([expect.objectContaining({ role: 'owner' })]);
  expect(await firstOwnerLink(shop.shop)).toBeNull();
  for (const key of keys) expect((await seen(key)).status).toBe(400);
});
