import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '../../../base/changes/refused.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { wrongStocks } from '../../../testing/wrong-stocks.ts';
import { warehouses } from '../../catalogue/writing/units-and-warehouses.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { changeLines } from '../../orders/staff/change-lines.ts';
import { sendParcel } from '../../orders/staff/parcels.ts';
import type { Session } from '../client/client-1c.ts';
import { bring, formedAt, letPass, sample } from '../exchange-setup.fixture.ts';
import { matchWarehouse } from '../staff/match-warehouse.ts';
import { orderDocument } from './order-document.fixture.ts';
import { type OrdersWith1c, openOrdersWith1c } from './orders-with-1c.fixture.ts';

const CODE = 'NYM-J-3x2.5';
const ID = 'c0ab1e43-0000-4000-8000-000000000043';

let setup: OrdersWith1c;
let session: Session;
beforeAll(async () => {
  setup = await openOrdersWith1c();
});
afterAll(() => setup.shop.close());
beforeEach(async () => {
  session = await setup.newSession();
  // What other tests have left is no order any more, and 1C knows it.
  const open = await setup.shop.db
    .selectFrom('customer_order')
    .select('id')
    .where('status', 'in', ['new', 'confirmed', 'packed', 'ready_for_pickup'])
    .execute();
  for (const { id } of open) await through(id, 'cancelled');
  await sendOrders();
  await counts(100);
});

/** What 1C counts, written by now; its clock may be some minutes ahead. */
const file = (quantity: number, ahead = 0) =>
  formedAt(
    Buffer.from(
      sample('offers0_1.xml')
        .toString()
        .replace(/(<Количество>)500(.*?КоличествоНаСкладе=")500"/s, `$1${quantity}$2${quantity}"`),
    ),
    new Date(Date.now() + ahead * 60_000),
  );
const apply = (written: Buffer) => bring(setup.shop, setup.account, { 'offers0_1.xml': written });
async function counts(quantity: number) {
  await letPass(setup.shop.db);
  await apply(file(quantity));
}
async function sendOrders() {
  const xml = await setup.client.step(session, 'query');
  await setup.client.step(session, 'success');
  return xml;
}
const order = (quantity: number) => setup.order(CODE, quantity, 33_00);
const stock = async () => {
  const { for_sale, on_hand } = await setup.productOf(CODE);
  return { for_sale, on_hand };
};

async function seen(orderId: string) {
  const { version } = await setup.shop.db
    .selectFrom('customer_order')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id: line_id } = await setup.shop.db
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { version, line_id };
}

async function done<Answer>(answer: Promise<Answer | Refused>) {
  const given = await answer;
  if (given instanceof Refused) throw given;
}

async function through(
  orderId: string,
  ...statuses: ('confirmed' | 'packed' | 'ready_for_pickup' | 'completed' | 'cancelled')[]
) {
  for (const to of statuses) {
    const { version } = await seen(orderId);
    await done(changeStatus(setup.shop.shop, 'staff:1', orderId, { to, seen: version }));
  }
}
async function raise(orderId: string, quantity: number) {
  const { version, line_id } = await seen(orderId);
  const lines = [{ line_id, quantity }];
  await done(changeLines(setup.shop.shop, 'staff:1', orderId, { version, lines, reason: '' }));
}
async function send(orderId: string, quantity: number) {
  const { version, line_id } = await seen(orderId);
  const parcel = { version, lines: [{ line_id, quantity }], carrier: '', tracking: '' };
  await done(sendParcel(setup.shop.shop, 'staff:1', orderId, parcel));
}

