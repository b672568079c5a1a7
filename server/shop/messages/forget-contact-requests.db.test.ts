import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { forgetContactRequests } from './forget-contact-requests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

test('what somebody wrote to the shop is forgotten after a year, not before', async () => {
  const written = (name: string, at: string) => ({
    name,
    phone: '+373-69-123-456',
    comment: 'Aveți VVGng 3x2.5?',
    locale: 'ro' as const,
    created_at: sql<Date>`now() - ${at}::interval`,
  });
  await shop.db
    .insertInto('contact_request')
    .values([written('Ana', '12 months 1 hour'), written('Ion', '11 months 29 days')])
    .execute();

  await forgetContactRequests(shop.shop);

  const left = await shop.db.selectFrom('contact_request').select('name').execute();
  expect(left).toEqual([{ name: 'Ion' }]);
});
