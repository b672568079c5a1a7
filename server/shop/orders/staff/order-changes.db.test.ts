import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { openStaffSetup } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

async function newOrder(fields: object = {}, quantity = 4) {
  const id = await setup.product();
  return { id, orderId: await setup.order([{ id, quantity }], { ...fields }) };
}

/** Runs what should be refused and checks that nothing was written. */
async function unchanged<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  const answer = await work();
  expect(await fingerprint(setup.db)).toBe(before);
  return answer;
}

describe('contact data', () => {
  const contact = (orderId: string, version: number, fields: object) =>
    setup.as('sales', `${orderId}/contact/`, { version, ...fields });

  test('change with both values in the timeline, and the order is found by the new ones', async () => {
    const { orderId } = await newOrder();
    const fields = { name: 'Vasile Ceban', phone: '+373-79-555-111', email: 'ceban@example.md' };
    const { json } = await contact(orderId, 1, fields);
    expect(json).toMatchObject({ ...fields, version: 2 });
    expect(json.events[0]).toMatchObject({
      kind: 'contact',
      before: { name: 'Ion Rusu', phone: '+373-69-123-456' },
      after: fields,
    });
    const found = await setup.as('sales', '?search=079555111');
    expect(found.json.results.map(({ id }: { id: string }) => id)).toEqual([orderId]);
    const { entries } = await auditOf(orderId);
    // What the audit log keeps forever holds no data of people.
    expect(JSON.stringify(entries)).not.toContain('Ceban');
  });

  test('another way has another fee, and names in the customer’s language', async () => {
    const { orderId } = await newOrder();
    const { json } = await contact(orderId, 1, {
      delivery_type: 'courier',
      city_id: 200,
      suburb_id: 201,
      address: 'str. Mare 1',
    });
    expect(json).toMatchObject({ city: 'Orhei', delivery_fee: 150, total: 200 });
    expect(json).toMatchObject({ promised_day: expect.any(String), promised_from: null });
    const back = await contact(orderId, 2, { delivery_type: 'pickup' });
    expect(back.json).toMatchObject({ city: '', address: '', delivery_fee: 0, total: 50 });
    expect(back.json).toMatchObject({ promised_from: expect.any(String) });
  });

  test.each([
    [{ delivery_type: 'courier' }, 'city_id'],
    [{ delivery_type: 'courier', city_id: 200, suburb_id: 101, address: 'x' }, 'suburb_id'],
    [{ delivery_type: 'courier', city_id: 100, suburb_id: 101 }, 'address'],
    [{ phone: '123' }, 'phone'],
    [{ name: '' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ idno: '1' }, 'idno'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ customer_id: 1 }, 'customer_id'],
    [{ status: 'completed' }, 'status'],
    [{ payment_status: 'paid' }, 'payment_status'],
    [{ total: 1 }, 'total'],
  ])('%j is refused', async (fields, field) => {
    const { orderId } = await newOrder();
    const { status, json } = await unchanged(() => contact(orderId, 1, fields));
    expect([status, Object.keys(json)]).toEqual([400, [field]]);
  });

  test('where it goes stays once it waits to be fetched; who fetches it does not', async () => {
    const { orderId } = await newOrder();
    await setup.through(orderId, 'confirmed', 'packed', 'ready_for_pickup');
    const { version } = await setup.read(orderId);
    const elsewhere = { delivery_type: 'in_shop' };
    expect((await unchanged(() => contact(orderId, version, elsewhere))).status).toBe(400);
    expect((await contact(orderId, version, { name: 'Fiul lui Ion' })).status).toBe(200);
  });
});

const auditOf = async (orderId: string) => ({
  entries: await setup.db
    .selectFrom('audit_entry')
    .select(['actor', 'version', 'after'])
    .where('entity', '=', 'order')
    .where('entity_id', '=', orderId)
    .orderBy('id')
    .execute(),
});

test('a note stays with its author, and holds up nobody who edits', async () => {
  const { orderId } = await newOrder();
  const { json } = await setup.as('warehouse', `${orderId}/notes/`, { text: 'Rola 3, raft B' });
  expect(json.version).toBe(1);
  expect(json.events[0]).toMatchObject({ kind: 'note', text: 'Rola 3, raft B' });
  const missing = await unchanged(() => setup.as('sales', 'ZZZZ-ZZZZ/notes/', { text: 'x' }));
  expect(missing.status).toBe(404);
});

test('somebody sees to an order who may; it is then among theirs', async () => {
  const { orderId } = await newOrder();
  const [sales, accountant] = [await setup.person('sales'), await setup.person('accountant')];
  const take = (responsible_id: number | null, version: number) =>
    setup.as('sales', `${orderId}/responsible/`, { version, responsible_id });
  for (const id of [accountant.id, 999_999]) {
    expect((await unchanged(() => take(id, 1))).status).toBe(400);
  }
  expect((await take(sales.id, 1)).json.responsible.id).toBe(sales.id);
  const mine = await setup.as('sales', '?responsible=me');
  expect(mine.json.results.map(({ id }: { id: string }) => id)).toEqual([orderId]);
  expect((await setup.as('sales', 'counts/')).json.mine).toBe(1);
  const left = await take(null, 2);
  expect(left.json.responsible).toBeNull();
  expect(left.json.events[0].before.responsible).toMatch(/^Ana/);
  const people = await setup.as('sales', 'people/');
  expect(people.json.map(({ id }: { id: number }) => id)).not.toContain(accountant.id);
});

describe('two people in one order', () => {
  test('see each other, until one has been away for half a minute', async () => {
    const { orderId } = await newOrder();
    const [sales, owner] = [await setup.person('sales'), await setup.person('owner')];
    expect((await setup.as('sales', `${orderId}/viewing/`, {})).json).toEqual({
      version: 1,
      viewers: [],
    });
    expect((await setup.as('owner', `${orderId}/viewing/`, {})).json.viewers).toMatchObject([
      { id: sales.id },
    ]);
    expect((await setup.as('sales', `${orderId}/`)).json.viewers).toMatchObject([{ id: owner.id }]);
    await setup.db
      .updateTable('order_viewer')
      .set({ seen_at: sql<Date>`now() - interval '31 seconds'` })
      .where('staff_id', '=', owner.id)
      .execute();
    expect((await setup.as('sales', `${orderId}/`)).json.viewers).toEqual([]);
  });

  test('the second is told what the first changed', async () => {
    const { orderId, id } = await newOrder();
    await setup.as('owner', `${orderId}/contact/`, { version: 1, name: 'Altcineva' });
    await setup.pay(orderId, {}, 'owner');
    const owner = await setup.person('owner');
    for (const [path, body] of [
      ['lines', { lines: [{ product_id: id, quantity: 9 }], reason: 'x' }],
      ['contact', { name: 'Eu' }],
      ['status', { status: 'confirmed' }],
      ['money', { direction: 'in', way: 'cash', amount: 1, day: '2026-11-15' }],
      ['credits', { amount: 1, reason: 'x' }],
      ['responsible', { responsible_id: null }],
      ['parcels', { lines: [{ product_id: id, quantity: 1 }] }],
    ] as const) {
      const { status, json } = await unchanged(() =>
        setup.as('sales', `${orderId}/${path}/`, { version: 1, ...body }),
      );
      expect([path, status]).toEqual([path, 409]);
      expect(json).toMatchObject({
        version: 3,
        changed: ['name', 'day', 'way', 'paid', 'money_in', 'payment_state'],
        actor: `staff:${owner.id}`,
        actor_name: expect.stringMatching(/^Ana/),
      });
    }
  });
});
