import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

const of = (orderId: string, path: string, body: object) =>
  setup.as('warehouse', `${orderId}/${path}/`, body);
const cancel = (orderId: string, version: number) =>
  setup.as('sales', `${orderId}/status/`, { version, status: 'cancelled' });

/** Four of ten ordered and packed, of which one has left. */
async function partlySent() {
  const id = await setup.product({ stock: 10 });
  const orderId = await setup.order([{ id, quantity: 4 }], toCourier());
  await setup.through(orderId, 'confirmed', 'packed');
  await of(orderId, 'parcels', { version: 3, lines: [{ product_id: id, quantity: 1 }] });
  return { id, orderId };
}

test('cancelling gives back what is still here; what was sent comes back by itself', async () => {
  const { id, orderId } = await partlySent();
  expect((await cancel(orderId, 4)).status).toBe(200);
  expect(await setup.stockOf(id)).toBe(9);
  const back = { version: 5, lines: [{ product_id: id, quantity: 1 }], note: 'Ambalaj desfăcut' };
  const { status, json } = await of(orderId, 'returns', back);
  expect(status).toBe(200);
  expect(json).toMatchObject({ status: 'cancelled', version: 6 });
  expect(json.lines).toMatchObject([{ sent: 1, returned: 1 }]);
  expect(json.events.at(0)).toMatchObject({
    kind: 'returned',
    after: { lines: [{ product_id: id, quantity: 1 }] },
    text: 'Ambalaj desfăcut',
  });
  expect(await setup.stockOf(id)).toBe(10);
  const { rows } = await sql<{ quantity: number; reason: string }>`
    select quantity, reason from stock_movement where order_id = ${orderId} order by id`.execute(
    setup.db,
  );
  expect(rows).toEqual([
    { quantity: -1, reason: 'parcel' },
    { quantity: 1, reason: 'return' },
  ]);
  expect(await setup.wrongStocks()).toEqual([]);
});

test('what was shipped and refused at the door is in stock once it is here again', async () => {
  const { id, orderId } = await partlySent();
  await setup.through(orderId, 'shipped', 'cancelled');
  expect(await setup.stockOf(id)).toBe(6);
  const { version } = await setup.read(orderId);
  await of(orderId, 'returns', { version, lines: [{ product_id: id, quantity: 3 }] });
  expect(await setup.stockOf(id)).toBe(9);
});

test('no more comes back than was sent, however many say so at once', async () => {
  const { id, orderId } = await partlySent();
  await cancel(orderId, 4);
  await setup.person('warehouse');
  const before = await fingerprint(setup.db);
  const more = await of(orderId, 'returns', {
    version: 5,
    lines: [{ product_id: id, quantity: 2 }],
  });
  expect([more.status, Object.keys(more.json)]).toEqual([400, ['lines.0.quantity']]);
  expect(await fingerprint(setup.db)).toBe(before);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      of(orderId, 'returns', { version: 5, lines: [{ product_id: id, quantity: 1 }] }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await setup.stockOf(id)).toBe(10);
});

test('nothing comes back of an order that is still leaving, or to somebody who may not say so', async () => {
  const { id, orderId } = await partlySent();
  const body = { version: 4, lines: [{ product_id: id, quantity: 1 }] };
  await setup.person('accountant');
  await setup.person('warehouse');
  const before = await fingerprint(setup.db);
  expect((await of(orderId, 'returns', body)).status).toBe(400);
  expect((await setup.as('accountant', `${orderId}/returns/`, body)).status).toBe(403);
  expect(await fingerprint(setup.db)).toBe(before);
});

test('a parcel of which something came back has left, and is not withdrawn or emptied', async () => {
  const { id, orderId } = await partlySent();
  await setup.through(orderId, 'shipped');
  const { version, parcels } = await setup.read(orderId);
  const all = await of(orderId, 'returns', { version, lines: [{ product_id: id, quantity: 4 }] });
  const parcel = parcels[0].id;
  const before = await fingerprint(setup.db);
  const withdrawn = await of(orderId, `parcels/${parcel}/withdraw`, { version: all.json.version });
  expect([withdrawn.status, Object.keys(withdrawn.json)]).toEqual([400, ['lines']]);
  const later = parcels[1].id;
  const lowered = await of(orderId, `parcels/${later}`, {
    version: all.json.version,
    lines: [{ product_id: id, quantity: 1 }],
  });
  expect([lowered.status, Object.keys(lowered.json)]).toEqual([400, ['lines']]);
  expect(await fingerprint(setup.db)).toBe(before);
});
