import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../contract/constants.ts';
import type { Role } from '../../../contract/staff/permissions.ts';
import { takeStock } from '../../catalogue/stock/take-stock.ts';
import { warehouses } from '../../catalogue/writing/units-and-warehouses.ts';
import { addOrder } from '../../testing/add-order.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { open1c, type Session } from '../client/client-1c.ts';
import { matchWarehouse } from '../desk/match-warehouse.ts';
import { addAccount, bring, PASSWORD, sample, setExchange } from '../exchange-desk.fixture.ts';
import { endRun } from '../runs.ts';
import { beneath, orderDocument } from './order-document.fixture.ts';

let shop: TestShop;
let account: number;
let customerId: number;
let client: ReturnType<typeof open1c>;
let session: Session;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db);
  await shop.changes.catchUp();
  account = await addAccount(shop.db);
  await bring(shop, account, {
    'import0_1.xml': sample('import0_1.xml'),
    'offers0_1.xml': sample('offers0_1.xml'),
  });
  ({
    user: { id: customerId },
  } = await shop.register());
  const call = async (url: string | URL | Request, init?: RequestInit) =>
    shop.app.request(String(url), init);
  client = open1c({ url: '/1c_exchange', name: '1c', password: PASSWORD, fetch: call });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const open = await shop.db
    .selectFrom('exchange_run')
    .select('id')
    .where('state', '=', 'open')
    .execute();
  for (const { id } of open) await endRun(shop.db, id, 'abandoned');
  session = await client.checkAuth('sale');
  await client.init(session);
});

const productOf = async (code: string) =>
  await shop.db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'quantity'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

/** An order of so many, which has taken its goods. */
async function order(code: string, quantity: number, price: number, status: OrderStatus = 'new') {
  const { id: productId } = await productOf(code);
  const lines = [{ productId, quantity, price }];
  const id = await addOrder(shop.db, { customerId, lines, status });
  await shop.db
    .transaction()
    .execute((trx) =>
      takeStock(trx, [{ id: productId, quantity }], { orderId: id, actor: 'customer:1' }),
    );
  return id;
}

describe('orders for 1C', () => {
  test('name their goods as 1C does, in its own units, with tax', async () => {
    const id = await order('VVG-LS-3x2.5 бухта 100 м', 200, 28_40);
    const xml = await client.step(session, 'query');
    expect(xml).toContain(`<Ид>${id}</Ид><Номер>${id}</Номер>`);
    expect(xml).toContain(
      '<Ид>c0ab1e41-0000-4000-8000-000000000041#c0ab1e79-0000-4000-8000-000000000079</Ид>',
    );
    expect(xml).toContain(
      '<БазоваяЕдиница Код="736">бухта</БазоваяЕдиница><ЦенаЗаЕдиницу>2840.00</ЦенаЗаЕдиницу><Количество>2</Количество><Сумма>5680.00</Сумма>',
    );
    expect(xml).toContain('<Ставка>20</Ставка><Сумма>946.67</Сумма>');
    expect(xml).not.toContain('Контейнер');
  });

  test('come again until 1C says that it has them, and again when they have changed', async () => {
    const id = await order('SOC-16-01', 1, 46_50);
    expect(await client.step(session, 'query')).toContain(id);
    expect(await client.step(session, 'query')).toContain(id);
    expect(await client.step(session, 'success')).toBe('success');
    const empty = await client.step(session, 'query');
    expect(empty).toMatch(/<КоммерческаяИнформация [^>]+><\/КоммерческаяИнформация>$/);
    await shop.db
      .updateTable('customer_order')
      .set((row) => ({ version: row('version', '+', 1), comment: 'Sunați & <strigați>' }))
      .where('id', '=', id)
      .execute();
    expect(await client.step(session, 'query')).toContain('Sunați &amp; &lt;strigați&gt;');
  });

  test('only what was shown is confirmed', async () => {
    await client.step(session, 'query');
    const later = await order('SOC-16-01', 1, 46_50);
    await client.step(session, 'success');
    expect(await client.step(session, 'query')).toContain(later);
  });

  test('are wrapped and written as the shop has set it', async () => {
    await setExchange(shop.db, { ordersInContainer: true, answerEncoding: 'windows-1251' });
    await shop.changes.catchUp();
    await order('SOC-16-01', 1, 46_50);
    const xml = await client.step(session, 'query');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="windows-1251"\?>/);
    expect(xml).toContain('<Контейнер><Документ>');
    await setExchange(shop.db);
    await shop.changes.catchUp();
  });

  test('states, ways to pay and to deliver have names that 1C can ask for', async () => {
    expect(await client.step(session, 'info')).toContain(
      '<Ид>ready_for_pickup</Ид><Название>Готов к выдаче</Название>',
    );
  });
});

