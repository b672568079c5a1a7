import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

async function codesFound(text: string): Promise<string[]> {
  const path = `/products/items/?exact=true&search=${encodeURIComponent(text)}`;
  const { json } = await shop.api('GET', path);
  return json.results.map(({ code }: { code: string }) => code);
}

const describedIds = (db: TestShop['db']) =>
  db.selectFrom('product_search').select('product_id').execute();

const idOf = async (code: string) => {
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
};

describe('a product renamed by plain SQL', () => {
  const CODE = 'EPH2900121';

  test('loses its words at once, and is found by the new name once the catalogue is read', async () => {
    const id = await idOf(CODE);
    const count = async () => (await describedIds(shop.db)).length;
    const before = await count();
    await shop.db.transaction().execute(async (trx) => {
      await sql`update product set title_ro = 'Fulgurometru Asfora' where id = ${id}`.execute(trx);
      const described = await trx
        .selectFrom('product_search')
        .select('product_id')
        .where('product_id', '=', id)
        .execute();
      expect(described).toEqual([]);
    });
    expect(await count()).toBe(before - 1);
    await shop.changes.readAll();
    expect(await codesFound('fulgurometru')).toEqual([CODE]);
    expect(await codesFound('fulgur')).toEqual([CODE]);
    expect(await codesFound('fulgurometre asfora')).toEqual([CODE]);
    expect(await codesFound(CODE)).toEqual([CODE]);
    expect(await count()).toBe(before);
  });

  test('is found by a new code, and no longer by the old one', async () => {
    const id = await idOf(CODE);
    await sql`update product set code = 'FULG-77.31' where id = ${id}`.execute(shop.db);
    await shop.changes.readAll();
    expect(await codesFound('fulg7731')).toEqual(['FULG-77.31']);
    expect(await codesFound(CODE)).toEqual([]);
    await sql`update product set code = ${CODE} where id = ${id}`.execute(shop.db);
    await shop.changes.readAll();
    expect(await codesFound(CODE)).toEqual([CODE]);
  });

  test('but then left as it was, is left as it was', async () => {
    const [before, found] = [await describedIds(shop.db), await codesFound('EZ9F34116')];
    const rename = shop.db.transaction().execute(async (trx) => {
      await sql`update product set title_ro = 'Altceva', code = 'ALT-' || id where code like 'EZ9F%'`.execute(
        trx,
      );
      throw new Error('changed my mind');
    });
    await expect(rename).rejects.toThrow('changed my mind');
    await shop.changes.readAll();
    expect(await describedIds(shop.db)).toEqual(before);
    expect(await codesFound('EZ9F34116')).toEqual(found);
    expect(found).toEqual(['EZ9F34116']);
  });

  test('with a price alone changed keeps its words', async () => {
    const before = await describedIds(shop.db);
    await sql`update product set price = price + 1`.execute(shop.db);
    expect(await describedIds(shop.db)).toEqual(before);
  });
});

test('however many products search does not know yet, the start that describes them is not cut off', async () => {
  const before = await describedIds(shop.db);
  await sql`delete from product_search`.execute(shop.db);
  // As the statements find it: a large catalogue takes longer than any request may.
  await sql`
    create function refuse_limit() returns trigger language plpgsql as $$
    begin
      if current_setting('statement_timeout') <> '0' then
        raise exception 'would be cut off after %', current_setting('statement_timeout');
      end if;
      return null;
    end $$`.execute(shop.db);
  await sql`
    create trigger refuse_limit before insert on product_search
    for each statement execute function refuse_limit()`.execute(shop.db);
  try {
    await shop.changes.readAll();
  } finally {
    await sql`drop function refuse_limit cascade`.execute(shop.db);
  }
  expect((await describedIds(shop.db)).length).toBe(before.length);
  expect(await codesFound('EZ9F34116')).toEqual(['EZ9F34116']);
});

test('a product added by plain SQL is found by name and codes', async () => {
  await sql`
    insert into product (
      slug, code, shop_code, ean, family, brand_id, category_id, unit, title_ro, title_ru,
      price, warranty_months
    )
    select 'tunetofon-9', 'TNF-9.5', '999998', '4999999999999', family, brand_id, category_id,
      unit, 'Tunetofon 9x9.5 mm', 'Громофон 9х9,5 мм', 1000, 24
    from product
    order by id
    limit 1`.execute(shop.db);
  expect(await codesFound('tunetofon')).toEqual([]);
  await shop.changes.readAll();
  for (const text of [
    'tunetofon',
    'громофон',
    '9х9,5',
    'TNF-9.5',
    'tnf95',
    '999998',
    '4999999999999',
  ]) {
    expect([text, await codesFound(text)]).toEqual([text, ['TNF-9.5']]);
  }
  expect(await codesFound('9x95')).toEqual([]);
});

