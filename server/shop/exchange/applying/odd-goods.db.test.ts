import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  addAccount,
  bring,
  readShop,
  readWaitingReasons,
  setExchange,
} from '../exchange-setup.fixture.ts';
import { MADE_UP_PRICE_TYPE, madeUpGoods, madeUpOffers } from '../made-up-package.fixture.ts';

let shop: TestShop;
let account: number;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE });
  account = await addAccount(shop.db);
  await bring(shop, account, { 'a.xml': madeUpGoods([1, 2]), 'b.xml': madeUpOffers([1, 2]) });
});
afterAll(() => shop.close());

const changed = (xml: Buffer, from: RegExp | string, to: string) =>
  Buffer.from(xml.toString().replaceAll(from, to));

const outcomesOf = async (runId: number, kind: string) =>
  (
    await shop.db
      .selectFrom('exchange_object')
      .innerJoin('exchange_file', 'exchange_file.id', 'file_id')
      .select(['outcome', 'reason'])
      .where('run_id', '=', runId)
      .where('kind', '=', kind)
      .orderBy('exchange_object.id')
      .execute()
  ).map(({ outcome, reason }) => `${outcome} ${reason}`.trim());

test.each([
  ['a price below nothing', '-5.00', 'negative-price'],
  ['a price beyond measure', '99999999999', 'price-too-high'],
])('%s is refused, and what is sold stays as it is', async (_, price, reason) => {
  const before = await readShop(shop.db);
  const { id } = await bring(shop, account, {
    'b.xml': changed(madeUpOffers([1], 1), /<ЦенаЗаЕдиницу>[^<]+/g, `<ЦенаЗаЕдиницу>${price}`),
  });
  expect(await outcomesOf(id, 'offer')).toEqual([`unchanged ${reason}`]);
  expect(await readShop(shop.db)).toEqual(before);
});

test('the same thing twice in a file counts once, as it was said last', async () => {
  const twice = changed(
    madeUpGoods([1, 2], { turn: 2 }),
    'Ид>c0ab1e60-0000-4000-9000-000000000002',
    'Ид>c0ab1e60-0000-4000-9000-000000000001',
  );
  const { id } = await bring(shop, account, { 'a.xml': changed(twice, 'ART-2', 'ART-1') });
  expect(await outcomesOf(id, 'product')).toEqual(['skipped said-twice', 'changed']);
  expect((await readShop(shop.db)).map(({ code, title_ru }) => `${code} ${title_ru}`)).toEqual([
    'ART-1 Кабель силовой ВВГнг(А)-LS 3х2,5 (2)',
    'ART-2 Кабель силовой ВВГнг(А)-LS 3х2,5 (2)',
  ]);
});

test('a unit nobody knows waits for people; nothing is sold by it', async () => {
  const before = await catalogueFingerprint(shop.db);
  const odd = (xml: Buffer) => changed(changed(xml, 'Код="006 "', 'Код="999"'), '>м<', '>ведро<');
  await bring(shop, account, {
    'a.xml': odd(madeUpGoods([7], { turn: 2 })),
    'b.xml': odd(madeUpOffers([7], 2)),
  });
  expect(await readWaitingReasons(shop.db)).toEqual([
    expect.stringMatching(/^product .*: unknown-unit$/),
  ]);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('markup in a name is text, and a description keeps no script', async () => {
  const script = '<script>alert(1)</script>';
  const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;';
  const more = () => `<Описание><![CDATA[<p onclick="x()">Bun</p>${script}]]></Описание>`;
  const goods = madeUpGoods([2], { turn: 3, more });
  await bring(shop, account, { 'a.xml': changed(goods, 'Кабель силовой', `Кабель ${escaped}`) });
  const { title_ru, description_ro } = await shop.db
    .selectFrom('product')
    .select(['title_ru', 'description_ro'])
    .where('code', '=', 'ART-2')
    .executeTakeFirstOrThrow();
  expect(title_ru).toBe(`Кабель ${script} ВВГнг(А)-LS 3х2,5 (2)`);
  expect(description_ro).toBe('<p>Bun</p>');
});

test('several makers of one name are each a brand of their own, however alike their ids are', async () => {
  const more = (number: number) =>
    `<Изготовитель><Ид>${number}a-0000-00155d0a1b2c</Ид><Наименование>Exemplu Plant</Наименование></Изготовитель>`;
  await bring(shop, account, {
    'a.xml': madeUpGoods([11, 12, 13], { turn: 2, more }),
    'b.xml': madeUpOffers([11, 12, 13], 2),
  });
  const { rows } = await sql<{ slug: string }>`
    select distinct brand.slug
    from product
    inner join brand on brand.id = brand_id
    where code in ('ART-11', 'ART-12', 'ART-13')
    order by brand.slug`.execute(shop.db);
  expect(rows.map(({ slug }) => slug)).toEqual([
    'exemplu-plant',
    'exemplu-plant-2',
    'exemplu-plant-3',
  ]);
});
