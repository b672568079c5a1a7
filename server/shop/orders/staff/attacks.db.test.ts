import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../../contract/constants.ts';
import { everyStaffOperation } from '../../../../contract/staff/every-staff-operation.ts';
import type { roles } from '../../../../contract/staff/permissions.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

async function packedOrder() {
  const id = await setup.product();
  const orderId = await setup.order([{ id, quantity: 2 }], toCourier());
  await setup.through(orderId, 'confirmed', 'packed');
  return { id, orderId };
}

async function expectNothing(
  status: number,
  role: (typeof roles)[number],
  path: string,
  body: object,
) {
  await setup.person(role);
  const before = await fingerprint(setup.db);
  expect([path, (await setup.as(role, path, body)).status]).toEqual([path, status]);
  expect(await fingerprint(setup.db)).toBe(before);
}

const money = { direction: 'in', way: 'cash', amount: 1, day: '2026-11-15' };

test('the warehouse packs and sends, and touches neither lines nor money nor the agreement', async () => {
  const { id, orderId } = await packedOrder();
  for (const [path, body] of [
    ['status', { status: 'cancelled' }],
    ['money', money],
    ['credits', { amount: 1, reason: 'x' }],
    ['lines', { lines: [{ product_id: id, quantity: 1 }], reason: 'x' }],
    ['contact', { address: 'str. Alta 1' }],
  ] as const) {
    await expectNothing(403, 'warehouse', `${orderId}/${path}/`, { version: 3, ...body });
  }
  const other = await setup.order([{ id, quantity: 1 }]);
  await expectNothing(403, 'warehouse', `${other}/status/`, { version: 1, status: 'confirmed' });
  const sent = await setup.as('warehouse', `${orderId}/status/`, { version: 3, status: 'shipped' });
  expect(sent.json.status).toBe('shipped');
});

test('an accountant says what is paid and changes nothing else; content and catalogue see no order at all', async () => {
  const { id, orderId } = await packedOrder();
  const bodies: Record<string, object> = {
    status: { version: 3, status: 'shipped' },
    money: { version: 3, ...money },
    credits: { version: 3, amount: 1, reason: 'x' },
    lines: { version: 3, lines: [{ product_id: id, quantity: 1 }], reason: 'x' },
    contact: { version: 3, name: 'x' },
    notes: { text: 'x' },
    responsible: { version: 3, responsible_id: null },
    parcels: { version: 3, lines: [{ product_id: id, quantity: 1 }] },
  };
  for (const role of ['accountant', 'content', 'catalogue'] as const) {
    for (const [path, body] of Object.entries(bodies)) {
      if (role === 'accountant' && (path === 'money' || path === 'credits')) continue;
      await expectNothing(403, role, `${orderId}/${path}/`, body);
    }
    const read = await setup.as(role, `${orderId}/`);
    expect(read.status).toBe(role === 'accountant' ? 200 : 403);
    if (read.status === 403) expect(read.text).not.toContain('Ion');
  }
});

test('what is not asked for is refused in every change', async () => {
  const { id, orderId } = await packedOrder();
  const lines = [{ product_id: id, quantity: 1 }];
  const bodies: Record<string, object> = {
    status: { status: 'shipped', payment_status: 'paid' },
    money: { ...money, actor: 'exchange' },
    credits: { amount: 1, reason: 'x', credited: 5 },
    lines: { lines, reason: 'x', customer_id: 1 },
    contact: { name: 'x', customer_id: 1 },
    responsible: { responsible_id: null, actor: 'staff:1' },
    parcels: { lines, sent_at: '2020-01-01' },
    notes: { text: 'x', actor: 'staff:1' },
  };
  for (const [path, body] of Object.entries(bodies)) {
    const version = path === 'notes' ? {} : { version: 3 };
    await expectNothing(400, 'owner', `${orderId}/${path}/`, { ...version, ...body });
    await expectNothing(400, 'owner', `${orderId}/${path}/`, { ...body, version: '3' });
  }
});

test('an order that is not there is not there, whatever is asked of it', async () => {
  const changes = everyStaffOperation.filter(({ path }) => path.startsWith('/staff/orders/{id}/'));
  expect(changes.length).toBeGreaterThan(8);
  const { headers } = await setup.person('owner');
  for (const { path, method, body } of changes) {
    for (const id of ['ZZZZ-ZZZZ', '1', '..', "'", '0'.repeat(300)]) {
      const address = path.replace('{id}', encodeURIComponent(id)).replace('{parcel}', '1');
      const answer = await setup.api(method === 'get' ? 'GET' : 'POST', address, {
        headers,
        ...(body && { body: { version: 1 } }),
      });
      expect([400, 404, 405]).toContain(answer.status);
    }
  }
});

test.each<[OrderStatus, OrderStatus]>([
  ['confirmed', 'cancelled'],
  ['confirmed', 'confirmed'],
  ['cancelled', 'cancelled'],
])('of %s and %s at the same moment, exactly one wins', async (one, other) => {
  const id = await setup.product({ stock: 10 });
  const orderId = await setup.order([{ id, quantity: 4 }]);
  const racers = [one, other, one, other, one, other];
  const answers = await Promise.all(
    racers.map((status) => setup.as('sales', `${orderId}/status/`, { version: 1, status })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const { status } = await setup.read(orderId);
  expect(await setup.stockOf(id)).toBe(status === 'cancelled' ? 10 : 6);
  const kinds = await setup.mailsOf(orderId);
  expect(kinds.filter((kind) => kind !== 'order-confirmation')).toEqual([`order-${status}`]);
});

test('the last pieces go to one of those who add them at the same moment', async () => {
  const [wanted, plain] = [await setup.product({ stock: 3 }), await setup.product()];
  const orders: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    orders.push(await setup.order([{ id: plain, quantity: 1 }]));
  }
  const lines = [
    { product_id: wanted, quantity: 3 },
    { product_id: plain, quantity: 2 },
  ];
  const answers = await Promise.all(
    orders.map((orderId, at) =>
      setup.as('sales', `${orderId}/lines/`, {
        version: 1,
        // Whichever way they are named, they are held in one order.
        lines: at % 2 === 0 ? lines : lines.toReversed(),
        reason: 'x',
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  expect(await setup.stockOf(wanted)).toBe(0);
  expect(await setup.wrongStocks()).toEqual([]);
});
