import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { company } from './customer-setup.fixture.ts';

const MANY = 120;

let shop: TestShop;
let sales: AddedStaff;
const ids: Record<string, number> = {};
beforeAll(async () => {
  shop = await openTestShop('empty');
  sales = await addStaff(shop.shop, { role: 'sales' });
  for (let number = 0; number < MANY; number++) await shop.register();
  const add = async (username: string, fields: object = {}) => {
    ids[username] = (await shop.register({ username, ...fields })).user.id;
  };
  await add('ion.rusu', { phone: '+373-69-111-222' });
  await add('lumina', { ...company, phone: '+373-22-333-444' });
  await add('dator');
  await shop.db
    .updateTable('customer')
    .set({ blocked_at: sql<Date>`now()`, created_at: sql<Date>`'2020-05-05'` })
    .where('id', '=', ids.dator ?? 0)
    .execute();
  await sql`
    insert into customer_order (id, customer_id, status, locale, name, phone, email, delivery_type,
      pay_method, products_cost, discount, delivery_fee, total, created_at)
    select 'AAAA-000' || number, ${ids.lumina ?? 0},
      case when number = 3 then 'cancelled' else 'new' end, 'ro', 'Ana', '', '', 'pickup', 'cash',
      number * 10000, 0, 0, number * 10000, timestamptz '2026-02-01' + make_interval(days => number)
    from generate_series(1, 3) as number`.execute(shop.db);
});
afterAll(() => shop.close());

const list = (query: string) =>
  shop.api('GET', `/staff/customers/?${query}`, { headers: sales.headers });
type Listed = { id: number; username: string };
const found = async (query: string) =>
  (await list(query)).json.results.map(({ username }: Listed) => username);

test('each comes with their orders and what was paid for those that were not cancelled', async () => {
  const { json } = await list('search=lumina');
  expect(json.results).toEqual([
    {
      id: ids.lumina,
      name: '',
      username: 'lumina',
      email: 'lumina@example.md',
      phone: '+373-22-333-444',
      company_name: company.company_name,
      idno: company.c_f,
      is_juridical: true,
      created_at: expect.any(String),
      blocked_at: null,
      orders: 3,
      spent: 300,
      last_order_at: '2026-02-04T00:00:00.000Z',
    },
  ]);
});

test('what was paid back is spent no more, in the list and on the card', async () => {
  const setMoney = (bani: number) =>
    shop.db
      .updateTable('customer_order')
      .set({ received: bani, refunded: bani })
      .where('id', '=', 'AAAA-0002')
      .execute();
  await setMoney(100);
  onTestFinished(async () => void (await setMoney(0)));
  const { json } = await list('search=lumina');
  expect(json.results).toMatchObject([{ orders: 3, spent: 100 }]);
  const path = `/staff/customers/${ids.lumina}/`;
  const card = await shop.api('GET', path, { headers: sales.headers });
  expect(card.json).toMatchObject({ orders: 3, spent: 100 });
});

test.each([
  ['search=069111222', ['ion.rusu']],
  ['search=%2B373%2069%20111%20222', ['ion.rusu']],
  ['search=111-222', ['ion.rusu']],
  ['search=ион', ['ion.rusu']],
  ['search=lumina@example', ['lumina']],
  ['search=1008600038413', ['lumina']],
  ['search=srl%20ЛЮМИНА', []],
  ['search=service%20lumina', ['lumina']],
  ['kind=company', ['lumina']],
  ['blocked=true', ['dator']],
  ['with_orders=true', ['lumina']],
  ['with_orders=true&kind=person', []],
  ['search=dator&since=2021-01-01T00:00:00Z', []],
  ['search=dator&since=2020-01-01T00:00:00Z', ['dator']],
  ["search=';drop%20table%20customer;--", []],
])('%s', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('page after page shows everybody once, whoever registers meanwhile', async () => {
  const seen: number[] = [];
  let query = '';
  for (let page = 0; page < 3; page++) {
    const { json } = await list(query);
    seen.push(...json.results.map(({ id }: Listed) => id));
    await shop.register();
    query = `before=${json.next}`;
    if (page === 2) expect(json.next).toBeNull();
  }
  expect(seen).toHaveLength(MANY + 3);
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
});

test('a page of fifty costs as many queries as a page of one', async () => {
  const one = await shop.countQueries(() => list('search=lumina'));
  expect(await shop.countQueries(() => list(''))).toBe(one);
});

test.each(['kind=robot', 'blocked=perhaps', 'since=yesterday', 'before=x'])(
  '%s is refused',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);

test('what a customer changes themselves is searched at once', async () => {
  const { token } = await shop.register();
  const body = { name: 'Vasile Cernei', phone: '+373-78-999-000' };
  await shop.api('POST', '/accounts/create-and-update/', { token, body });
  expect(await found('search=cernei')).toHaveLength(1);
  expect(await found('search=078999000')).toHaveLength(1);
});

test('whoever may take it along gets the whole list as a table, and no cell is a formula', async () => {
  const hostile = await shop.register();
  const body = { name: '=HYPERLINK("http://x";"y")' };
  await shop.api('POST', '/accounts/create-and-update/', { token: hostile.token, body });
  const owner = await addStaff(shop.shop);
  const path = '/staff/customers/export/';
  const { status, text } = await shop.api('GET', path, { headers: owner.headers, locale: 'ru' });
  expect(status).toBe(200);
  const lines = text.trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(MANY);
  expect(lines[0]).toContain('Имя;Пользователь;Эл. почта');
  expect(text).toContain(`"'=HYPERLINK(""http://x"";""y"")"`);
  expect(lines.filter((line) => /(^|;)"?[=+@-]/.test(line))).toEqual([]);

  await shop.api('GET', `${path}?search=069111222`, { headers: owner.headers });
  const entry = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'entity', 'entity_id', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({
    actor: `staff:${owner.id}`,
    entity: 'export',
    entity_id: 'customers',
    after: { search: '…', format: 'csv' },
  });
  expect((await shop.api('GET', path, { headers: sales.headers })).status).toBe(403);
});
