import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../../contract/staff/permissions.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { wrongStocks } from '../../../testing/wrong-stocks.ts';
import { attributeValues } from '../../catalogue/writing/attribute-values.ts';
import { attributes } from '../../catalogue/writing/attributes.ts';
import { changeProduct } from '../../catalogue/writing/change-product.ts';
import { warehouses } from '../../catalogue/writing/units-and-warehouses.ts';
import type { Session } from '../client/client-1c.ts';
import { bring, formedAt, letPass, sample, setExchange } from '../exchange-setup.fixture.ts';
import { matchWarehouse } from '../staff/match-warehouse.ts';
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

describe('orders for 1C', () => {
  test('name their goods as 1C does, in its own units, with tax', async () => {
    const id = await setup.order('VVG-LS-3x2.5 бухта 100 м', 200, 28_40);
    const xml = await setup.client.step(session, 'query');
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

  test('name a unit of each line by its code, also of goods that 1C does not know', async () => {
    const changeLink = async (code: string, set: ReturnType<typeof sql>) => {
      const { id } = await setup.productOf(code);
      const own = sql`kind = 'product' and local_id = ${id}`;
      await sql`update external_link set ${set} where ${own}`.execute(setup.shop.db);
    };
    await setup.order('VVG-LS-5x6', 1, 112_00);
    await setup.order('SOC-16-01', 1, 46_50);
    await changeLink('VVG-LS-5x6', sql`system = 'other'`);
    await changeLink('SOC-16-01', sql`given = jsonb_set(given, '{unit_said,code}', '""')`);
    const xml = await setup.client.step(session, 'query');
    await changeLink('VVG-LS-5x6', sql`system = '1c'`);
    expect(xml).toMatch(/<Ид>product-\d+<(?:(?!<\/Товар>).)*<БазоваяЕдиница Код="006">/);
    expect(xml).toMatch(/<Ид>c0ab1e45-(?:(?!<\/Товар>).)*<БазоваяЕдиница Код="796">/);
    expect(xml).not.toContain('<БазоваяЕдиница>');
  });

  test('tell what goods are like that 1C does not know: its properties, and what is none by name', async () => {
    const { id } = await setup.productOf('VVG-LS-5x6');
    const links = (set: ReturnType<typeof sql>) =>
      sql`update external_link set ${set} where kind = 'product' and local_id = ${id}`.execute(
        setup.shop.db,
      );
    await inShop(setup.shop.db, async (changing) => {
      const made = [];
      for (const [key, title_ru, label_ru] of [
        ['origin', 'Страна происхождения', 'Португалия'],
        ['finish', 'Отделка', 'матовая'],
      ]) {
        const { id: attribute } = await attributes.create(changing, {
          key,
          title_ro: key,
          title_ru,
          kind: 'word',
        });
        const value = { attribute_id: attribute, key: 'own', label_ro: 'own', label_ru };
        made.push(await attributeValues.create(changing, value));
        if (key !== 'origin') continue;
        await sql`
          insert into external_link (system, kind, external_id, version, given, decision)
          values ('1c', 'property', 'prop-origin', '', '{}',
            jsonb_build_object('attribute_id', ${Number(attribute)}::integer))`.execute(
          changing.trx,
        );
      }
      await changeProduct(changing, id, { input: { attributes: made } });
    });
    await setup.order('VVG-LS-5x6', 1, 112_00);
    expect(await setup.client.step(session, 'query')).not.toContain('Португалия');
    await links(sql`system = 'other'`);
    const xml = await setup.client.step(session, 'query');
    await links(sql`system = '1c'`);
    expect(xml).toContain(
      '<ЗначенияСвойств><ЗначенияСвойства><Ид>prop-origin</Ид><Значение>Португалия</Значение></ЗначенияСвойства></ЗначенияСвойств>',
    );
    expect(xml).toContain('<Наименование>Отделка</Наименование><Значение>матовая</Значение>');
  });

  test('come again until 1C says that it has them, and again when they have changed', async () => {
    const id = await setup.order('SOC-16-01', 1, 46_50);
    expect(await setup.client.step(session, 'query')).toContain(id);
    expect(await setup.client.step(session, 'query')).toContain(id);
    expect(await setup.client.step(session, 'success')).toBe('success');
    const empty = await setup.client.step(session, 'query');
    expect(empty).toMatch(/<КоммерческаяИнформация [^>]+><\/КоммерческаяИнформация>$/);
    await setup.shop.db
      .updateTable('customer_order')
      .set((row) => ({ version: row('version', '+', 1), comment: 'Sunați & <strigați>' }))
      .where('id', '=', id)
      .execute();
    expect(await setup.client.step(session, 'query')).toContain('Sunați &amp; &lt;strigați&gt;');
  });

  test('only what was shown is confirmed', async () => {
    await setup.client.step(session, 'query');
    const later = await setup.order('SOC-16-01', 1, 46_50);
    await setup.client.step(session, 'success');
    expect(await setup.client.step(session, 'query')).toContain(later);
  });

  test('are wrapped and written as the shop has set it', async () => {
    await setExchange(setup.shop.db, { ordersInContainer: true, answerEncoding: 'windows-1251' });
    await setup.shop.changes.catchUp();
    await setup.order('SOC-16-01', 1, 46_50);
    const xml = await setup.client.step(session, 'query');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="windows-1251"\?>/);
    expect(xml).toContain('<Контейнер><Документ>');
    await setExchange(setup.shop.db);
    await setup.shop.changes.catchUp();
  });

  test('states, ways to pay and to deliver have names that 1C can ask for', async () => {
    expect(await setup.client.step(session, 'info')).toContain(
      '<Ид>ready_for_pickup</Ид><Название>Готов к выдаче</Название>',
    );
  });
});

describe('orders as a file for 1C', () => {
  const taken = async (role: Role, query = '') => {
    const { headers } = await addStaff(setup.shop.shop, { role });
    return setup.shop.api('GET', `/staff/orders/commerceml/${query}`, { headers });
  };

  test('say of the list’s orders what 1C would be told, and 1C is told all the same', async () => {
    const [id, cancelled] = [
      await setup.order('VVG-LS-3x2.5 бухта 100 м', 200, 28_40),
      await setup.order('SOC-16-01', 1, 46_50, 'cancelled'),
    ];
    const { status, headers, text } = await taken('accountant', '?status=new');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders.xml"');
    const answer = await setup.client.step(session, 'query');
    const documentIn = (xml: string) =>
      /<Документ>.*?<\/Документ>/gs.exec(xml.slice(xml.indexOf(`<Документ><Ид>${id}`)))?.[0];
    expect(documentIn(text)).toContain('<БазоваяЕдиница Код="736">бухта</БазоваяЕдиница>');
    expect(documentIn(answer)).toBe(documentIn(text));
    expect(text).not.toContain(cancelled);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<КоммерческаяИнформация /);
    expect(text).toMatch(/<\/КоммерческаяИнформация>$/);
    const entry = await setup.shop.db
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
  async function counted() {
    await letPass(setup.shop.db);
    await bring(setup.shop, setup.account, {
      'offers0_1.xml': formedAt(sample('offers0_1.xml'), new Date()),
    });
  }

  test('is less by what orders it does not know of have taken, and not twice', async () => {
    const { for_sale: before } = await setup.productOf('NYM-J-3x2.5');
    expect(before).toBe(500);
    await setup.order('NYM-J-3x2.5', 30, 33_00);
    await counted();
    expect((await setup.productOf('NYM-J-3x2.5')).for_sale).toBe(470);
    await counted();
    expect((await setup.productOf('NYM-J-3x2.5')).for_sale).toBe(470);
    await setup.client.step(session, 'query');
    await setup.client.step(session, 'success');
    // It has the order now: what it counts is what there is.
    await counted();
    expect((await setup.productOf('NYM-J-3x2.5')).for_sale).toBe(500);
  });

  test('is less by them also where the goods are counted in another warehouse since', async () => {
    await setup.order('NYM-J-3x2.5', 40, 33_00);
    const { rows } = await sql<{ id: number; version: number }>`
      select link.id, link.decision_version as version
      from stock_hold
      inner join external_link as link on link.local_id = warehouse_id and link.kind = 'warehouse'
      order by line_id desc
      limit 1`.execute(setup.shop.db);
    const { id = 0, version = 0 } = rows[0] ?? {};
    await inShop(setup.shop.db, async (changing) => {
      const fields = { key: 'depozit_nou', title_ro: 'Depozit nou', position: 50 };
      const { id: made } = await warehouses.create(changing, fields);
      await matchWarehouse(changing, id, { warehouse_id: Number(made), version });
    });
    // What orders hold went with it: given back, it is not beside what 1C counts.
    const { id: productId } = await setup.productOf('NYM-J-3x2.5');
    const wrong = await wrongStocks(setup.shop.db);
    expect(wrong.filter(({ product_id }) => product_id === productId)).toEqual([]);
    const places = await setup.shop.db
      .selectFrom('warehouse_stock')
      .select(['on_hand', 'held'])
      .where('product_id', '=', productId)
      .where('on_hand', '>', 0)
      .execute();
    expect(places).toHaveLength(1);
    expect((await setup.productOf('NYM-J-3x2.5')).for_sale).toBe(460);
    await counted();
    expect((await setup.productOf('NYM-J-3x2.5')).for_sale).toBe(460);
  });
});
