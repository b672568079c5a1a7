import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { textOf } from '../documents/read-pdf.fixture.ts';
import { addStaff } from '../testing/add-staff.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { company, openCustomerDesk } from './customer-desk.fixture.ts';

const desk = openCustomerDesk();

const erase = (id: number, version: number) =>
  desk.asStaff('POST', `/staff/customers/${id}/erase/`, { version });
const exported = (id: number) => desk.asStaff('POST', `/staff/customers/${id}/export/`);

/**
 * What becomes of each table that has something of a customer, by foreign keys, when they are
 * erased, and where it stands in their export. Who adds a table decides it here.
 */
const decided: Record<string, { erasing: 'emptied' | 'gone' | 'kept'; export: string | null }> = {
  customer: { erasing: 'emptied', export: 'account' },
  customer_token: { erasing: 'gone', export: 'sessions' },
  // Its key is a secret, and lives an hour.
  password_reset: { erasing: 'gone', export: null },
  cart_line: { erasing: 'gone', export: 'cart' },
  favourite: { erasing: 'gone', export: 'favourites' },
  customer_note: { erasing: 'gone', export: 'notes' },
  customer_change: { erasing: 'gone', export: 'changes' },
  contact_request: { erasing: 'gone', export: 'messages' },
  mail_outbox: { erasing: 'gone', export: 'mails' },
  // A repeated submit finds its order by it, for a month.
  order_key: { erasing: 'gone', export: null },
  customer_order: { erasing: 'emptied', export: 'orders' },
  order_line: { erasing: 'kept', export: 'orders' },
  // Without notes, reasons and addresses.
  order_event: { erasing: 'emptied', export: 'orders' },
  order_parcel: { erasing: 'kept', export: 'orders' },
  order_parcel_line: { erasing: 'kept', export: null },
  order_search: { erasing: 'emptied', export: null },
  // Of the shop's people, for half a minute.
  order_viewer: { erasing: 'kept', export: null },
  // Papers with numbers of accounting: they stay, without a private person; a company's as issued.
  proforma: { erasing: 'emptied', export: 'orders' },
  proforma_file: { erasing: 'emptied', export: null },
  // Which orders 1C knows, by their numbers: nothing of the person.
  exchange_offered_order: { erasing: 'kept', export: null },
  exchange_order: { erasing: 'kept', export: null },
  // Of the shop's people, for a repeated submit.
  staff_order_key: { erasing: 'kept', export: null },
  // Of the goods, not of the person.
  stock_movement: { erasing: 'kept', export: null },
};