describe('orders as a file for 1C', () => {
  const taken = async (role: Role, query = '') => {
    const { headers } = await addStaff(shop.shop, { role });
    return shop.api('GET', `/staff/orders/commerceml/${query}`, { headers });
  };

  test('say of the list’s orders what 1C would be told, and 1C is told all the same', async () => {
    const [id, cancelled] = [
      await order('VVG-LS-3x2.5 бухта 100 м', 200, 28_40),
      await order('SOC-16-01', 1, 46_50, 'cancelled'),
    ];
    const { status, headers, text } = await taken('accountant', '?status=new');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders.xml"');
    const told = await client.step(session, 'query');
    const documentIn = (xml: string) =>
      /<Документ>.*?<\/Документ>/gs.exec(xml.slice(xml.indexOf(`<Документ><Ид>${id}`)))?.[0];
    expect(documentIn(text)).toContain('<БазоваяЕдиница Код="736">бухта</БазоваяЕдиница>');
    expect(documentIn(told)).toBe(documentIn(text));
    expect(text).not.toContain(cancelled);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<КоммерческаяИнформация /);
    expect(text).toMatch(/<\/КоммерческаяИнформация>$/);
    const entry = await shop.db
      .selectFrom('audit_entry')
      .select(['entity', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ entity: 'export', after: { status: 'new', format: 'commerceml' } });
  });

  test('are a document with none where the list is empty, and nothing for who may not', async () => {
    const { text } = await taken('owner', '?search=nimeni-cu-acest-nume');
    expect(text).toMatch(/<КоммерческаяИнформация [^>]+><\/КоммерческаяИнформация>$/);
    expect((await taken('sales')).status).toBe(403);
  });
});

describe('what 1C counts', () => {
  const counted = () => bring(shop, account, { 'offers0_1.xml': sample('offers0_1.xml') });

  test('is less by what orders it does not know of have taken, and not twice', async () => {
    const { quantity: before } = await productOf('NYM-J-3x2.5');
    expect(before).toBe(500);
    await order('NYM-J-3x2.5', 30, 33_00);
    await counted();
    expect((await productOf('NYM-J-3x2.5')).quantity).toBe(470);
    await counted();
    expect((await productOf('NYM-J-3x2.5')).quantity).toBe(470);
    await client.step(session, 'query');
    await client.step(session, 'success');
    // It has the order now: what it counts is what there is.
    await counted();
    expect((await productOf('NYM-J-3x2.5')).quantity).toBe(500);
  });

  test('is less by them also where the goods are counted in another warehouse since', async () => {
    await order('NYM-J-3x2.5', 40, 33_00);
    const { rows } = await sql<{ id: number; version: number }>`
      select link.id, link.decision_version as version
      from stock_movement
      inner join external_link as link on link.local_id = warehouse_id and link.kind = 'warehouse'
      where order_id is not null
      order by stock_movement.id desc
      limit 1`.execute(shop.db);
    const { id = 0, version = 0 } = rows[0] ?? {};
    await inShop(shop.db, async (changing) => {
      const fields = { key: 'depozit_nou', title_ro: 'Depozit nou', position: 50 };
      const { id: made } = await warehouses.create(changing, fields);
      await matchWarehouse(changing, id, { warehouse_id: Number(made), version });
    });
    expect((await productOf('NYM-J-3x2.5')).quantity).toBe(460);
    await counted();
    expect((await productOf('NYM-J-3x2.5')).quantity).toBe(460);
  });
});

