import { expect, test } from 'vitest';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { readOrdersOf } from '../../catalogue/for-staff/product-past.ts';
import { partOf } from '../../documents/parts.ts';
import { readOrders } from '../../documents/read-orders.ts';
import { composeOrderMail } from '../../order-letters/compose-order-mail.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

/** Three lengths of 20 m and one of 50 m of one cable, between two other things. */
async function cutOrder(fields: object = toCourier()) {
  const [first, cable, last] = [
    await setup.product(),
    await setup.product({ unit: 'm', stock: 200 }),
    await setup.product(),
  ];
  // Bought in another order than the shop came to know them.
  const wanted = [
    { id: last, quantity: 1 },
    { id: cable, quantity: 110, cuts: [20, 20, 50, 20] },
    { id: first, quantity: 2 },
  ];
  const orderId = await setup.order(wanted, { ...fields });
  const { lines } = await setup.read(orderId);
  return { orderId, cable, first, last, lines };
}

const change = (orderId: string, version: number, lines: object[]) =>
  setup.as('sales', `${orderId}/lines/`, { version, lines, reason: 'la cerere' });
const send = (orderId: string, version: number, lines: object[]) =>
  setup.as('warehouse', `${orderId}/parcels/`, { version, lines });
const asIs = ({ id, quantity }: { id: number; quantity: number }) => ({ line_id: id, quantity });

test('lengths of one cable are lines, and all lines stand as the buyer had them', async () => {
  const { orderId, cable, first, last, lines } = await cutOrder();
  const expected = [
    { product_id: last, quantity: 1, cut_length: null },
    { product_id: cable, quantity: 60, cut_length: 20, one_piece: true },
    { product_id: cable, quantity: 50, cut_length: 50, one_piece: true },
    { product_id: first, quantity: 2, cut_length: null },
  ];
  expect(lines).toMatchObject(expected);
  expect(await setup.stockOf(cable)).toBe(90);
  expect(await readOrdersOf(setup.db, cable)).toMatchObject({ count: 1, quantity: 110 });
  const [printed] = await readOrders(setup.db, [orderId]);
  expect(printed?.lines).toMatchObject(expected);
  expect(await setup.wrongStocks()).toEqual([]);
});

test('a parcel, its paper and its letter tell of the line that left, not of the product', async () => {
  const { orderId, lines } = await cutOrder();
  await setup.through(orderId, 'confirmed', 'packed');
  const long = lines[2];
  const { json } = await send(orderId, 3, [{ line_id: long.id, quantity: 50 }]);
  expect(json.lines.map(({ sent }: { sent: number }) => sent)).toEqual([0, 0, 50, 0]);
  expect(json.parcels).toMatchObject([{ lines: [{ line_id: long.id, quantity: 50 }] }]);
  const [printed] = await readOrders(setup.db, [orderId]);
  const part = printed && (await partOf(setup.db, printed, json.parcels[0].id));
  expect(part?.lines).toMatchObject([{ id: long.id, cut_length: 50 }]);
  const { text } = await composeOrderMail(setup.shop, 'order-parcel', orderId);
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    /ACUM\nCablu unu: 50 m\n\nURMEAZĂ\nCablu unu: 1 buc\nCablu unu: 60 m\nCablu unu: 2 buc\n/,
  );
});

test('who names the product alone is asked for the line where there are several', async () => {
  const { orderId, cable, last } = await cutOrder();
  await setup.through(orderId, 'confirmed', 'packed');
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  const parcel = await send(orderId, 3, [{ product_id: cable, quantity: 20 }]);
  expect([parcel.status, Object.keys(parcel.json)]).toEqual([400, ['lines.0.product_id']]);
  const lines = await change(orderId, 3, [
    { product_id: last, quantity: 1 },
    { product_id: cable, quantity: 100 },
  ]);
  expect([lines.status, Object.keys(lines.json)]).toEqual([400, ['lines.1.product_id']]);
  expect(await fingerprint(setup.db)).toBe(before);
});

test('lines of one product are changed one by one, and stock moves by what all of them come to', async () => {
  const { orderId, cable, lines } = await cutOrder();
  const [other, short, long, more] = lines;
  const { status, json } = await change(orderId, 1, [
    asIs(other),
    { line_id: short.id, quantity: 40 },
    asIs(long),
    asIs(more),
    { line_id: null, product_id: cable, quantity: 30, cuts: [15, 15] },
  ]);
  expect(status).toBe(200);
  expect(json.lines).toMatchObject([
    { id: other.id },
    { id: short.id, quantity: 40, cut_length: 20 },
    { id: long.id, quantity: 50, cut_length: 50 },
    { id: more.id },
    { product_id: cable, quantity: 30, cut_length: 15 },
  ]);
  expect(await setup.stockOf(cable)).toBe(80);
  expect(await setup.wrongStocks()).toEqual([]);
});

