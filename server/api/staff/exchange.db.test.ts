import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipOf } from '../../archives/zip-of.fixture.ts';
import { attributes } from '../../catalogue/writing/attributes.ts';
import { addAccount, bring, setExchange } from '../../exchange/exchange-desk.fixture.ts';
import {
  MADE_UP_PRICE_TYPE,
  madeUpGoods,
  madeUpOffers,
} from '../../exchange/made-up-package.fixture.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

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
  const [property] = (await call('GET', 'properties/')).json.results;
  expect(property).toMatchObject({
    title: 'Сечение',
    type: 'Справочник',
    examples: ['2,5 мм²', '4 мм²'],
    values: 2,
    attribute_id: null,
    version: 0,
  });
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
  expect((await decide(0, { attribute_id: attribute })).json).toEqual({ version: 1 });

  await bring(shop, account, { 'a.xml': goods(2, 'v1') });
  const first = { values: [{ label_ro: '2,5 мм²', number: 2.5 }], specifications: [] };
  expect([await described('ART-1'), await described('ART-2')]).toEqual([first, first]);
  // Nothing is said twice, and another value takes the place of the former.
  const same = await catalogueFingerprint(shop.db);
  await bring(shop, account, { 'a.xml': goods(2, 'v1') });
  expect(await catalogueFingerprint(shop.db)).toEqual(same);
  await bring(shop, account, { 'a.xml': goods(3, 'v2') });
  expect((await described('ART-2')).values).toEqual([{ label_ro: '4 мм²', number: 4 }]);
});

test('types of price are listed with the one the shop sells by', async () => {
  expect((await call('GET', 'price-types/')).json.results).toEqual([
    {
      external_id: MADE_UP_PRICE_TYPE,
      title: 'Розничная',
      currency: 'MDL',
      includes_vat: true,
      is_chosen: true,
    },
  ]);
});