test('in a section no word of the trade stands for, the first noun of a title says what it is', async () => {
  await sql`
    with parent as (select * from category where slug = 'aparataj-ingropat'),
    added as (
      insert into category (parent_id, level, path, slug, title_ro, title_ru, position)
      select id, 3, path || 999999, 'birotica', 'Birotică', 'Офис', 99 from parent
      returning id
    )
    insert into product (
      slug, code, shop_code, ean, family, brand_id, category_id, unit, title_ro, title_ru,
      price, warranty_months
    )
    select named.slug, named.code, named.shop_code, null, family, brand_id, added.id, unit,
      named.title, named.title, 1000, 24
    from (select * from product order by id limit 1) as like_this, added, (
      values
        ('zefir-1', 'ZEFIR-1', '999981', 'Priză de birou Zefir'),
        ('zefir-2', 'ZEFIR-2', '999982', 'Suport Zefir cu priză')
    ) as named (slug, code, shop_code, title)`.execute(shop.db);
  await shop.changes.readAll();
  expect(await codesFound('priza zefir')).toEqual(['ZEFIR-1']);
  const { json } = await shop.api('GET', '/products/search-filter/?search=priza zefir');
  expect(json.resembling.map(({ code }: { code: string }) => code)).toEqual(['ZEFIR-2']);
  expect(await codesFound('suport zefir')).toEqual(['ZEFIR-2']);
});

test('a word of the trade added by plain SQL works, and goes again', async () => {
  expect(await codesFound('баламут 3x2.5')).toEqual([]);
  await sql`
    insert into search_synonym (meaning, spelling, position)
    values ('mark=VVGng-LS', 'баламут', 100000)`.execute(shop.db);
  await shop.changes.readAll();
  const found = await codesFound('баламут 3x2.5');
  expect(found).toContain('OK-VVGNGLS-3X2.5');
  expect(found).toEqual(await codesFound('VVGng-LS 3x2.5'));
  await sql`delete from search_synonym where spelling = 'баламут'`.execute(shop.db);
  await shop.changes.readAll();
  expect(await codesFound('баламут 3x2.5')).toEqual([]);
});

test('a meaning the catalogue has nothing for harms nobody', async () => {
  await sql`
    insert into search_synonym (meaning, spelling, position)
    values ('category/nimic', 'priza', 0), ('mark=NIMIC', 'cablu', 0)`.execute(shop.db);
  const before = await codesFound('priza');
  await shop.changes.readAll();
  expect(await codesFound('priza')).toEqual(before);
  expect(before).toHaveLength(24);
});

test('several who rename overlapping products at once all succeed, and agree', async () => {
  const rows = await shop.db.selectFrom('product').select('id').orderBy('id').limit(60).execute();
  const ids = rows.map(({ id }) => id);
  const rename = (some: number[]) =>
    inShop(shop.db, async (changing) => {
      // In one order, as every verb that changes many does: nobody waits in a circle.
      for (const id of some.toSorted((a, b) => a - b)) {
        await changeProduct(changing, id, { input: { title_ro: `Comuna${id % 7} ${id}` } });
      }
    });
  await Promise.all([rename(ids), rename(ids.toReversed()), rename(ids.slice(20))]);
  await shop.changes.catchUp();
  const { json } = await shop.api('GET', '/products/items/?search=comuna3');
  expect(json.total).toBe(ids.filter((id) => id % 7 === 3).length);
});

test('of equals, first what is in stock, then what is popular, as of now', async () => {
  const equals = ['OK-VVGNGLS-3X2.5', 'IP-VVGNGLS-3X2.5', 'OZ-VVGNGLS-3X2.5'];
  const popular = await shop.db
    .selectFrom('product')
    .innerJoin('product_popularity', 'product_popularity.product_id', 'product.id')
    .select(['id', 'code'])
    .where('code', 'in', equals)
    .orderBy('score', 'desc')
    .orderBy('id')
    .execute();
  const [first = '', second = '', third = ''] = popular.map(({ code }) => code);
  async function foundWithStockOf(...stocked: string[]) {
    await inShop(shop.db, (changing) =>
      moveStock(
        changing,
        popular.map(({ id, code }) => ({
          product_id: id,
          counted: stocked.includes(code) ? 5 : 0,
          reason: 'count',
        })),
      ),
    );
    await shop.changes.catchUp();
    return (await codesFound('VVGng-LS 3x2.5')).filter((code) => equals.includes(code));
  }

  expect(await foundWithStockOf(first, second, third)).toEqual([first, second, third]);
  expect(await foundWithStockOf(third)).toEqual([third, first, second]);
  expect(await foundWithStockOf(second, third)).toEqual([second, third, first]);
  expect(await foundWithStockOf()).toEqual([first, second, third]);
});