test('of every table that has something of a customer it is decided what becomes of it', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive own (id) as (
      select 'customer'::regclass::oid
      union
      select conrelid
      from pg_constraint
      join own on confrelid = own.id
      where contype = 'f'
    )
    select id::regclass::text as name from own`.execute(desk.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(decided).sort());
});

/** The paper of an order as the shop's people print it. */
const proforma = async (orderId: string) => {
  const path = `/api/staff/orders/${orderId}/documents/proforma/`;
  const answer = await desk.shop.app.request(path, { headers: desk.sales.headers });
  expect(answer.status).toBe(200);
  return textOf(new Uint8Array(await answer.arrayBuffer()));
};
const proformas = (orderId: string) =>
  desk.db
    .selectFrom('proforma')
    .leftJoin('proforma_file', 'proforma_file.proforma_id', 'proforma.id')
    .select(['number', 'version', 'content', 'sha256'])
    .where('order_id', '=', orderId)
    .execute();

/** A customer with something in every table, all of it recognisable. */
async function busyCustomer(mark: string, fields: object = {}) {
  const { user, token } = await desk.register({
    username: `user-${mark}`,
    email: `mail-${mark}@example.md`,
    ...fields,
  });
  const { api } = desk.shop;
  const { id: product } = await desk.product();
  const account = { name: `Name ${mark}`, address: `Street ${mark}`, bank: `Bank ${mark}` };
  await api('POST', '/accounts/create-and-update/', { token, body: account });
  const { json: order } = await desk.order(token, {
    name: `Buyer ${mark}`,
    email: `order-${mark}@example.md`,
    comment: `Comment ${mark}`,
    delivery_type: 'courier',
    city_id: 100,
    suburb_id: 101000,
    address: `House ${mark}`,
    pay_method: 'transfer',
  });
  await proforma(order.id);
  await api('POST', '/cart/temporary-cart/', { token, body: { product, quantity: 7 } });
  await api('POST', '/favorites/favorite-products/', { token, body: { product } });
  const message = { name: `Writer ${mark}`, phone: user.phone, comment: `Question ${mark}` };
  await api('POST', '/contacts/contact-page/form/', { token, body: message });
  await desk.asStaff('POST', `/staff/customers/${user.id}/notes/`, { text: `Note ${mark}` });
  await desk.asStaff('POST', `/staff/customers/${user.id}/reset-link/`);
  await desk.asStaff('POST', `/staff/orders/${order.id}/notes/`, { text: `Order note ${mark}` });
  await desk.asStaff('POST', `/staff/orders/${order.id}/contact/`, {
    version: 1,
    name: `Fetcher ${mark}`,
  });
  return { user, token, order };
}

test('the export holds everything of a person, without secrets, and is noted', async () => {
  const mark = 'exportat';
  const { user, order } = await busyCustomer(mark);
  const { status, json, text } = await exported(user.id);
  expect(status).toBe(200);
  expect(json.account).toMatchObject({ name: `Name ${mark}`, bank: `Bank ${mark}`, locale: 'ro' });
  expect(json).toMatchObject({
    sessions: [{ created_at: expect.any(String) }],
    orders: [
      {
        id: order.id,
        name: `Fetcher ${mark}`,
        comment: `Comment ${mark}`,
        total: order.total,
        products: [{ quantity: 1 }],
        events: [
          { kind: 'placed' },
          { kind: 'document' },
          { kind: 'note', text: `Order note ${mark}` },
          { kind: 'contact', before: { name: `Buyer ${mark}` } },
        ],
      },
    ],
    cart: [{ quantity: 7 }],
    favourites: [{ code: expect.any(String) }],
    notes: [{ text: `Note ${mark}` }],
    messages: [{ comment: `Question ${mark}` }],
    changes: [{ by: 'customer', after: { name: `Name ${mark}` } }],
  });
  expect(json.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'order-confirmation',
    'password-reset',
  ]);
  for (const { export: section } of Object.values(decided)) {
    if (section) expect(Object.keys(json[section])).not.toEqual([]);
  }
  expect(text).not.toMatch(/argon2|token_hash|token=|_key"/);
  expect(await desk.lastEntries('customer', user.id)).toContainEqual(
    expect.objectContaining({ actor: `staff:${desk.sales.id}`, after: { exported: true } }),
  );
});

test('whoever is erased is nowhere in the database, but for what accounting needs', async () => {
  const mark = 'sterseanu';
  const { user, token, order } = await busyCustomer(mark);
  await desk.settle(order.id);
  const { version } = await desk.card(user.id);
  expect((await erase(user.id, version)).status).toBe(204);

  expect(await desk.holds(mark)).toEqual([]);
  const rows = async (table: string, column = 'customer_id', value: unknown = user.id) =>
    (
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
        desk.db,
      )
    ).rows.length;
  for (const [table, { erasing }] of Object.entries(decided)) {
    if (erasing === 'gone') expect([table, await rows(table)]).toEqual([table, 0]);
  }
  expect(await rows('mail_outbox', 'order_id', order.id)).toBe(0);
  expect(await rows('order_line', 'order_id', order.id)).toBe(1);

  const card = await desk.card(user.id);
  expect(card).toMatchObject({ orders: 1, spent: order.total, email: '', phone: '', notes: [] });
  expect(card.erased_at).toEqual(expect.any(String));
  const kept = await desk.db
    .selectFrom('customer_order')
    .select(['name', 'phone', 'email', 'address', 'comment', 'company', 'total'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({
    name: '—',
    phone: '',
    email: '',
    address: '—',
    comment: '',
    company: '',
    total: order.total * 100,
  });
  const [entry] = await desk.lastEntries('customer', user.id);
  expect(entry).toMatchObject({
    actor: `staff:${desk.sales.id}`,
    verb: 'delete',
    before: null,
    after: null,
  });
  expect((await desk.shop.api('GET', '/accounts/user-data/', { token })).status).toBe(401);
  const found = await desk.asStaff('GET', `/staff/customers/?search=${mark}`);
  expect(found.json.results).toEqual([]);
});

test('the orders of a company keep the company', async () => {
  const mark = 'companieanu';
  const { user, order } = await busyCustomer(mark, company);
  await desk.settle(order.id);
  await erase(user.id, (await desk.card(user.id)).version);
  const kept = await desk.db
    .selectFrom('customer_order')
    .select(['name', 'company', 'idno'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ name: '—', company: company.company_name, idno: company.c_f });
  // The paper the company paid by.
  expect(await desk.holds(mark)).toEqual(['proforma']);
});

test('the proforma of a private person keeps its number and sums, and nothing of them', async () => {
  const mark = 'factureanu';
  const { user, order } = await busyCustomer(mark);
  expect(await proforma(order.id)).toContain(`Fetcher ${mark}`);
  const before = await proformas(order.id);
  await desk.settle(order.id);
  await erase(user.id, (await desk.card(user.id)).version);

  expect(await desk.holds(mark)).toEqual([]);
  const kept = await proformas(order.id);
  expect(kept.map(({ number, version }) => [number, version])).toEqual([
    ...new Map(before.map(({ number, version }) => [version, [number, version]])).values(),
  ]);
  expect(kept.every(({ sha256 }) => sha256 === null)).toBe(true);
  // Drawn anew from what is left; nothing is issued for whoever is not there any more.
  const again = await proforma(order.id);
  expect(again).toContain('Total de plată');
  expect(again).not.toMatch(new RegExp(`${mark}|example\\.md|${user.phone.slice(5)}`));
  expect((await proformas(order.id)).length).toBe(kept.length);
});

test('what was issued to a company stays as it was issued', async () => {
  const { user, token } = await desk.register(company);
  const { json: order } = await desk.order(token, { pay_method: 'transfer' });
  const printed = await proforma(order.id);
  const before = await proformas(order.id);
  await desk.settle(order.id);
  expect((await erase(user.id, (await desk.card(user.id)).version)).status).toBe(204);
  expect(await proformas(order.id)).toEqual(before);
  expect(await proforma(order.id)).toBe(printed);
  expect(printed).toContain(company.company_name);
});

test('of messages from the same phone go those of the account, and unsigned ones that name its e-mail', async () => {
  const [one, other] = [await desk.register(), await desk.register()];
  const message = { name: 'Ana', phone: one.user.phone };
  const send = (comment: string, token?: string) =>
    desk.shop.api('POST', '/contacts/contact-page/form/', {
      body: { ...message, comment },
      ...(token && { token }),
    });
  await send('Mesajul contului', one.token);
  await send(`Răspundeți la ${one.user.email.toUpperCase()}, vă rog`);
  await send('Mesajul altui client', other.token);
  await send('Mesajul unui vecin');
  const { json } = await exported(one.user.id);
  expect(json.messages).toHaveLength(2);
  expect((await erase(one.user.id, 1)).status).toBe(204);
  for (const gone of ['Mesajul contului', 'Răspundeți la']) {
    expect(await desk.holds(gone)).toEqual([]);
  }
  for (const kept of ['Mesajul altui client', 'Mesajul unui vecin']) {
    expect(await desk.holds(kept)).toContain('contact_request');
  }
});

test.each([
  ['is not delivered', 'new', 'unpaid'],
  ['is delivered and not paid', 'completed', 'pending'],
  ['is cancelled and paid', 'cancelled', 'paid'],
] as const)('nobody is erased whose order %s, and nothing changes', async (_, status, payment) => {
  const { user, token } = await desk.register();
  const { json: order } = await desk.order(token);
  await desk.db
    .updateTable('customer_order')
    .set({ status, payment_status: payment })
    .where('id', '=', order.id)
    .execute();
  const before = await fingerprint(desk.db);
  const answer = await erase(user.id, 1);
  expect(answer.status).toBe(400);
  expect(answer.json.non_field_errors[0]).toMatch(/comenzi neîncheiate/);
  expect(await fingerprint(desk.db)).toBe(before);
});

test('erasing on an older version, twice, or without a fresh confirmation is refused', async () => {
  const { user } = await desk.register();
  expect((await erase(user.id, 9)).status).toBe(409);
  const stale = await addStaff(desk.shop.shop, { role: 'sales' });
  await desk.db
    .updateTable('staff_session')
    .set({ confirmed_at: sql<Date>`now() - interval '11 minutes'` })
    .where('staff_id', '=', stale.id)
    .execute();
  for (const act of ['erase', 'export']) {
    const path = `/staff/customers/${user.id}/${act}/`;
    const { status, json } = await desk.asStaff('POST', path, { version: 1 }, stale);
    expect([status, json.code]).toEqual([403, 'confirm-needed']);
  }
  expect((await erase(user.id, 1)).status).toBe(204);
  for (const [path, body] of [
    ['erase', { version: 2 }],
    ['export', undefined],
    ['notes', { text: 'x' }],
    ['reset-link', undefined],
    ['block', { version: 2, reason: 'x' }],
  ] as const) {
    expect((await desk.asStaff('POST', `/staff/customers/${user.id}/${path}/`, body)).status).toBe(
      404,
    );
  }
});

test('whatever the person does while they are erased is erased too, or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { user, token } = await desk.register();
    const { id: product } = await desk.product();
    const body = { product, quantity: 5 };
    const answers = await Promise.all([
      desk.shop.api('POST', '/cart/temporary-cart/', { token, body }),
      desk.shop.api('POST', '/favorites/favorite-products/', { token, body: { product } }),
      desk.shop.api('POST', '/accounts/create-and-update/', { token, body: { bank: 'Victoria' } }),
      erase(user.id, 1),
      desk.shop.api('POST', '/auth-token/token/login/', {
        body: { username: user.username, password: 'parola-buna-1' },
      }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    if (answers[3].status === 409) await erase(user.id, (await desk.card(user.id)).version);
    const card = await desk.card(user.id);
    expect(card).toMatchObject({ bank: '', cart: [], open_tokens: 0, changes: [] });
    expect(card.favourites.total).toBe(0);
  }
});

test('the name and the e-mail are free again, and no text signs in as who was erased', async () => {
  const { user } = await desk.register();
  await erase(user.id, 1);
  for (const username of [`erased-${user.id}`, `ERASED-${user.id}`]) {
    const body = { username, password: 'parola-buna-1' };
    expect((await desk.shop.api('POST', '/auth-token/token/login/', { body })).status).toBe(400);
  }
  const again = await desk.register({ username: user.username, email: user.email });
  expect(again.user.id).not.toBe(user.id);
  expect((await desk.register({ username: `erased-${user.id}` })).user.id).toBeGreaterThan(user.id);
});
