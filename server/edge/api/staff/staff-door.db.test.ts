import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSetting } from '../../../base/settings/save-setting.ts';
import { type AddedStaff, addStaff } from '../../../testing/add-staff.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let shop: TestShop;
let owner: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  owner = await addStaff(shop.shop);
});
afterAll(() => shop.close());

const allow = async (input: string[]) => {
  await inShop(shop.db, (changing) => saveSetting(changing, 'staff_networks', { input }));
  await shop.changes.catchUp();
};
const from = (address: string, path = '/staff/session/', method: 'GET' | 'POST' = 'GET') =>
  shop.api(method, path, { headers: { ...owner.headers, 'X-Forwarded-For': address } });

test('without a list the shop’s people come from everywhere', async () => {
  expect((await from('198.51.100.9')).status).toBe(200);
});

test('with a list everything looks from elsewhere as if it did not exist', async () => {
  await allow(['192.0.2.0/24', '2001:db8::/32']);
  for (const address of ['192.0.2.77', '2001:db8:1::1', '::ffff:192.0.2.77']) {
    expect((await from(address)).status).toBe(200);
  }
  for (const address of ['198.51.100.9', '2001:db9::1', 'unknown', '']) {
    const nothing = await from(address, '/staff/nothing/');
    expect(nothing.status).toBe(404);
    for (const answer of [
      await from(address),
      await from(address, '/staff/people/'),
      await from(address, '/staff/session/', 'POST'),
      await from(address, '/staff/audit/', 'POST'),
      await from(address, '/staff/password-link/', 'POST'),
      await from(address, '/staff/password-link/use/', 'POST'),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, nothing.text]);
      // Each has an id of its own.
      for (const { headers } of [answer, nothing]) headers.delete('x-request-id');
      expect([...answer.headers]).toEqual([...nothing.headers]);
    }
  }
  await allow([]);
  expect((await from('198.51.100.9')).status).toBe(200);
});

test.each([[['office']], [['192.0.2.0/40']], [['192.0.2.1', '']], [['2001:db8::/200']], ['all']])(
  '%j is no list of networks, and is not saved',
  async (input) => {
    const refusal = await refusalOf(shop.db, (c) => saveSetting(c, 'staff_networks', { input }));
    expect(refusal.kind).toBe('invalid');
  },
);
