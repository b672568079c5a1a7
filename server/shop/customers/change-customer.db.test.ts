import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { company, openCustomerSetup } from './customer-setup.fixture.ts';

const setup = openCustomerSetup();

const change = (id: number, body: object) => setup.asStaff('POST', `/staff/customers/${id}/`, body);
const isSignedIn = async (token: string) =>
  (await setup.shop.api('GET', '/accounts/user-data/', { token })).status === 200;

async function expectNothingChanged(work: () => Promise<unknown>) {
  const before = await fingerprint(setup.db);
  await work();
  expect(await fingerprint(setup.db)).toBe(before);
}

test('the card shows everything of a customer, and no secret', async () => {
  const { user, token } = await setup.register();
  const { id: product, code } = await setup.product();
  await setup.shop.api('POST', '/cart/temporary-cart/', { token, body: { product, quantity: 5 } });
  await setup.shop.api('POST', '/favorites/favorite-products/', { token, body: { product } });
  await setup.asStaff('POST', `/staff/customers/${user.id}/notes/`, { text: 'Vine sâmbăta' });
  const { json: placed } = await setup.order(token);
  await setup.shop.api('POST', '/cart/temporary-cart/', { token, body: { product, quantity: 5 } });

  const { json, text } = await setup.asStaff('GET', `/staff/customers/${user.id}/`);
  expect(json).toMatchObject({
    id: user.id,
    username: user.username,
    version: 1,
    orders: 1,
    spent: placed.total,
    open_orders: [placed.id],
    open_tokens: 1,
    blocked_at: null,
    erased_at: null,
    cart: [{ product: { id: product, code }, quantity: 5 }],
    favourites: { total: 1, results: [{ id: product }] },
    notes: [{ text: 'Vine sâmbăta', author: expect.stringMatching(/^Ana/) }],
    mails: [{ kind: 'order-confirmation', order_id: placed.id, recipient: user.email }],
  });
  expect(text).not.toMatch(/argon2|hash|token"/);

  const orders = await setup.asStaff('GET', `/staff/customers/${user.id}/orders/`);
  expect(orders.json).toMatchObject({
    total: 1,
    results: [{ id: placed.id, status: 'new', lines: 1, total: placed.total }],
  });
});

test('data are corrected by the rules customers keep to, and who did it is seen', async () => {
  const { user, token } = await setup.register();
  const { status, json } = await change(user.id, {
    version: 1,
    name: ' Ion Rusu ',
    phone: '+373-78-000-111',
  });
  expect([status, json.version, json.name, json.phone]).toEqual([
    200,
    2,
    'Ion Rusu',
    '+373-78-000-111',
  ]);
  expect(json.changes).toEqual([
    {
      at: expect.any(String),
      actor: `staff:${setup.sales.id}`,
      actor_name: expect.stringMatching(/^Ana/),
      before: { name: '', phone: '+373-69-123-456' },
      after: { name: 'Ion Rusu', phone: '+373-78-000-111' },
    },
  ]);
  // The log that is kept forever knows the fields alone.
  expect(await setup.lastEntries('customer', user.id)).toEqual([
    {
      actor: `staff:${setup.sales.id}`,
      verb: 'change',
      version: 2,
      before: null,
      after: { fields: ['phone', 'name'] },
    },
  ]);
  expect(await isSignedIn(token)).toBe(true);
  await expectNothingChanged(() => change(user.id, { version: 2, name: 'Ion Rusu' }));
});

test.each([
  ['half a phone', { phone: '+373-69' }, 'phone'],
  ['no e-mail', { email: 'nobody' }, 'email'],
  ['a fiscal code that is none', { idno: '1008600038414' }, 'idno'],
  ['a field nobody asked for', { password_hash: 'x' }, 'password_hash'],
  ['the time of blocking', { blocked_at: null }, 'blocked_at'],
  ['a company without its name', { is_juridical: true }, 'company_name'],
  ['a name as long as a page', { name: 'x'.repeat(5000) }, 'name'],
])('%s is refused, and nothing changes', async (_, fields, field) => {
  const { user } = await setup.register();
  await expectNothingChanged(async () => {
    const { status, json } = await change(user.id, { version: 1, ...fields });
    expect([status, Object.keys(json)]).toEqual([400, expect.arrayContaining([field])]);
  });
});

test('names and e-mails of others are refused, also to two who want one at once', async () => {
  const [one, other] = [await setup.register(), await setup.register()];
  await expectNothingChanged(async () => {
    const email = other.user.email.toUpperCase();
    const { status, json } = await change(one.user.id, { version: 1, email });
    expect([status, Object.keys(json)]).toEqual([400, ['email']]);
  });
  const username = `nou${one.user.id}`;
  const answers = await Promise.all(
    [one, other].map(({ user }) => change(user.id, { version: 1, username })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('two who save at once: one is told what the other changed', async () => {
  const { user } = await setup.register();
  const answers = await Promise.all([
    change(user.id, { version: 1, name: 'Ana' }),
    change(user.id, { version: 1, name: 'Ion' }),
  ]);
  const refused = answers.find(({ status }) => status === 409);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(refused?.json).toMatchObject({
    version: 2,
    changed: ['name'],
    actor: `staff:${setup.sales.id}`,
  });
});

test('what the customer saved meanwhile is not overwritten', async () => {
  const { user, token } = await setup.register();
  const body = { address: 'str. Ismail 33' };
  await setup.shop.api('POST', '/accounts/create-and-update/', { token, body });
  await expectNothingChanged(async () => {
    const { status, json } = await change(user.id, { version: 1, address: 'str. Pușkin 1' });
    expect([status, json.changed, json.actor]).toEqual([409, ['address'], `customer:${user.id}`]);
  });
});

test('another e-mail signs the customer out, voids the link and is told to the former one', async () => {
  const { user, token } = await setup.register();
  await setup.asStaff('POST', `/staff/customers/${user.id}/reset-link/`);
  const email = `nou-${user.email}`;
  const { json } = await change(user.id, { version: 1, email });
  expect([json.email, json.open_tokens]).toEqual([email, 0]);
  expect(await isSignedIn(token)).toBe(false);
  expect(json.mails[0]).toMatchObject({ kind: 'customer-email-changed', recipient: user.email });
  const links = setup.db.selectFrom('password_reset').select('customer_id');
  expect(await links.where('customer_id', '=', user.id).execute()).toEqual([]);
  const letter = await setup.asStaff('GET', `/staff/mails/${json.mails[0].id}/`);
  expect(letter.json.letter.text).not.toContain(email);
});

test('who found an open session gives nobody another e-mail without password and code', async () => {
  const { user } = await setup.register();
  const { headers, sessionId } = await addStaff(setup.shop.shop, { role: 'sales' });
  await setup.db
    .updateTable('staff_session')
    .set({ confirmed_at: sql<Date>`now() - interval '11 minutes'` })
    .where('id', '=', await sessionId())
    .execute();
  const send = (body: object) =>
    setup.shop.api('POST', `/staff/customers/${user.id}/`, { headers, body });
  await expectNothingChanged(async () => {
    const { status, json } = await send({ version: 1, email: `alt-${user.email}` });
    expect([status, json.code]).toEqual([403, 'confirm-needed']);
  });
  expect((await send({ version: 1, email: user.email, city: 'Orhei' })).status).toBe(200);
});

test('a person becomes a company once its name and code are there', async () => {
  const { user } = await setup.register();
  const { company_name, c_f: idno } = company;
  const body = { version: 1, is_juridical: true, company_name, idno };
  const { status, json } = await change(user.id, body);
  expect([status, json.is_juridical, json.idno]).toEqual([200, true, idno]);
});

test('a link for a new password goes to the customer alone, and not too often', async () => {
  const { user } = await setup.register();
  const send = () => setup.asStaff('POST', `/staff/customers/${user.id}/reset-link/`);
  const { status, text } = await send();
  expect([status, text]).toEqual([204, '']);
  const [mail] = (await setup.card(user.id)).mails;
  expect(mail).toMatchObject({ kind: 'password-reset', recipient: user.email });
  for (let sent = 1; sent < 5; sent++) expect((await send()).status).toBe(204);
  await expectNothingChanged(async () => expect((await send()).status).toBe(429));
});

test.each(['catalogue', 'warehouse', 'content'] as const)(
  'the role %s neither reads nor writes customers',
  async (role) => {
    const { user } = await setup.register();
    const person = await addStaff(setup.shop.shop, { role });
    const calls: ['GET' | 'POST', string, object?][] = [
      ['GET', '/staff/customers/'],
      ['GET', `/staff/customers/${user.id}/`],
      ['GET', `/staff/customers/${user.id}/orders/`],
      ['POST', `/staff/customers/${user.id}/`, { version: 1, name: 'x' }],
      ['POST', `/staff/customers/${user.id}/block/`, { version: 1, reason: 'x' }],
      ['POST', `/staff/customers/${user.id}/export/`],
      ['POST', `/staff/customers/${user.id}/erase/`, { version: 1 }],
      ['GET', '/staff/mails/'],
    ];
    await expectNothingChanged(async () => {
      for (const [method, path, body] of calls) {
        expect((await setup.asStaff(method, path, body, person)).status).toBe(403);
      }
    });
  },
);

test('an accountant reads customers and changes none', async () => {
  const { user } = await setup.register();
  const accountant = await addStaff(setup.shop.shop, { role: 'accountant' });
  const path = `/staff/customers/${user.id}/`;
  expect((await setup.asStaff('GET', path, undefined, accountant)).status).toBe(200);
  await expectNothingChanged(async () => {
    const { status } = await setup.asStaff('POST', path, { version: 1, name: 'x' }, accountant);
    expect(status).toBe(403);
  });
});
