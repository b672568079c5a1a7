import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastProcessorTime } from '../../../testing/processor-time.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let customer: Record<string, string>;
let owner: Record<string, string>;
/** What numbers of so many bytes take to parse, of the processor's time. */
let aMegabyte: number;
beforeAll(async () => {
  const numbers = many('0', 2 ** 20);
  aMegabyte = await leastProcessorTime(5, async () => JSON.parse(numbers));
  shop = await openTestShop('empty');
  customer = { Authorization: `Token ${(await shop.register()).token}` };
  owner = (await addStaff(shop.shop)).headers;
});
afterAll(() => shop.close());

/** Of the processor's time, for all that is done about a call. */
const TENTH_OF_A_SECOND = 100_000;

const many = (one: string, bytes: number) =>
  `[${`${one},`.repeat(Math.floor(bytes / (one.length + 1)) - 1)}${one}]`;

test.each([
  ['an order of empty lines', '/orders/orders/', 'order_products', many('{}', 126_000)],
  [
    'a product of empty specifications',
    '/staff/products/',
    'specifications',
    many('{}', 2_000_000),
  ],
  ['a sheet of empty rows', '/staff/sheet/', 'rows', many('{}', 8_000_000)],
  ['a sheet of columns and no end', '/staff/sheet/', 'columns', many('0', 7_800_000)],
  ['a sheet of one row that is a text', '/staff/sheet/', 'rows', `["${'x'.repeat(8_000_000)}"]`],
  ['a sheet of rows in rows', '/staff/sheet/', 'rows', '['.repeat(4e6) + ']'.repeat(4e6)],
])('%s, three times at once, holds nobody up', async (_, path, field, list) => {
  const body = `{"${field}":${list}}`;
  const send = () =>
    shop.app.request(`http://localhost/api${path}`, {
      method: 'POST',
      headers: {
        ...(path.startsWith('/staff') ? owner : customer),
        'Content-Type': 'application/json',
      },
      body,
    });
  const before = await catalogueFingerprint(shop.db);
  const took = await leastProcessorTime(1, async () => {
    let isAnswered = false;
    const answers = Promise.all([send(), send(), send()]).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) expect((await shop.app.request('/health')).status).toBe(200);
    for (const answer of await answers) {
      expect(answer.status).toBe(400);
      expect((await answer.text()).length).toBeLessThan(64_000);
    }
  });
  const megabytes = body.length / 2 ** 20;
  expect(took).toBeLessThan(3 * (4 * megabytes * aMegabyte + TENTH_OF_A_SECOND));
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});