test('a line cut into several lengths becomes a line of each beside it, at the price that was agreed', async () => {
  const { orderId, cable, lines } = await cutOrder();
  const [other, short, long, more] = lines;
  await setup.db.updateTable('product').set({ price: 99_900 }).where('id', '=', cable).execute();
  const { status, json } = await change(orderId, 1, [
    asIs(other),
    { line_id: short.id, quantity: 80, cuts: [30, 50] },
    { line_id: long.id, quantity: 50, cuts: [] },
    asIs(more),
  ]);
  expect(status).toBe(200);
  const { price } = short;
  expect(json.lines).toMatchObject([
    { id: other.id },
    { id: short.id, quantity: 30, cut_length: 30, price },
    { product_id: cable, quantity: 50, cut_length: 50, price },
    { id: long.id, quantity: 50, cut_length: null, price },
    { id: more.id },
  ]);
  expect(await setup.stockOf(cable)).toBe(70);
  expect(await setup.wrongStocks()).toEqual([]);
});

test.each([
  ['a quantity its length does not go into', { quantity: 50 }, 'lines.1.quantity'],
  ['lengths that do not come to it', { quantity: 60, cuts: [25, 25] }, 'lines.1.cuts'],
])('%s is refused, and nothing changes', async (_, wrong, field) => {
  const { orderId, lines } = await cutOrder();
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  const [other, short, long, more] = lines;
  const { status, json } = await change(orderId, 1, [
    asIs(other),
    { line_id: short.id, ...wrong },
    asIs(long),
    asIs(more),
  ]);
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
  expect(await fingerprint(setup.db)).toBe(before);
});

test('lengths of what is not cut say nothing', async () => {
  const { orderId, first, cable, lines } = await cutOrder();
  const [other, short, long, more] = lines;
  const { status, json } = await change(orderId, 1, [
    { ...asIs(other), quantity: 4, cuts: [2, 2] },
    asIs(short),
    asIs(long),
    asIs(more),
    { line_id: null, product_id: first, quantity: 3, cuts: [1, 2] },
    { line_id: null, product_id: cable, quantity: 10, cuts: [10] },
  ]);
  expect(status).toBe(200);
  expect(json.lines).toMatchObject([
    { id: other.id, quantity: 4, cut_length: null },
    { id: short.id, cut_length: 20 },
    { id: long.id },
    { id: more.id },
    { product_id: first, quantity: 3, cut_length: null },
    { product_id: cable, quantity: 10, cut_length: 10 },
  ]);
});

test('a length is no shorter than the shop cuts, also where the quantity stays', async () => {
  const cable = await setup.product({ unit: 'm', smallest_quantity: 10, stock: 200 });
  const orderId = await setup.order([{ id: cable, quantity: 60 }], toCourier());
  const cut = (cuts: number[]) => change(orderId, 1, [{ product_id: cable, quantity: 60, cuts }]);
  const short = await cut(Array(12).fill(5));
  expect([short.status, Object.keys(short.json)]).toEqual([400, ['lines.0.quantity']]);
  expect((await cut(Array(6).fill(10))).json.lines).toMatchObject([
    { quantity: 60, cut_length: 10 },
  ]);
});

test('an order lowered to exactly what was sent has left', async () => {
  const { orderId, lines } = await cutOrder();
  await setup.through(orderId, 'confirmed', 'packed');
  const [other, short] = lines;
  await send(orderId, 3, [asIs(other), { line_id: short.id, quantity: 20 }]);
  const { status, json } = await change(orderId, 4, [
    asIs(other),
    { line_id: short.id, quantity: 20 },
  ]);
  expect(status).toBe(200);
  expect(json.status).toBe('shipped');
  expect((await setup.mailsOf(orderId)).slice(-2)).toEqual(['order-changed', 'order-shipped']);
});

test.each([
  ['lengths that do not come to the quantity', { quantity: 100, cuts: [20, 50] }],
  ['more lengths than somebody cuts', { quantity: 51, cuts: Array(51).fill(1) }],
])('%s are refused where an order is placed', async (_, wrong) => {
  const id = await setup.product({ unit: 'm', stock: 500 });
  await expect(setup.order([{ id, ...wrong }])).rejects.toThrow('cuts');
});
