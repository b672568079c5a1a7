import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExchangeWarehouse } from '../../../../contract/staff/exchange.ts';
import { zipOf } from '../../../base/archives/zip-of.fixture.ts';
import { lockName } from '../../../base/database/lock-name.ts';
import { attributes } from '../../../shop/catalogue/writing/attributes.ts';
import { addAccount, bring, setExchange } from '../../../shop/exchange/exchange-setup.fixture.ts';
import {
  MADE_UP_PRICE_TYPE,
  MADE_UP_WAREHOUSE,
  madeUpGoods,
  madeUpOffers,
} from '../../../shop/exchange/made-up-package.fixture.ts';
import { TRIAL } from '../../../shop/exchange/try-package.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

let shop: TestShop;
let account: number;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE });
  account = await addAccount(shop.db);
  ({ headers } = await addStaff(shop.shop, { role: 'catalogue' }));
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.api(method, `/staff/exchange/${path}`, { headers, ...(body && { body }) });

async function tried(content: Uint8Array) {
  const answer = await shop.app.request('/api/staff/exchange/trial/?name=a.xml', {
    method: 'POST',
    headers,
    body: new Uint8Array(content),
  });
  return { status: answer.status, json: await answer.json() };
}

const section = (values: string) =>
  `<ЗначенияСвойств><ЗначенияСвойства><Ид>p1</Ид>${values}</ЗначенияСвойства></ЗначенияСвойств>`;
const withProperty = (xml: Buffer) =>
  Buffer.from(
    xml.toString().replace(
      '</Классификатор>',
      `<Свойства><Свойство><Ид>p1</Ид><Наименование>Сечение</Наименование><ТипЗначений>Справочник</ТипЗначений>
<ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>2,5 мм²</Значение></Справочник>
<Справочник><ИдЗначения>v2</ИдЗначения><Значение>4 мм²</Значение></Справочник></ВариантыЗначений></Свойство></Свойства></Классификатор>`,
    ),
  );
const goods = (turn: number, value: string) =>
  withProperty(madeUpGoods([1, 2], { turn, more: () => section(`<Значение>${value}</Значение>`) }));

test('a trial tells what a package would do, and nothing is done', async () => {
  const everything = async () => [await fingerprint(shop.db), await catalogueFingerprint(shop.db)];
  const before = await everything();
  const archive = zipOf([
    { name: 'offers.xml', text: madeUpOffers([1, 2, 3]) },
    { name: 'import.xml', text: goods(1, 'v1') },
  ]);
  const { status, json } = await tried(archive);
  expect(status).toBe(200);
  expect(json.refused).toBeNull();
  expect(json.counts).toContainEqual({ kind: 'offer', outcome: 'created', number: 2 });
  expect(json.counts).toContainEqual({ kind: 'offer', outcome: 'waiting', number: 1 });
  expect(json.objects).toContainEqual({
    kind: 'offer',
    external_id: expect.stringContaining('000003'),
    title: expect.stringContaining('ВВГнг'),
    outcome: 'waiting',
    reason: 'no-product',
  });
  expect((await tried(archive.subarray(0, 400))).json.refused).toBe('the archive is damaged');
  expect((await tried(Buffer.from('{}'))).json.refused).toEqual(expect.any(String));
  expect(await everything()).toEqual(before);
  expect(await shop.db.selectFrom('exchange_account').select('name').execute()).toEqual([
    { name: '1c' },
  ]);
});

