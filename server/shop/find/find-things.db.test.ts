import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../../contract/staff/permissions.ts';
import type { FoundThings } from '../../../contract/staff/today.ts';
import { addOrder } from '../../testing/add-order.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { searchTextOf } from '../accounts/person-search.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';
import { insertContactRequest } from '../messages/send-contact-request.ts';

let shop: TestShop;
let order: string;
let goods: Awaited<ReturnType<typeof writeSmallCatalogue>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  goods = await writeSmallCatalogue(shop.db);
  await shop.changes.catchUp();
  const { user } = await shop.register({
    username: 'vasile.ciobanu',
    phone: '+373-78-555-111',
    email: 'vasile@electro.md',
  });
  await shop.db
    .updateTable('customer')
    .set({
      name: 'Василий Чобану',
      search_text: searchTextOf(
        ['Василий Чобану', 'vasile.ciobanu', 'vasile@electro.md'],
        ['+373-78-555-111'],
      ),
    })
    .where('id', '=', user.id)
    .execute();
  order = await addOrder(shop.db, {
    customerId: user.id,
    total: 500_00,
    name: 'Maria Ion-Munteanu',
    company: 'Electro_Grup SRL',
    phone: '+373-69-700-800',
  });
  for (let at = 0; at < 7; at++) {
    await addOrder(shop.db, { customerId: user.id, total: 1_00, name: 'Petru Obișnuit' });
  }
  await insertContactRequest(shop.db, {
    name: 'Elena',
    phone: '+373-60-111-222',
    comment: 'Aveți SIP 4x16?',
    locale: 'ro',
    customer_id: null,
  });
});
afterAll(() => shop.close());

async function find(typed: string, role: Role = 'owner') {
  const { headers } = await addStaff(shop.shop, { role });
  const path = `/staff/find/?q=${encodeURIComponent(typed)}`;
  const { status, json } = await shop.api('GET', path, { headers });
  expect(status).toBe(200);
  const found: FoundThings = json;
  return found;
}
const ordersFor = async (typed: string) => (await find(typed)).orders?.map(({ id }) => id);

test('an order is found by its number, as one says or types it', async () => {
  for (const typed of [
    order,
    order.toLowerCase(),
    order.replace('-', ''),
    order.replace('-', ' '),
    order.slice(0, 6),
  ]) {
    expect(await ordersFor(typed)).toContain(order);
  }
});

test.each(['069700800', '+373 69 700 800', '69 700', 'munteanu', 'MARIA mun', 'electro grup'])(
  'an order is found by %s',
  async (typed) => {
    expect(await ordersFor(typed)).toEqual([order]);
  },
);

test('of many the newest five are told', async () => {
  expect(await ordersFor('petru')).toHaveLength(5);
});

test.each(['чобану', 'ЧОБАНУ', 'vasile', 'Vasile@electro', '078 555'])(
  'a customer is found by %s',
  async (typed) => {
    expect((await find(typed)).customers).toMatchObject([
      { name: 'Василий Чобану', phone: '+373-78-555-111' },
    ]);
  },
);

test('products are found as buyers find them, and drafts by their code', async () => {
  expect((await find('cablu doi')).products?.[0]).toEqual({
    id: goods.otherId,
    code: 'C-2',
    title: 'Cablu doi',
  });
  await inShop(shop.db, (changing) =>
    changeProduct(changing, goods.otherId, { input: { state: 'draft' } }),
  );
  await shop.changes.catchUp();
  expect((await find('c-2')).products?.[0]).toMatchObject({ id: goods.otherId });
});

test('a message is found by its words or its telephone', async () => {
  for (const typed of ['sip', 'elena', '060 111']) {
    expect((await find(typed)).messages).toMatchObject([{ name: 'Elena' }]);
  }
});

test('everybody finds what they may see, and of the rest there is no word', async () => {
  const parts = async (role: Role) =>
    Object.entries(await find('maria', role))
      .filter(([, part]) => part !== null)
      .map(([name]) => name);
  expect(await parts('owner')).toEqual(['orders', 'products', 'customers', 'messages']);
  expect(await parts('warehouse')).toEqual(['orders', 'products']);
  expect(await parts('catalogue')).toEqual(['products']);
  expect(await parts('content')).toEqual(['products', 'messages']);
  expect(await parts('accountant')).toEqual(['orders', 'products', 'customers']);
});

test.each(["' or 1=1 --", '%%', '__', '\\\\', 'a & | !', ':*', '((', '💡💡', 'х'.repeat(100)])(
  '%s finds nothing, and breaks nothing',
  async (typed) => {
    const { orders, customers, messages } = await find(typed);
    expect([orders, customers, messages]).toEqual([[], [], []]);
  },
);

test.each(['', 'a', 'x'.repeat(101), '%20%20a'])('for "%s" nothing is looked up', async (typed) => {
  const { headers } = await addStaff(shop.shop);
  expect((await shop.api('GET', `/staff/find/?q=${typed}`, { headers })).status).toBe(400);
});
