import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../contract/constants.ts';
import { Refused } from '../../base/changes/refused.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { wrongStocks } from '../../testing/wrong-stocks.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { changeStatus } from './change-status.ts';
import { openOrderSetup, pickup, toCourier } from './order-setup.fixture.ts';

const { product, shop, stockOf, submit } = openOrderSetup();

async function placed(quantity: number, fields = {}, stock = 10) {
  const id = await product(stock);
  const { json } = await submit(pickup([{ id, price: 100, quantity }], fields));
  return { productId: id, orderId: String(json.id) };
}

const read = (orderId: string) =>
  shop.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

const eventsOf = (orderId: string) =>
  shop.db
    .selectFrom('order_event')
    .select(['kind', 'actor', 'before', 'after', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

const step = (orderId: string, to: OrderStatus, seen?: number) =>
  changeStatus(shop.own, 'staff:1', orderId, { to, seen });

async function refusalOf(work: () => Promise<unknown>) {
  const before = await fingerprint(shop.db);
  const outcome = await work();
  expect(outcome).toBeInstanceOf(Refused);
  expect(await fingerprint(shop.db)).toBe(before);
  return outcome instanceof Refused ? outcome.refusal : null;
}

test('an order is confirmed, packed, shipped and completed, each with its mail and its entry', async () => {
  const { orderId } = await placed(2, toCourier({ lang: 'ru' }));
  for (const to of ['confirmed', 'packed', 'shipped', 'completed'] as const) {
    expect(await step(orderId, to)).not.toBeInstanceOf(Refused);
  }
  expect(await read(orderId)).toMatchObject({ status: 'completed', version: 5 });
  const events = (await eventsOf(orderId)).map(({ kind, after }) => [kind, after]);
  expect(events).toMatchObject([
    ['placed', { status: 'new' }],
    ['status', { status: 'confirmed' }],
    ['mail', { kind: 'order-confirmed' }],
    // Of being packed nobody is told unless the shop wants it.
    ['status', { status: 'packed' }],
    ['parcel', { lines: [{ quantity: 2 }] }],
    ['status', { status: 'shipped' }],
    ['mail', { kind: 'order-shipped' }],
    ['status', { status: 'completed' }],
    ['mail', { kind: 'order-completed' }],
  ]);
  const letter = await composeOrderMail(shop.own, 'order-shipped', orderId);
  expect(letter.subject).toBe(`Заказ ${orderId} в пути`);
});

test('cancelling gives back what was held, moves nothing, and every process hears of it', async () => {
  const { orderId, productId } = await placed(10);
  expect(await stockOf(productId)).toBe(0);
  await changeStatus(shop.own, 'staff:1', orderId, { to: 'cancelled', reason: 'Nu a răspuns' });
  expect(await stockOf(productId)).toBe(10);
  const moved = shop.db.selectFrom('stock_movement').select('id').where('order_id', '=', orderId);
  expect(await moved.execute()).toEqual([]);
  expect(await wrongStocks(shop.db)).toEqual([]);
  const announced = await shop.db
    .selectFrom('catalogue_change')
    .select('version')
    .where('entity', '=', 'stock')
    .where('entity_id', '=', productId)
    .execute();
  expect(announced).toHaveLength(2);
  const { text } = await composeOrderMail(shop.own, 'order-cancelled', orderId);
  expect(text).toContain('> Nu a răspuns');
});

test.each<[OrderStatus, object]>([
  ['packed', {}],
  ['shipped', {}],
  ['completed', {}],
  ['new', {}],
])('a new order does not become %s, and nothing changes', async (to, fields) => {
  const { orderId } = await placed(1, fields);
  expect(await refusalOf(() => step(orderId, to))).toMatchObject({
    kind: 'invalid',
    fields: { status: ['STAFF.ORDER_STEP'] },
  });
});

test('what is fetched is not shipped, and what is brought does not wait to be fetched', async () => {
  const fetched = await placed(1);
  const brought = await placed(1, toCourier());
  for (const { orderId } of [fetched, brought]) {
    await step(orderId, 'confirmed');
    await step(orderId, 'packed');
  }
  expect(await refusalOf(() => step(fetched.orderId, 'shipped'))).toMatchObject({
    kind: 'invalid',
  });
  expect(await refusalOf(() => step(brought.orderId, 'ready_for_pickup'))).toMatchObject({
    kind: 'invalid',
  });
});

test('who saw an older version is told who changed what, and nothing changes', async () => {
  const { orderId } = await placed(1);
  const ana = await addStaff(shop.own, { role: 'sales' });
  await changeStatus(shop.own, `staff:${ana.id}`, orderId, { to: 'confirmed', seen: 1 });
  expect(await refusalOf(() => step(orderId, 'cancelled', 1))).toMatchObject({
    kind: 'conflict',
    version: 2,
    changed: ['status'],
    actor: `staff:${ana.id}`,
    actorName: expect.stringMatching(/^Ana/),
  });
});

test('of many who take the same step at once, one does', async () => {
  const { orderId, productId } = await placed(4);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => step(orderId, 'cancelled', 1)),
  );
  expect(outcomes.filter((outcome) => !(outcome instanceof Refused))).toHaveLength(1);
  expect(await stockOf(productId)).toBe(10);
});

test('a customer cancels an order of their own until it is confirmed, and does nothing else', async () => {
  const { orderId, productId } = await placed(3);
  const { customer_id: ownerId } = await read(orderId);
  const asCustomer = (to: OrderStatus, owner = ownerId) =>
    changeStatus(shop.own, `customer:${owner}`, orderId, { to, ownerId: owner });
  expect(await refusalOf(() => asCustomer('confirmed'))).toMatchObject({ kind: 'invalid' });
  expect(await refusalOf(() => asCustomer('cancelled', ownerId + 1))).toEqual({ kind: 'missing' });
  await step(orderId, 'confirmed');
  expect(await refusalOf(() => asCustomer('cancelled'))).toMatchObject({ kind: 'invalid' });
  expect(await stockOf(productId)).toBe(7);

  const other = await placed(3);
  const { customer_id } = await read(other.orderId);
  await changeStatus(shop.own, `customer:${customer_id}`, other.orderId, {
    to: 'cancelled',
    ownerId: customer_id,
  });
  expect(await stockOf(other.productId)).toBe(10);
  expect((await eventsOf(other.orderId)).at(-2)?.actor).toBe(`customer:${customer_id}`);
});

test('a mail that is switched off is not queued', async () => {
  const mails = shop.own.settings().order_mails;
  await shop.set('order_mails', { ...mails, confirmed: false, packed: true });
  const { orderId } = await placed(1);
  await step(orderId, 'confirmed');
  await step(orderId, 'packed');
  const queued = await shop.db
    .selectFrom('mail_outbox')
    .select('kind')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  expect(queued.map(({ kind }) => kind).slice(2)).toEqual(['order-packed']);
  await shop.set('order_mails', mails);
});
