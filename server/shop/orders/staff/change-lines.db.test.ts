import { expect, test } from 'vitest';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { changeProduct } from '../../catalogue/writing/change-product.ts';
import { composeOrderMail } from '../../order-letters/compose-order-mail.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

const line = (product_id: number, quantity: number) => ({ product_id, quantity });
const change = (orderId: string, lines: object[], fields: object = {}) =>
  setup.as('sales', `${orderId}/lines/`, {
    version: 1,
    lines,
    reason: 'La cererea clientului',
    ...fields,
  });

test('lines come, go and change; kept ones keep their price, new ones have today’s', async () => {
  const [kept, gone, added] = [
    await setup.product({ price: 10 }),
    await setup.product({ price: 20 }),
    await setup.product({ price: 30 }),
  ];
  const orderId = await setup.order([
    { id: kept, quantity: 4 },
    { id: gone, quantity: 5 },
  ]);
  await inShop(setup.db, async (changing) => {
    await changeProduct(changing, kept, { input: { price: 99 } });
    await changeProduct(changing, added, { input: { price: 31.5 } });
  });
  const { status, json } = await change(orderId, [line(kept, 6), line(added, 2)]);
  expect(status).toBe(200);
  expect(json).toMatchObject({ version: 2, products_cost: 123, delivery_fee: 0, total: 123 });
  expect(json.lines).toMatchObject([
    { product_id: kept, price: 10, quantity: 6, total: 60, stock: 94 },
    { product_id: added, price: 31.5, quantity: 2, total: 63, stock: 98 },
  ]);
  expect(await setup.stockOf(gone)).toBe(100);
  expect(await setup.wrongStocks()).toEqual([]);
});

test('an order is found by the goods it has by now', async () => {
  const [gone, added] = [
    await setup.product({ title_ro: 'Tablou vechi' }),
    await setup.product({ title_ro: 'Contactor nou', code: 'KMZ-40116' }),
  ];
  const orderId = await setup.order([{ id: gone, quantity: 1 }]);
  const found = async (search: string) =>
    (await setup.as('sales', `?search=${search}`)).json.results.map(({ id }: { id: string }) => id);
  expect(await found('tablou')).toEqual([orderId]);
  await change(orderId, [line(added, 1)]);
  expect(await found('tablou')).toEqual([]);
  for (const search of ['contac', 'kmz-40', '40116']) {
    expect(await found(search), search).toEqual([orderId]);
  }
});

test('goods that are cut first move the promised day, which the timeline tells; fewer goods never do', async () => {
  const [piece, metre] = [await setup.product(), await setup.product({ unit: 'm' })];
  const orderId = await setup.order([{ id: piece, quantity: 4 }], toCourier());
  const { promised_day: before } = await setup.read(orderId);
  expect(before).toMatch(/^\d{4}-\d\d-\d\d$/);

  const { json: more } = await change(orderId, [line(piece, 5)]);
  expect(more.promised_day).toBe(before);

  const lines = [line(piece, 5), line(metre, 20)];
  const { json: cut } = await change(orderId, lines, { version: 2 });
  expect(cut.promised_day > before).toBe(true);
  const event = cut.events.find(({ kind }: { kind: string }) => kind === 'lines');
  expect(event).toMatchObject({
    before: { promised_day: before },
    after: { promised_day: cut.promised_day },
  });

  const { json: fewer } = await change(orderId, [line(piece, 5)], { version: 3 });
  expect(fewer.promised_day).toBe(cut.promised_day);
  expect(fewer.events[1].after).not.toHaveProperty('promised_day');
});

test('the timeline keeps both sides and the reason, and the customer is told', async () => {
  const id = await setup.product();
  const orderId = await setup.order([{ id, quantity: 4 }], { lang: 'ru' });
  const { json } = await change(orderId, [line(id, 3)]);
  const [mail, lines] = json.events;
  expect(mail).toMatchObject({ kind: 'mail', after: { kind: 'order-changed' }, mail: 'waiting' });
  expect(lines).toMatchObject({
    kind: 'lines',
    before: { lines: [{ product_id: id, quantity: 4 }], total: 50_00 },
    after: { lines: [{ product_id: id, quantity: 3 }], total: 37_50 },
    text: 'La cererea clientului',
    actor_name: expect.stringMatching(/^Ana/),
  });
  const letter = await composeOrderMail(setup.shop, 'order-changed', orderId);
  expect(letter.subject).toBe(`Заказ ${orderId} изменён`);
  expect(letter.text).toContain('> La cererea clientului');
  expect(letter.text.replaceAll('\u00a0', ' ')).toContain('Теперь итог — 37,50 lei');
});