const described = async (code: string) => {
  const { id, specifications } = await shop.db
    .selectFrom('product')
    .select(['id', 'specifications'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const values = await shop.db
    .selectFrom('product_attribute')
    .innerJoin('attribute_value as value', 'value.id', 'attribute_value_id')
    .select(['label_ro', 'number'])
    .where('product_id', '=', id)
    .execute();
  return { values, specifications };
};

test('a property is a specification until somebody says which attribute it is', async () => {
  await bring(shop, account, { 'a.xml': goods(1, 'v1'), 'b.xml': madeUpOffers([1, 2]) });
  expect(await described('ART-1')).toMatchObject({
    values: [],
    specifications: [{ label_ru: 'Сечение', value_ru: '2,5 мм²' }],
  });
  const known = async () => (await call('GET', 'properties/')).json.results[0];
  const property = await known();
  expect(property).toMatchObject({
    title: 'Сечение',
    type: 'Справочник',
    // Those that goods have come first.
    examples: ['2,5 мм²', '4 мм²'],
    values: 2,
    decision: null,
    attribute_id: null,
    suggested_id: null,
    version: 0,
  });
  const taken = async (query: string) =>
    (await call('GET', `properties/export/?${query}`)).text.split('\r\n')[1];
  expect(await taken('show=open')).toMatch(/^Сечение;p1;Справочник;.*;2;Nedecis$/);
  const { id: attribute } = await inShop(shop.db, (changing) =>
    attributes.create(changing, {
      key: 'section',
      title_ro: 'Secțiune',
      title_ru: 'Сечение',
      kind: 'number',
      position: 1,
    }),
  );
  const decide = (version: number, decision: object) =>
    call('POST', `properties/${property.id}/decide/`, { version, decision });
  const before = await fingerprint(shop.db);
  expect((await decide(0, { attribute_id: 999_999 })).status).toBe(400);
  expect((await decide(0, { attribute_id: attribute, more: 1 })).status).toBe(400);
  expect((await decide(7, { attribute_id: attribute })).status).toBe(409);
  expect(
    (
      await call('POST', 'properties/2147483647/decide/', {
        version: 0,
        decision: { specification: true },
      })
    ).status,
  ).toBe(404);
  expect(await fingerprint(shop.db)).toBe(before);
  expect(await known()).toMatchObject({ decision: null, suggested_id: attribute });
  expect((await decide(0, { attribute_id: attribute })).json).toEqual({ version: 1 });
  expect(await known()).toMatchObject({
    decision: 'attribute',
    attribute_id: attribute,
    suggested_id: null,
    version: 1,
  });

  expect([await taken(''), await taken('show=open')]).toEqual([
    expect.stringMatching(/;2;Secțiune$/),
    '',
  ]);

  await bring(shop, account, { 'a.xml': goods(2, 'v1') });
  const first = { values: [{ label_ro: '2,5 мм²', number: 2.5 }], specifications: [] };
  expect([await described('ART-1'), await described('ART-2')]).toEqual([first, first]);
  // Nothing is said twice, and another value takes the place of the former.
  const same = await catalogueFingerprint(shop.db);
  await bring(shop, account, { 'a.xml': goods(2, 'v1') });
  expect(await catalogueFingerprint(shop.db)).toEqual(same);
  await bring(shop, account, { 'a.xml': goods(3, 'v2') });
  expect((await described('ART-2')).values).toEqual([{ label_ro: '4 мм²', number: 4 }]);

  // What nobody here is to read is neither of the two.
  expect((await decide(1, { ignore: true, specification: true })).status).toBe(400);
  expect((await decide(1, { ignore: true })).status).toBe(200);
  await bring(shop, account, { 'a.xml': goods(4, 'v2') });
  expect(await described('ART-2')).toEqual({ values: [], specifications: [] });
  expect(await known()).toMatchObject({ decision: 'ignore', attribute_id: null });
});

describe('a warehouse of 1C', () => {
  const stockIn = (one: number, other: number) =>
    Buffer.from(
      madeUpOffers([1, 2])
        .toString()
        .replaceAll(
          /<Склад ИдСклада="[^"]+" КоличествоНаСкладе="\d+"\/>/g,
          `<Склад ИдСклада="${MADE_UP_WAREHOUSE}" КоличествоНаСкладе="${one}"/><Склад ИдСклада="w2" КоличествоНаСкладе="${other}"/>`,
        )
        .replace(
          '</Склады>',
          '<Склад><Ид>w2</Ид><Наименование>Бельцы</Наименование></Склад></Склады>',
        ),
    );
  const levels = async () => {
    const { rows } = await sql<{ level: string }>`
      select warehouse.title_ro || ' ' || warehouse_stock.on_hand as level
      from warehouse_stock
      inner join warehouse on warehouse.id = warehouse_id
      inner join product on product.id = product_id
      where product.code = 'ART-1'
        and warehouse_stock.on_hand > 0
      order by warehouse.title_ro`.execute(shop.db);
    return rows.map(({ level }) => level);
  };
  const listed = async (): Promise<ExchangeWarehouse[]> =>
    (await call('GET', 'warehouses/')).json.results;

  test('is one of the shop, which people choose: its count goes along and counts once', async () => {
    const first = await shop.db.selectFrom('warehouse').selectAll().executeTakeFirstOrThrow();
    await bring(shop, account, { 'b.xml': stockIn(30, 5) });
    expect(await levels()).toEqual(expect.arrayContaining(['Основной склад 30', 'Бельцы 5']));
    const [other, main] = await listed();
    expect([other?.title, main?.title]).toEqual(['Бельцы', 'Основной склад']);
    const { headers: owner } = await addStaff(shop.shop);
    const match = (
      { id = 0, version = 0 }: Partial<ExchangeWarehouse>,
      warehouse_id: number,
      by: Record<string, string> = owner,
    ) =>
      shop.api('POST', `/staff/exchange/warehouses/${id}/match/`, {
        headers: by,
        body: { version, warehouse_id },
      });
    const before = await catalogueFingerprint(shop.db);
    expect((await match(main ?? {}, first.id, headers)).status).toBe(403);
    expect((await match(main ?? {}, 999_999)).status).toBe(400);
    expect((await match(main ?? {}, other?.warehouse_id ?? 0)).status).toBe(400);
    expect((await match({ ...main, version: 7 }, first.id)).status).toBe(409);
    expect((await match({ id: 2147483647 }, first.id)).status).toBe(404);
    expect(await catalogueFingerprint(shop.db)).toEqual(before);
    expect((await match(main ?? {}, first.id)).json).toEqual({ version: 1 });
    expect(await levels()).toEqual(expect.arrayContaining([`${first.title_ro} 30`, 'Бельцы 5']));
    expect(await levels()).toHaveLength(2);
    await bring(shop, account, { 'b.xml': stockIn(31, 5) });
    expect(await levels()).toEqual(expect.arrayContaining([`${first.title_ro} 31`, 'Бельцы 5']));
  });

  test('which sells here no more has nothing for customers from the next count on', async () => {
    await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE, warehouses: [MADE_UP_WAREHOUSE] });
    await bring(shop, account, { 'b.xml': stockIn(32, 6) });
    expect(await levels()).toEqual([expect.stringMatching(/ 32$/)]);
    await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE });
    await bring(shop, account, { 'b.xml': stockIn(32, 6) });
    expect(await levels()).toHaveLength(2);
  });
});

test('a trial keeps nobody waiting: where others are at work it says so', async () => {
  const { refused } = await shop.db.transaction().execute(async (trx) => {
    await sql`lock table external_link in exclusive mode`.execute(trx);
    return (await tried(goods(9, 'v1'))).json;
  });
  expect(refused).toBe('busy');
});

test('one trial goes on at a time: each takes a connection for as long as it lasts', async () => {
  const { refused } = await shop.db.transaction().execute(async (trx) => {
    await lockName(trx, TRIAL);
    return (await tried(goods(9, 'v1'))).json;
  });
  expect(refused).toBe('busy');
  expect((await tried(goods(9, 'v1'))).json.refused).toBeNull();
});

test('types of price are listed with the one the shop sells by', async () => {
  await shop.changes.catchUp();
  expect((await call('GET', 'price-types/')).json.results).toEqual([
    {
      external_id: MADE_UP_PRICE_TYPE,
      title: 'Розничная',
      currency: 'MDL',
      includes_vat: true,
      prices: 2,
      is_chosen: true,
    },
  ]);
});