describe('what is for sale by what 1C counts', () => {
  test('is less by an order it was told of after it had written the file', async () => {
    await letPass(setup.shop.db);
    await order(30);
    const written = file(100);
    await sendOrders();
    await apply(written);
    expect(await stock()).toEqual({ for_sale: 70, on_hand: 100 });
    await counts(70);
    expect(await stock()).toEqual({ for_sale: 70, on_hand: 100 });
  });

  test('is less by an order that 1C was shown and has not confirmed', async () => {
    await order(30);
    await setup.client.step(session, 'query');
    await counts(100);
    expect(await stock()).toEqual({ for_sale: 70, on_hand: 100 });
  });

  test('is less by what people have added to an order since 1C confirmed it', async () => {
    const id = await order(10);
    await sendOrders();
    await raise(id, 50);
    await counts(90);
    expect(await stock()).toEqual({ for_sale: 50, on_hand: 100 });
    await sendOrders();
    await counts(50);
    expect(await stock()).toEqual({ for_sale: 50, on_hand: 100 });
  });

  test('of fewer than have left leaves nothing for sale, and less than nothing nowhere', async () => {
    const orderId = await order(40);
    await through(orderId, 'confirmed', 'packed', 'ready_for_pickup', 'completed');
    await counts(10);
    expect(await stock()).toEqual({ for_sale: 0, on_hand: 0 });
    await sendOrders();
    await counts(10);
    expect(await stock()).toEqual({ for_sale: 10, on_hand: 10 });
  });

  test('is less by what has left before 1C heard of it', async () => {
    const id = await order(40);
    await through(id, 'confirmed', 'packed', 'ready_for_pickup', 'completed');
    await counts(100);
    expect(await stock()).toEqual({ for_sale: 60, on_hand: 60 });
    await sendOrders();
    await counts(60);
    expect(await stock()).toEqual({ for_sale: 60, on_hand: 60 });
  });

  test('has what is cancelled back, once 1C surely had it', async () => {
    const id = await order(10);
    await sendOrders();
    await counts(90);
    await through(id, 'cancelled');
    await counts(90);
    expect(await stock()).toEqual({ for_sale: 100, on_hand: 100 });
    // While it may have heard of it, nobody knows.
    await setup.client.step(session, 'query');
    await apply(file(90));
    expect((await stock()).for_sale).toBe(90);
    await setup.client.step(session, 'success');
    await counts(100);
    expect(await stock()).toEqual({ for_sale: 100, on_hand: 100 });
  });

  test('is less by a line that is gone from its order until 1C has heard of that', async () => {
    const id = await order(10);
    const other = await setup.productOf('SOC-16-01');
    await sendOrders();
    const { version } = await seen(id);
    const lines = [{ product_id: other.id, quantity: 1 }];
    await done(changeLines(setup.shop.shop, 'staff:1', id, { version, lines, reason: '' }));
    await counts(90);
    expect((await stock()).for_sale).toBe(100);
    expect(await sendOrders()).not.toContain(`<Ид>${ID}</Ид>`);
    await counts(100);
    expect(await stock()).toEqual({ for_sale: 100, on_hand: 100 });
  });

  test('is judged by what lies there, where a file speaks of one warehouse alone', async () => {
    const known = await order(10);
    await sendOrders();
    await counts(90);
    await order(5);
    await through(known, 'cancelled');
    expect((await stock()).for_sale).toBe(95);
    const second = file(101)
      .toString()
      .replace(
        /<Количество>101<.Количество>\s*<Склад [^>]*>\s*(<Склад ИдСклада="[^"]*" КоличествоНаСкладе=")0"/,
        '$120"',
      );
    await letPass(setup.shop.db);
    await apply(Buffer.from(second));
    expect((await stock()).for_sale).toBe(115);
  });

  test('is not above what 1C lets go by itself, and not twice', async () => {
    const id = await order(10);
    await sendOrders();
    // Cancelled there already, and not said.
    await counts(100);
    expect((await stock()).for_sale).toBe(100);
    await setup.client.send(session, 'orders.xml', orderDocument(id, { Отменен: 'true' }), 1e9);
    expect(await stock()).toEqual({ for_sale: 100, on_hand: 100 });
    await counts(100);
    expect(await stock()).toEqual({ for_sale: 100, on_hand: 100 });
  });
});

describe('what 1C says of an order itself', () => {
  const says = (id: string, quantity: number, product = ID) =>
    setup.client.send(
      session,
      'orders.xml',
      orderDocument(
        id,
        {},
        `<Товары><Товар><Ид>${product}</Ид><Количество>${quantity}</Количество><Сумма>${quantity * 33}</Сумма></Товар></Товары>`,
      ),
      1e9,
    );

  test('lowers what is for sale where it has put aside less than is promised', async () => {
    const id = await order(10);
    await sendOrders();
    await says(id, 4);
    await counts(96);
    expect(await stock()).toEqual({ for_sale: 90, on_hand: 100 });
    expect(await sendOrders()).not.toContain(id);
  });

  test('is nothing, where it has other names for all of its goods', async () => {
    const id = await order(10);
    await sendOrders();
    await says(id, 4, 'by-another-name');
    await counts(90);
    expect(await stock()).toEqual({ for_sale: 90, on_hand: 100 });
  });

  test('is told again where it says another thing than before, and both agree', async () => {
    const id = await order(10);
    await sendOrders();
    await says(id, 4);
    await says(id, 10);
    expect(await sendOrders()).toContain(id);
    await counts(90);
    expect(await stock()).toEqual({ for_sale: 90, on_hand: 100 });
  });
});

test('a clock of 1C that is ahead is seen by its files, and makes none of them younger', async () => {
  await apply(file(100, 10));
  await order(30);
  const written = file(100, 10);
  await sendOrders();
  await apply(written);
  expect((await stock()).for_sale).toBe(70);
  await setup.shop.db.updateTable('exchange_file').set({ stamped_at: null }).execute();
  await setup.shop.db
    .updateTable('external_link')
    .set({ given: sql`given - 'offer_at'` })
    .where('kind', '=', 'product')
    .execute();
});

