import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '../../../testing/fingerprint.ts';
import type { Session } from '../client/client-1c.ts';
import { setExchange } from '../exchange-setup.fixture.ts';
import { beneath, orderDocument } from './order-document.fixture.ts';
import { type OrdersWith1c, openOrdersWith1c } from './orders-with-1c.fixture.ts';

let setup: OrdersWith1c;
let session: Session;
beforeAll(async () => {
  setup = await openOrdersWith1c();
});
afterAll(() => setup.shop.close());
beforeEach(async () => {
  session = await setup.newSession();
});

describe('what becomes of an order in 1C', () => {
  const sendDocument = async (id: string, requisites: Record<string, string>, lines = '') => {
    await setup.client.send(session, 'orders.xml', orderDocument(id, requisites, lines), 1e9);
    return setup.shop.db
      .selectFrom('customer_order')
      .select(['status', 'payment_status', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
  };
  const eventsOf = async (id: string) =>
    (
      await setup.shop.db
        .selectFrom('order_event')
        .select(['kind', 'text', 'actor'])
        .where('order_id', '=', id)
        .where('kind', '<>', 'mail')
        .orderBy('id')
        .execute()
    ).map(({ kind, text, actor }) => `${actor} ${kind} ${text}`.trim());

  test('posted it is confirmed, shipped it waits to be fetched, and it never goes back', async () => {
    const id = await setup.order('SOC-16-01', 2, 46_50);
    await setup.client.step(session, 'query');
    await setup.client.step(session, 'success');
    expect(await sendDocument(id, { Проведен: 'true' })).toMatchObject({ status: 'confirmed' });
    expect(await sendDocument(id, { Проведен: 'true', Отгружен: 'true' })).toMatchObject({
      status: 'ready_for_pickup',
    });
    const before = await fingerprint(setup.shop.db);
    expect(await sendDocument(id, { Проведен: 'true' })).toMatchObject({
      status: 'ready_for_pickup',
    });
    expect(await sendDocument(id, { Отменен: 'true' })).toMatchObject({
      status: 'ready_for_pickup',
    });
    expect(await fingerprint(setup.shop.db)).toBe(before);
    expect(await eventsOf(id)).toEqual(Array(3).fill('exchange status'));
    // What 1C has told us it does not hear from us.
    expect(await setup.client.step(session, 'query')).not.toContain(id);
  });

  test('cancelled it gives its goods back, once', async () => {
    const { for_sale } = await setup.productOf('SOC-16-01');
    const id = await setup.order('SOC-16-01', 5, 46_50);
    expect(await sendDocument(id, { Отменен: 'true' })).toMatchObject({ status: 'cancelled' });
    await sendDocument(id, { Отменен: 'true' });
    expect((await setup.productOf('SOC-16-01')).for_sale).toBe(for_sale);
    expect(await sendDocument(id, { Проведен: 'true' })).toMatchObject({ status: 'cancelled' });
  });

  test('paid it is paid; a state by a name that is mapped, and a note for one that is not', async () => {
    await setExchange(setup.shop.db, { statuses: [{ name: 'Согласован', status: 'confirmed' }] });
    const id = await setup.order('SOC-16-01', 1, 46_50);
    const paid = { 'Номер оплаты по 1С': '77', 'Статус заказа': '[N] Думаем' };
    expect(await sendDocument(id, paid)).toMatchObject({ status: 'new', payment_status: 'paid' });
    await sendDocument(id, paid);
    expect(await sendDocument(id, { 'Статус заказа': '[F] Согласован' })).toMatchObject({
      status: 'confirmed',
    });
    expect(await eventsOf(id)).toEqual([
      'exchange payment 77',
      'exchange note 1C: Думаем',
      'exchange status',
    ]);
  });

  test('paid and cancelled at once its money has to go back, and the file goes on', async () => {
    const id = await setup.order('SOC-16-01', 1, 46_50);
    const both = { Отменен: 'true', Оплачен: 'true' };
    expect(await sendDocument(id, both)).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
    });
    const { version } = (await sendDocument(id, both)) ?? {};
    expect((await sendDocument(id, both))?.version).toBe(version);
  });

  test('what it said of being paid counts no more once it says that it is not', async () => {
    const id = await setup.order('SOC-16-01', 1, 46_50);
    expect(await sendDocument(id, { Оплачен: 'true' })).toMatchObject({ payment_status: 'paid' });
    expect(await sendDocument(id, { Оплачен: 'false' })).toMatchObject({
      payment_status: 'unpaid',
    });
  });

  const PAYMENT = 'Выплата безналичных денег';

  test('shipments that are documents of their own let it go, and what goes back is a note', async () => {
    const id = await setup.order('SOC-16-01', 2, 46_50);
    expect(
      await sendDocument(id, {}, beneath('Отпуск товара', '93.00', { posted: 'false' })),
    ).toMatchObject({ status: 'new' });
    const shipped = { status: 'ready_for_pickup', payment_status: 'unpaid' };
    expect(await sendDocument(id, {}, beneath('Отпуск товара', '93.00'))).toMatchObject(shipped);
    const before = await fingerprint(setup.shop.db);
    await sendDocument(id, {}, beneath('Отпуск товара', '93.00'));
    expect(await fingerprint(setup.shop.db)).toBe(before);
    await sendDocument(id, {}, beneath('Возврат товара', '93.00'));
    expect(await eventsOf(id)).toEqual([
      ...Array(3).fill('exchange status'),
      'exchange note 1C: Возврат товара П-y, 93 MDL',
    ]);
  });

  test('several payments pay it together, each counted once and as it was said last', async () => {
    const id = await setup.order('SOC-16-01', 2, 46_50);
    const partly = { Оплачен: 'false', 'Номер оплаты по 1С': '7' };
    const pays = async (amount: string, options: { id: string; posted?: string }) =>
      (await sendDocument(id, partly, beneath(PAYMENT, amount, options)))?.payment_status;
    expect(await pays('93.00', { id: 'a', posted: 'false' })).toBe('unpaid');
    expect(await pays('40.00', { id: 'a' })).toBe('unpaid');
    const before = await fingerprint(setup.shop.db);
    expect(await pays('40.00', { id: 'a' })).toBe('unpaid');
    expect(await fingerprint(setup.shop.db)).toBe(before);
    // It is taken back, and said anew with less.
    expect(await pays('40.00', { id: 'a', posted: 'false' })).toBe('unpaid');
    expect(await pays('53.00', { id: 'b' })).toBe('unpaid');
    expect(await pays('39.99', { id: 'a' })).toBe('unpaid');
    expect(await pays('-5', { id: 'c' })).toBe('unpaid');
    expect(await pays('40.00', { id: 'a' })).toBe('paid');
    expect(await pays('40.00', { id: 'a' })).toBe('paid');
    expect(await eventsOf(id)).toEqual([
      `exchange payment ${PAYMENT} П-a`,
      `exchange note 1C: ${PAYMENT} П-a: anulată / отменена`,
      `exchange payment ${PAYMENT} П-a`,
      `exchange payment ${PAYMENT} П-b`,
      `exchange payment ${PAYMENT} П-a`,
      `exchange note 1C: ${PAYMENT} П-c, -5 MDL`,
      `exchange payment ${PAYMENT} П-a`,
    ]);
  });

  test('other lines are a note for people, and an unknown order changes nothing', async () => {
    const id = await setup.order('SOC-16-01', 1, 46_50);
    const lines =
      '<Товары><Товар><Ид>a</Ид><Количество>3</Количество><Сумма>139.50</Сумма></Товар></Товары>';
    await sendDocument(id, {}, lines);
    expect(await eventsOf(id)).toEqual([expect.stringContaining('exchange note 1C: alte poziții')]);
    const before = await fingerprint(setup.shop.db);
    expect(await sendDocument('ZZZZ-9999', { Проведен: 'true' })).toBeUndefined();
    expect(await fingerprint(setup.shop.db)).toBe(before);
  });
});
