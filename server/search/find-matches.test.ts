import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductList } from '../../contract/shapes/listing.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

async function search(text: string, more = '', locale: 'ro' | 'ru' = 'ro') {
  const path = `/products/search-filter/?search=${encodeURIComponent(text)}${more}`;
  const { status, json } = await shop.api('GET', path, { locale });
  expect(status, text).toBe(200);
  const list: ProductList = json;
  return list;
}
const codes = ({ results }: ProductList) => results.map(({ code }) => code);

describe('codes', () => {
  test.each(['MVA20-1-016-C', 'mva201016c', 'MVA20 1 016 C', 'mva20/1/016/c'])(
    '%s finds its product first',
    async (text) => {
      expect(codes(await search(text))[0]).toBe('MVA20-1-016-C');
    },
  );

  test.each(['OK-VVGNGLS-3X25', 'OK-VVGNGLS-3X2.5'])(
    '%s is told from its neighbour',
    async (text) => {
      expect(codes(await search(text))[0]).toBe(text);
    },
  );

  test('the beginning of a code finds what begins so', async () => {
    const found = codes(await search('EZ9F341'));
    expect(found.length).toBeGreaterThan(1);
    for (const code of found) expect(code.startsWith('EZ9F341')).toBe(true);
  });

  test('the shop’s own code and the bar code find their product', async () => {
    const { code, shop_code, ean } = await shop.db
      .selectFrom('product')
      .select(['code', 'shop_code', 'ean'])
      .where('code', '=', 'EZ9R34225')
      .executeTakeFirstOrThrow();
    expect(codes(await search(shop_code))[0]).toBe(code);
    expect(codes(await search(ean))).toEqual([code]);
  });
});

describe('words', () => {
  test('diacritics, case and language do not matter', async () => {
    const { total } = await search('întrerupător');
    expect(total).toBeGreaterThan(0);
    expect((await search('INTRERUPATOR')).total).toBe(total);
    expect((await search('intrerupător', '', 'ru')).total).toBe(total);
    expect((await search('розетка')).total).toBeGreaterThan(0);
  });

  test('every word must be found', async () => {
    const [both, one] = [await search('nym 3x1.5'), await search('nym')];
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan(one.total);
    for (const { title } of both.results) expect(title).toMatch(/NYM.*3x1\.5/);
  });

  test.each(['3x2,5', '3 x 2.5', '3х2.5', '3*2,5', '3×2.5'])(
    'the size %s is 3x2.5',
    async (size) => {
      const { results, total } = await search(`cablu ${size}`);
      expect(total).toBeGreaterThan(3);
      for (const { title } of results) expect(title).toMatch(/3[xG]2\.5(?!\d)/);
    },
  );

  test('a beginning is enough for a word, but not for a number', async () => {
    expect((await search('intrerup')).total).toBe((await search('intrerupa')).total);
    const found = await search('automat 1P 10A');
    for (const { title } of found.results) expect(title).not.toMatch(/100A/);
  });

  test('what carries the word in its title stands before what stands in such a category', async () => {
    const { results } = await search('tub gofrat');
    expect(results[0]?.title).toMatch(/^Tub gofrat/);
  });
});

describe('any text', () => {
  test.each(['', '  '])('an empty text lists everything', async (text) => {
    const { json } = await shop.api('GET', '/products/all-products/');
    expect((await search(text)).total).toBe(json.total);
  });

  test.each(['&&&', '!', "'", ':*', '((', '\\', '%_%', '😀', '-- ;', '<->'])(
    '%s finds nothing',
    async (text) => {
      const list = await search(text);
      expect(list).toMatchObject({ total: 0, results: [], categories: [] });
    },
  );

  test('a whole page of text is answered', async () => {
    expect((await search('cablu de cupru '.repeat(500))).total).toBeGreaterThanOrEqual(0);
  });
});

describe('together with the rest of a listing', () => {
  test('filters narrow what was found', async () => {
    const all = await search('cablu');
    const brand = all.results[0]?.brand.id;
    const narrowed = await search('cablu', `&brands_id=${brand}&is_stock=true`);
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(all.total);
    for (const card of narrowed.results) {
      expect(card.brand.id).toBe(brand);
      expect(card.stock).toBeGreaterThan(0);
    }
  });

  test('an order asked for replaces relevance', async () => {
    const byPopularity = await search('nym', '&order_by=popular');
    const popularity = await shop.db.selectFrom('product').select(['code', 'popularity']).execute();
    const ranks = codes(byPopularity).map(
      (code) => popularity.find((row) => row.code === code)?.popularity ?? 0,
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  test('pages do not overlap and hold everything', async () => {
    const { pages, total } = await search('priza');
    const ids = new Set<number>();
    for (let page = 1; page <= pages.total_pages; page++) {
      for (const { id } of (await search('priza', `&page=${page}`)).results) ids.add(id);
    }
    expect(ids.size).toBe(total);
  });

  test('a category is searched alone when the listing stands in it', async () => {
    const path =
      '/products/items/?search=cablu&parent_type=category&parent_slug=curenti-slabi-si-retea';
    const { json } = await shop.api('GET', path);
    expect(json.total).toBeGreaterThan(0);
    for (const card of json.results) expect(card.category.link).toMatch(/curenti-slabi-si-retea/);
  });
});