test('1C confirms what it was shown also where our clock was put back meanwhile', async () => {
  const id = await order(10);
  await setup.client.step(session, 'query');
  await sql`
    update exchange_told_line
    set possible_from = now() + interval '1 minute'
    where order_id = ${id}`.execute(setup.shop.db);
  await setup.client.step(session, 'success');
  const { rows } = await sql`
    select quantity, certain_from = possible_from as is_certain
    from exchange_told_line
    where order_id = ${id}`.execute(setup.shop.db);
  expect(rows).toEqual([{ quantity: 10, is_certain: true }]);
});

describe('an order of which a part has left', () => {
  const packed = async () => {
    const id = await order(40);
    const district = { id: 1, kind: 'municipality', name_ro: 'X', name_ru: 'X', name_en: 'X' };
    const locality = { ...district, district_id: 1 };
    const { db } = setup.shop;
    await db
      .insertInto('district')
      .values(district)
      .onConflict((held) => held.doNothing())
      .execute();
    await db
      .insertInto('locality')
      .values(locality)
      .onConflict((held) => held.doNothing())
      .execute();
    const place = { district_id: 1, locality_id: 1, address: 'Str. Ismail 1' };
    await db
      .updateTable('customer_order')
      .set({ delivery_type: 'courier', ...place })
      .where('id', '=', id)
      .execute();
    await through(id, 'confirmed', 'packed');
    await send(id, 15);
    await sendOrders();
    await counts(60);
    expect(await stock()).toEqual({ for_sale: 60, on_hand: 85 });
    return id;
  };

  test('gives back the rest alone where 1C cancels it, and 1C is told of what has left', async () => {
    const id = await packed();
    await letPass(setup.shop.db);
    await setup.client.send(session, 'orders.xml', orderDocument(id, { Отменен: 'true' }), 1e9);
    await counts(100);
    expect(await stock()).toEqual({ for_sale: 85, on_hand: 85 });
    const xml = await sendOrders();
    const document = xml.slice(xml.indexOf(`<Ид>${id}</Ид>`));
    expect(document).toContain('<Количество>15</Количество><Сумма>495.00</Сумма>');
    expect(document).toContain('<Сумма>495.00</Сумма>');
    expect(document).toContain('<Наименование>Отменен</Наименование><Значение>false</Значение>');
    await counts(85);
    expect(await stock()).toEqual({ for_sale: 85, on_hand: 85 });
    expect(await wrongStocks(setup.shop.db)).toEqual([]);
  });

  test('gives back the rest alone where people cancel it', async () => {
    const id = await packed();
    await through(id, 'cancelled');
    expect(await stock()).toEqual({ for_sale: 85, on_hand: 85 });
    expect(await sendOrders()).toContain('<Количество>15</Количество><Сумма>495.00</Сумма>');
    await counts(85);
    expect(await stock()).toEqual({ for_sale: 85, on_hand: 85 });
  });
});

test('what has left of a cancelled order is told in the units of 1C, whole or not', async () => {
  const id = await setup.order('VVG-LS-3x2.5 бухта 100 м', 200, 28_40);
  await through(id, 'confirmed', 'packed', 'ready_for_pickup');
  await send(id, 150);
  await through(id, 'cancelled');
  expect(await sendOrders()).toContain('<Количество>1.5</Количество><Сумма>4260.00</Сумма>');
});

describe('a shop whose 1C never asks for orders', () => {
  test('sells what 1C counts, less what it holds and what has left since', async () => {
    await setup.shop.db.updateTable('exchange_account').set({ asked_orders_at: null }).execute();
    const left = await order(20);
    await through(left, 'confirmed', 'packed', 'ready_for_pickup', 'completed');
    await letPass(setup.shop.db);
    const written = file(80);
    const since = await order(5);
    await through(since, 'confirmed', 'packed', 'ready_for_pickup', 'completed');
    await order(10);
    await apply(written);
    expect((await stock()).for_sale).toBe(65);
  });
});

test('what a warehouse of 1C lacks it lacks also where people say which of ours it is', async () => {
  const id = await order(40);
  await counts(10);
  expect(await stock()).toEqual({ for_sale: 0, on_hand: 10 });
  const { rows } = await sql<{ link: number; version: number }>`
    select link.id as link, link.decision_version as version
    from stock_hold
    inner join order_line on order_line.id = line_id
    inner join external_link as link on link.local_id = warehouse_id and link.kind = 'warehouse'
    where order_id = ${id}`.execute(setup.shop.db);
  const [{ link = 0, version = 0 } = {}] = rows;
  await inShop(setup.shop.db, async (changing) => {
    const fields = { key: 'depozit_nou', title_ro: 'Depozit nou', position: 50 };
    const { id: made } = await warehouses.create(changing, fields);
    await matchWarehouse(changing, link, { warehouse_id: Number(made), version });
  });
  expect(await stock()).toEqual({ for_sale: 0, on_hand: 10 });
  await through(id, 'cancelled');
  expect(await stock()).toEqual({ for_sale: 10, on_hand: 10 });
  expect(await wrongStocks(setup.shop.db)).toEqual([]);
});
