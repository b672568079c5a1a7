import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let sales: AddedStaff;
let content: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  sales = await addStaff(shop.shop, { role: 'sales' });
  content = await addStaff(shop.shop, { role: 'content' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('contact_request').execute();
  await shop.db.deleteFrom('attempt').execute();
});

const write = async (fields: object = {}, token?: string) => {
  const body = { name: 'Ana', phone: '+373-69-123-456', comment: 'Aveți VVGng?', ...fields };
  await shop.api('POST', '/contacts/contact-page/form/', { body, ...(token && { token }) });
  return (
    await shop.db
      .selectFrom('contact_request')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
};
const list = async (query = '') =>
  (await shop.api('GET', `/staff/messages/?${query}`, { headers: sales.headers })).json;
const change = (id: number, body: object, as = sales) =>
  shop.api('POST', `/staff/messages/${id}/`, { headers: as.headers, body });
type Listed = { name: string };
const names = async (query: string) => (await list(query)).results.map(({ name }: Listed) => name);

test('a message is new, and of whoever was signed in', async () => {
  const { token, user } = await shop.register();
  const id = await write({ name: '<b>Ana</b>', comment: '=1+1' }, token);
  expect(await list()).toEqual({
    results: [
      {
        id,
        version: 1,
        name: '<b>Ana</b>',
        phone: '+373-69-123-456',
        comment: '=1+1',
        locale: 'ro',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        state: 'new',
        responsible: null,
        notes: '',
        customer_id: user.id,
      },
    ],
    next: null,
    counts: { new: 1, in_work: 0, done: 0, spam: 0 },
    people: [{ id: sales.id, name: expect.stringMatching(/^Ana/) }],
  });
});

test('it is taken, noted upon and done, and the log keeps no word of it', async () => {
  const id = await write();
  const taken = await change(id, { version: 1, state: 'in_work', responsible_id: sales.id });
  expect([taken.status, taken.json.state, taken.json.responsible.id]).toEqual([
    200,
    'in_work',
    sales.id,
  ]);
  const done = await change(id, { version: 2, state: 'done', notes: 'Sunat, vine luni' });
  expect(done.json).toMatchObject({ version: 3, state: 'done', notes: 'Sunat, vine luni' });
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'version', 'before', 'after'])
    .where('entity', '=', 'contact_request')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
  const actor = `staff:${sales.id}`;
  expect(entries).toEqual([
    {
      actor,
      version: 2,
      before: { state: 'new', responsible_id: null },
      after: { state: 'in_work', responsible_id: sales.id },
    },
    {
      actor,
      version: 3,
      before: { state: 'in_work', notes: '…' },
      after: { state: 'done', notes: '…' },
    },
  ]);
});

test('messages are found by name, phone however typed, and words', async () => {
  await write({ name: 'Ion', phone: '+373-78-000-111', comment: 'Preț la cablu' });
  await write({ name: 'Ольга' });
  expect(await names('search=078%20000%20111')).toEqual(['Ion']);
  expect(await names('search=pret%20cablu')).toEqual(['Ion']);
  expect(await names('search=OLGA')).toEqual(['Ольга']);
  const { results } = await list('search=Ion');
  await change(results[0].id, { version: 1, state: 'spam', responsible_id: sales.id });
  expect(await names('state=spam')).toEqual(['Ion']);
  expect(await names('responsible=nobody')).toEqual(['Ольга']);
  expect(await names(`responsible=${sales.id}`)).toEqual(['Ion']);
  expect((await list('state=done')).counts).toEqual({ new: 1, in_work: 0, done: 0, spam: 1 });
});

test('two who take one message: the second is told who was first', async () => {
  const id = await write();
  const answers = await Promise.all([
    change(id, { version: 1, state: 'in_work' }),
    change(id, { version: 1, state: 'spam' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    version: 2,
    changed: ['state'],
    actor: `staff:${sales.id}`,
  });
});

test.each([
  ['an unknown state', { state: 'lost' }, 'state'],
  ['somebody who answers no messages', { responsible_id: 'content' }, 'responsible_id'],
  ['nobody’s id', { responsible_id: 2_000_000_000 }, 'responsible_id'],
  ['the words of the sender', { comment: 'x' }, 'comment'],
  ['notes longer than a page', { notes: 'x'.repeat(2001) }, 'notes'],
])('%s is refused, and nothing changes', async (_, fields, field) => {
  const id = await write();
  const given = 'responsible_id' in fields && fields.responsible_id === 'content';
  const before = await fingerprint(shop.db);
  const body = { version: 1, ...fields, ...(given && { responsible_id: content.id }) };
  const { status, json } = await change(id, body);
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('whoever writes the pages reads messages, and changes none', async () => {
  const id = await write();
  const read = await shop.api('GET', '/staff/messages/', { headers: content.headers });
  expect(read.status).toBe(200);
  const before = await fingerprint(shop.db);
  expect((await change(id, { version: 1, state: 'done' }, content)).status).toBe(403);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('the owner takes messages along as a table; an accountant, who reads none, does not', async () => {
  await write({ name: '=1+1', comment: '@SUM(A1)' });
  const path = '/staff/messages/export/';
  const [owner, accountant] = [
    await addStaff(shop.shop),
    await addStaff(shop.shop, { role: 'accountant' }),
  ];
  const { text } = await shop.api('GET', path, { headers: owner.headers });
  expect(text).toContain(";nou;'=1+1;'+373-69-123-456;'@SUM(A1);");
  for (const { headers } of [accountant, sales, content]) {
    expect((await shop.api('GET', path, { headers })).status).toBe(403);
  }
});