describe('what becomes of an order in 1C', () => {
  const told = async (id: string, requisites: Record<string, string>, lines = '') => {
    await client.send(session, 'orders.xml', orderDocument(id, requisites, lines), 1e9);
    return shop.db
      .selectFrom('customer_order')
      .select(['status', 'payment_status', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
  };
  const eventsOf = async (id: string) =>
    (
      await shop.db
        .selectFrom('order_event')
        .select(['kind', 'text', 'actor'])
        .where('order_id', '=', id)
        .where('kind', '<>', 'mail')
        .orderBy('id')
        .execute()
    ).map(({ kind, text, actor }) => `${actor} ${kind} ${text}`.trim());

  test('posted it is confirmed, shipped it waits to be fetched, and it never goes back', async () => {
    const id = await order('SOC-16-01', 2, 46_50);
    await client.step(session, 'query');
    await client.step(session, 'success');
    expect(await told(id, { Проведен: 'true' })).toMatchObject({ status: 'confirmed' });
    expect(await told(id, { Проведен: 'true', Отгружен: 'true' })).toMatchObject({
      status: 'ready_for_pickup',
    });
    const before = await fingerprint(shop.db);
    expect(await told(id, { Проведен: 'true' })).toMatchObject({ status: 'ready_for_pickup' });
    expect(await told(id, { Отменен: 'true' })).toMatchObject({ status: 'ready_for_pickup' });
    expect(await fingerprint(shop.db)).toBe(before);
    expect(await eventsOf(id)).toEqual(Array(3).fill('exchange status'));
    // What 1C has told us it does not hear from us.
    expect(await client.step(session, 'query')).not.toContain(id);
  });

  test('cancelled it gives its goods back, once', async () => {
    const { quantity } = await productOf('SOC-16-01');
    const id = await order('SOC-16-01', 5, 46_50);
    expect(await told(id, { Отменен: 'true' })).toMatchObject({ status: 'cancelled' });
    await told(id, { Отменен: 'true' });
    expect((await productOf('SOC-16-01')).quantity).toBe(quantity);
    expect(await told(id, { Проведен: 'true' })).toMatchObject({ status: 'cancelled' });
  });

  test('paid it is paid; a state by a name that is mapped, and a note for one that is not', async () => {
    await setExchange(shop.db, { statuses: [{ name: 'Согласован', status: 'confirmed' }] });
    const id = await order('SOC-16-01', 1, 46_50);
    const paid = { 'Номер оплаты по 1С': '77', 'Статус заказа': '[N] Думаем' };
    expect(await told(id, paid)).toMatchObject({ status: 'new', payment_status: 'paid' });
    await told(id, paid);
    expect(await told(id, { 'Статус заказа': '[F] Согласован' })).toMatchObject({
      status: 'confirmed',
    });
    expect(await eventsOf(id)).toEqual([
      'exchange payment 77',
      'exchange note 1C: Думаем',
      'exchange status',
    ]);
  });

  const PAYMENT = 'Выплата безналичных денег';

  test('shipments that are documents of their own let it go, and what goes back is a note', async () => {
    const id = await order('SOC-16-01', 2, 46_50);
    expect(
      await told(id, {}, beneath('Отпуск товара', '93.00', { posted: 'false' })),
    ).toMatchObject({ status: 'new' });
    const shipped = { status: 'ready_for_pickup', payment_status: 'unpaid' };
    expect(await told(id, {}, beneath('Отпуск товара', '93.00'))).toMatchObject(shipped);
    const before = await fingerprint(shop.db);
    await told(id, {}, beneath('Отпуск товара', '93.00'));
    expect(await fingerprint(shop.db)).toBe(before);
    await told(id, {}, beneath('Возврат товара', '93.00'));
    expect(await eventsOf(id)).toEqual([
      ...Array(3).fill('exchange status'),
      'exchange note 1C: Возврат товара П-y, 93 MDL',
    ]);
  });

  test('several payments pay it together, each counted once and as it was said last', async () => {
    const id = await order('SOC-16-01', 2, 46_50);
    const partly = { Оплачен: 'false', 'Номер оплаты по 1С': '7' };
    const pays = async (amount: string, options: { id: string; posted?: string }) =>
      (await told(id, partly, beneath(PAYMENT, amount, options)))?.payment_status;
    expect(await pays('93.00', { id: 'a', posted: 'false' })).toBe('unpaid');
    expect(await pays('40.00', { id: 'a' })).toBe('unpaid');
    const before = await fingerprint(shop.db);
    expect(await pays('40.00', { id: 'a' })).toBe('unpaid');
    expect(await fingerprint(shop.db)).toBe(before);
    // It is taken back, and said anew with less.
    expect(await pays('40.00', { id: 'a', posted: 'false' })).toBe('unpaid');
    expect(await pays('53.00', { id: 'b' })).toBe('unpaid');
    expect(await pays('39.99', { id: 'a' })).toBe('unpaid');
    expect(await pays('-5', { id: 'c' })).toBe('unpaid');
    expect(await pays('40.00', { id: 'a' })).toBe('paid');
    expect(await pays('40.00', { id: 'a' })).toBe('paid');
    expect(await eventsOf(id)).toEqual([
      `exchange note 1C: ${PAYMENT} П-a, 40 MDL (40.00 / 93.00)`,
      `exchange note 1C: ${PAYMENT} П-a: anulată / отменена`,
      `exchange note 1C: ${PAYMENT} П-b, 53 MDL (53.00 / 93.00)`,
      `exchange note 1C: ${PAYMENT} П-a, 39.99 MDL (92.99 / 93.00)`,
      `exchange note 1C: ${PAYMENT} П-c, -5 MDL`,
      `exchange payment ${PAYMENT} П-a`,
    ]);
  });

  test('other lines are a note for people, and an unknown order changes nothing', async () => {
    const id = await order('SOC-16-01', 1, 46_50);
    const lines =
      '<Товары><Товар><Ид>a</Ид><Количество>3</Количество><Сумма>139.50</Сумма></Товар></Товары>';
    await told(id, {}, lines);
    expect(await eventsOf(id)).toEqual([expect.stringContaining('exchange note 1C: alte poziții')]);
    const before = await fingerprint(shop.db);
    expect(await told('ZZZZ-9999', { Проведен: 'true' })).toBeUndefined();
    expect(await fingerprint(shop.db)).toBe(before);
  });
});
