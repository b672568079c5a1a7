import { expect, test } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { documentForBuyer } from '../documents/order-documents.ts';
import { readOffered } from '../exchange/orders/read-orders.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { readSales } from '../sales/read-sales.ts';
import { readBuyerRecord } from './buyer-record.ts';
import { openStaffSetup } from './staff/staff-setup.fixture.ts';

const setup = openStaffSetup();

/** Of a new account, worth more than one may owe. */
async function placeLarge(fields: Record<string, unknown> = {}) {
  const { token, user } = await setup.register();
  const id = await setup.product({ price: 1000, stock: 1000 });
  const orderId = await setup.order([{ id, quantity: 101 }], fields, token);
  return { id, orderId, token, customerId: user.id };
}

const confirm = (orderId: string, version = 1) =>
  setup.as('sales', `${orderId}/status/`, { version, status: 'confirmed' });

test('what a new account orders beyond its bound is taken, holds no stock, and says so', async () => {
  const { id, orderId, token } = await placeLarge();
  expect(await setup.stockOf(id)).toBe(1000);
  const own = await setup.api('GET', `/orders/orders/${orderId}/`, { token });
  expect(own.json).toMatchObject({ status: 'new', awaits_confirmation: true, total: 101_000 });
  expect(await setup.read(orderId)).toMatchObject({ awaiting: 'unpaid-value', promised_day: null });
  const { json } = await setup.as('sales', '?only=awaiting');
  expect(json.results).toMatchObject([{ id: orderId, awaiting: 'unpaid-value' }]);
  const letter = await composeOrderMail(setup.shop, 'order-confirmation', orderId);
  expect(letter.text).toContain('Înainte de a rezerva produsele');
  expect(letter.text).not.toContain('am rezervat produsele');
});

test('confirming takes the stock, and only then the order counts as sold', async () => {
  const sold = async () => (await readSales(setup.shop, 7, 'ro')).sum;
  const before = await sold();
  const { id, orderId } = await placeLarge();
  expect(await sold()).toEqual(before);
  const { json } = await confirm(orderId);
  expect(json).toMatchObject({ status: 'confirmed', awaiting: null });
  expect(json.promised_day).toEqual(expect.any(String));
  expect(await setup.stockOf(id)).toBe(899);
  expect((await sold()).total).toBe(before.total + 101_000);
  await setup.through(orderId, 'cancelled');
  expect(await setup.stockOf(id)).toBe(1000);
  expect(await setup.wrongStocks()).toEqual([]);
});

test('confirming what is gone by then says what is missing and changes nothing', async () => {
  const { id, orderId } = await placeLarge();
  await inShop(setup.db, (changing) =>
    moveStock(changing, [{ product_id: id, counted: 50, reason: 'count' }]),
  );
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  const { status, json } = await confirm(orderId);
  expect(status).toBe(422);
  expect(json.products).toMatchObject([{ product_id: id, wanted: 101, stock: 50 }]);
  expect(json.detail).toContain('(50 / 101)');
  expect(await fingerprint(setup.db)).toBe(before);
});

test('of two who confirm it at once, one takes the stock', async () => {
  const { id, orderId } = await placeLarge();
  const answers = await Promise.all([confirm(orderId), confirm(orderId), confirm(orderId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await setup.stockOf(id)).toBe(899);
});

test('cancelling or changing one that waits moves no goods', async () => {
  const { id, orderId } = await placeLarge();
  const lines = [{ product_id: id, quantity: 102 }];
  await setup.as('sales', `${orderId}/lines/`, { version: 1, lines, reason: 'x' });
  expect(await setup.stockOf(id)).toBe(1000);
  await setup.through(orderId, 'cancelled');
  expect(await setup.stockOf(id)).toBe(1000);
  expect(await setup.wrongStocks()).toEqual([]);
});

test('orders at once do not both slip under the bound', async () => {
  const { token } = await setup.register();
  const id = await setup.product({ price: 1000, stock: 1000 });
  const orders = await Promise.all(
    Array.from({ length: 4 }, () => setup.order([{ id, quantity: 40 }], {}, token)),
  );
  const awaiting = await Promise.all(orders.map(async (one) => (await setup.read(one)).awaiting));
  expect(awaiting.filter((reason) => reason === 'unpaid-value')).toHaveLength(2);
  expect(await setup.stockOf(id)).toBe(920);
});

test('most of a product’s stock is held by nobody before a person agrees, the last pieces are', async () => {
  const { token } = await setup.register();
  const dear = await setup.product({ price: 2500, stock: 40 });
  const half = await setup.order([{ id: dear, quantity: 20 }], {}, token);
  expect((await setup.read(half)).awaiting).toBeNull();
  const more = await setup.order([{ id: dear, quantity: 5 }], {}, token);
  expect((await setup.read(more)).awaiting).toBe('stock-share');
  expect(await setup.stockOf(dear)).toBe(20);
  const cheap = await setup.product({ price: 10, stock: 7 });
  await setup.order([{ id: cheap, quantity: 7 }], {}, token);
  expect(await setup.stockOf(cheap)).toBe(0);
});

test('who has paid before owes more without waiting', async () => {
  const { token } = await setup.register();
  const id = await setup.product({ price: 1000, stock: 1000 });
  const first = await setup.order([{ id, quantity: 1 }], {}, token);
  await setup.pay(first);
  const large = await setup.order([{ id, quantity: 200 }], {}, token);
  expect((await setup.read(large)).awaiting).toBeNull();
});

test('who has paid an order that grew since is known still, and owes the rest of it alone', async () => {
  const { token } = await setup.register();
  const id = await setup.product({ price: 1000, stock: 1000 });
  const first = await setup.order([{ id, quantity: 40 }], { pay_method: 'transfer' }, token);
  const act = async (path: string, body: object) => {
    const { version } = await setup.read(first);
    return (await setup.as('sales', `${first}/${path}/`, { version, ...body })).json;
  };
  await setup.pay(first);
  const grown = await act('lines', { lines: [{ product_id: id, quantity: 50 }], reason: 'x' });
  expect(grown).toMatchObject({ payment_status: 'pending', paid: 40_000 });
  const large = await setup.order([{ id, quantity: 120 }], {}, token);
  expect((await setup.read(large)).awaiting).toBeNull();
  const record = await readBuyerRecord(setup.db, grown.customer.id, 30);
  expect(record).toMatchObject({ isKnown: true, unpaid: 130_000_00 });
});

test('1C hears of it, and who pays by transfer gets the proforma, once it is confirmed', async () => {
  const { orderId, customerId } = await placeLarge({ pay_method: 'transfer' });
  const offered = async () => (await readOffered(setup.db, [orderId])).map(({ id }) => id);
  const proforma = () => documentForBuyer(setup.shop, { orderId, customerId }, 'proforma', 'ro');
  expect(await offered()).toEqual([]);
  expect(await proforma()).toBe('missing');
  const first = await composeOrderMail(setup.shop, 'order-confirmation', orderId);
  expect(first.attached).toBeUndefined();
  await confirm(orderId);
  expect(await offered()).toEqual([orderId]);
});
