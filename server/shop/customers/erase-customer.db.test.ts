import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openErasingSetup } from './erasing-setup.fixture.ts';

const { setup, busyCustomer, erase, exported } = openErasingSetup();

/**
 * What becomes of each table that has something of a customer, by foreign keys, when they are
 * erased, and where it stands in their export. Who adds a table decides it here.
 */
const decided: Record<string, { erasing: 'emptied' | 'gone' | 'kept'; export: string | null }> = {
  customer: { erasing: 'emptied', export: 'account' },
  customer_token: { erasing: 'gone', export: 'sessions' },
  // Its key is a secret, and lives an hour.
  password_reset: { erasing: 'gone', export: null },
  // The same, for three days.
  email_confirmation: { erasing: 'gone', export: null },
  // Hashes of what browsers keep.
  customer_device: { erasing: 'gone', export: null },
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
  exchange_told_line: { erasing: 'kept', export: null },
  // Sums and 1C's own names of documents.
  exchange_payment: { erasing: 'kept', export: null },
  // What moved, when and by which paper; without notes.
  money_entry: { erasing: 'emptied', export: 'orders' },
  order_credit: { erasing: 'emptied', export: 'orders' },
  // Of the shop's people, for a repeated submit.
  staff_order_key: { erasing: 'kept', export: null },
  // Of the goods, not of the person.
  stock_hold: { erasing: 'kept', export: null },
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
    select id::regclass::text as name from own`.execute(setup.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(decided).sort());
});

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
    cart: [{ quantity: 7, cuts: [3, 4] }],
    favourites: [{ code: expect.any(String) }],
    notes: [{ text: `Note ${mark}` }],
    messages: [{ comment: `Question ${mark}` }],
    changes: [{ by: 'customer', after: { name: `Name ${mark}` } }],
  });
  expect(json.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    // To the account's address, and to the one typed with the order.
    'order-confirmation',
    'order-confirmation',
    'password-reset',
  ]);
  for (const { export: section } of Object.values(decided)) {
    if (section) expect(Object.keys(json[section])).not.toEqual([]);
  }
  expect(text).not.toMatch(/argon2|token_hash|token=|_key"/);
  expect(await setup.lastEntries('customer', user.id)).toContainEqual(
    expect.objectContaining({ actor: `staff:${setup.sales.id}`, after: { exported: true } }),
  );
});

test('whoever is erased is nowhere in the database, but for what accounting needs', async () => {
  const mark = 'sterseanu';
  const { user, token, order } = await busyCustomer(mark);
  await setup.settle(order.id);
  const { version } = await setup.card(user.id);
  expect((await erase(user.id, version)).status).toBe(204);

  expect(await setup.holds(mark)).toEqual([]);
  const rows = async (table: string, column = 'customer_id', value: unknown = user.id) =>
    (
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
        setup.db,
      )
    ).rows.length;
  for (const [table, { erasing }] of Object.entries(decided)) {
    if (erasing === 'gone') expect([table, await rows(table)]).toEqual([table, 0]);
  }
  expect(await rows('mail_outbox', 'order_id', order.id)).toBe(0);
  expect(await rows('order_line', 'order_id', order.id)).toBe(1);

  const card = await setup.card(user.id);
  expect(card).toMatchObject({ orders: 1, spent: order.total, email: '', phone: '', notes: [] });
  expect(card.erased_at).toEqual(expect.any(String));
  const kept = await setup.db
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
  const [entry] = await setup.lastEntries('customer', user.id);
  expect(entry).toMatchObject({
    actor: `staff:${setup.sales.id}`,
    verb: 'delete',
    before: null,
    after: null,
  });
  expect((await setup.shop.api('GET', '/accounts/user-data/', { token })).status).toBe(401);
  const found = await setup.asStaff('GET', `/staff/customers/?search=${mark}`);
  expect(found.json.results).toEqual([]);
});

test('of messages from the same phone go those of the account, and unsigned ones that name its e-mail', async () => {
  const [one, other] = [await setup.register(), await setup.register()];
  const message = { name: 'Ana', phone: one.user.phone };
  const send = (comment: string, token?: string) =>
    setup.shop.api('POST', '/contacts/contact-page/form/', {
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
    expect(await setup.holds(gone)).toEqual([]);
  }
  for (const kept of ['Mesajul altui client', 'Mesajul unui vecin']) {
    expect(await setup.holds(kept)).toContain('contact_request');
  }
});