test('the fee follows what is ordered by then', async () => {
  const id = await setup.product({ price: 1000 });
  const orderId = await setup.order([{ id, quantity: 6 }], toCourier());
  expect(await setup.read(orderId)).toMatchObject({ delivery_fee: 0, total: 6000 });
  const { json } = await change(orderId, [line(id, 2)]);
  expect(json).toMatchObject({ delivery_fee: 100, total: 2100 });
});

test('the last one can be taken and given back, and every process hears of both', async () => {
  const id = await setup.product({ stock: 5 });
  const orderId = await setup.order([{ id, quantity: 1 }]);
  const heard = async () =>
    (
      await setup.db
        .selectFrom('catalogue_change')
        .select('version')
        .where('entity', '=', 'stock')
        .where('entity_id', '=', id)
        .execute()
    ).length;
  const before = await heard();
  expect((await change(orderId, [line(id, 5)])).status).toBe(200);
  expect([await setup.stockOf(id), await heard()]).toEqual([0, before + 1]);
  expect((await change(orderId, [line(id, 4)], { version: 2 })).status).toBe(200);
  expect([await setup.stockOf(id), await heard()]).toEqual([1, before + 2]);
});

test('nothing is written where nothing changes', async () => {
  const id = await setup.product();
  const orderId = await setup.order([{ id, quantity: 2 }]);
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  expect((await change(orderId, [line(id, 2)])).json.version).toBe(1);
  expect(await fingerprint(setup.db)).toBe(before);
});

test('what an archived product was ordered for stays, and it cannot come anew', async () => {
  const id = await setup.product();
  const [first, second] = [
    await setup.order([{ id, quantity: 5 }]),
    await setup.order([{ id: await setup.product(), quantity: 1 }]),
  ];
  await inShop(setup.db, (changing) =>
    changeProduct(changing, id, { input: { state: 'archived' } }),
  );
  expect((await change(first, [line(id, 3)])).status).toBe(200);
  expect((await change(second, [line(id, 3)])).json).toHaveProperty(['lines.0.product_id']);
});

test('an order is changed until it leaves', async () => {
  const id = await setup.product();
  const orderId = await setup.order([{ id, quantity: 2 }], toCourier());
  await setup.through(orderId, 'confirmed', 'packed');
  expect((await change(orderId, [line(id, 3)], { version: 3 })).status).toBe(200);
  await setup.through(orderId, 'shipped');
  const { version } = await setup.read(orderId);
  const before = await fingerprint(setup.db);
  const refused = await change(orderId, [line(id, 4)], { version });
  expect([refused.status, Object.keys(refused.json)]).toEqual([400, ['lines']]);
  expect(await fingerprint(setup.db)).toBe(before);
});

test.each<[string, (id: number, cable: number) => unknown, string]>([
  ['more than there is', (id) => ({ lines: [line(id, 200)] }), 'lines.0.quantity'],
  [
    'less than is cut',
    (id, cable) => ({ lines: [line(id, 2), line(cable, 5)] }),
    'lines.1.quantity',
  ],
  [
    'between two steps',
    (id, cable) => ({ lines: [line(id, 2), line(cable, 12)] }),
    'lines.1.quantity',
  ],
  [
    'what does not exist',
    (id) => ({ lines: [line(id, 2), line(999_999, 1)] }),
    'lines.1.product_id',
  ],
  ['nothing at all', () => ({ lines: [] }), 'lines'],
  ['the same twice', (id) => ({ lines: [line(id, 2), line(id, 3)] }), 'lines'],
  ['half a piece', (id) => ({ lines: [line(id, 0.5)] }), 'lines.0.quantity'],
  ['fewer than none', (id) => ({ lines: [line(id, -1)] }), 'lines.0.quantity'],
  ['no reason', (id) => ({ lines: [line(id, 3)], reason: ' ' }), 'reason'],
  ['a price of one’s own', (id) => ({ lines: [{ ...line(id, 3), price: 0.01 }] }), 'lines.0.price'],
  ['totals of one’s own', (id) => ({ lines: [line(id, 3)], total: 1 }), 'total'],
])('%s is refused, and nothing changes', async (_, fields, field) => {
  const id = await setup.product();
  const cable = await setup.product({ smallest_quantity: 10, quantity_step: 5 });
  const orderId = await setup.order([{ id, quantity: 2 }]);
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  const { status, json } = await change(orderId, [], fields(id, cable) as object);
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
  expect(await fingerprint(setup.db)).toBe(before);
});
