import { describe, expect, test } from 'vitest';
import type { FilteredProductList } from '../../../contract/shapes/listing.ts';
import { idsOf, openSearchSetup } from './search-setup.fixture.ts';

const { everyId, search, shop } = await openSearchSetup();

describe('the numbers of a list agree with the list', () => {
  const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  const options = ({ filters }: FilteredProductList, type: RegExp) =>
    filters
      .filter(({ filter_type }) => type.test(filter_type))
      .flatMap(({ filter_items }) =>
        filter_items.flatMap((item) => ('count' in item && item.count > 0 ? [item] : [])),
      );
  const some = <T>(items: T[]) => items.filter((_, at) => at % Math.ceil(items.length / 6) === 0);

  test.each(['priza dubla', 'автомат 16А', 'cablu 3x2.5', 'ПВ-3 6'])('%s', async (text) => {
    for (const narrowing of ['', '&is_stock=true']) {
      const list = await search(text, { more: narrowing });
      const total = async (more: string) =>
        (await search(text, { more: `${narrowing}${more}` })).total;
      expect(await everyId(text, narrowing)).toHaveLength(list.total);
      expect(sum(options(list, /^brand$/))).toBe(list.total);
      for (const { name, count } of some(options(list, /^brand$/))) {
        expect(await total(`&brands_id=${name}`)).toBe(count);
      }
      for (const { name, count } of some(options(list, /^attribute_/))) {
        expect(await total(`&attributes=${encodeURIComponent(name)}`)).toBe(count);
      }
      if (list.categories.length < 12) expect(sum(list.categories)).toBe(list.total);
      for (const { id, count } of list.categories) {
        expect(await total(`&category_id__in=${id}`)).toBe(count);
      }
    }
  });

  test('what is in stock is what has stock', async () => {
    const ids = await everyId('priza dubla');
    const stocked = await shop.db
      .selectFrom('stock')
      .select('product_id')
      .where('product_id', 'in', ids)
      .where('for_sale', '>', 0)
      .execute();
    expect(stocked.length).toBeLessThan(ids.length);
    const kept = new Set(stocked.map(({ product_id }) => product_id));
    expect(await everyId('priza dubla', '&is_stock=true')).toEqual(
      ids.filter((id) => kept.has(id)),
    );
  });

  test('a filter does not change how a text is read', async () => {
    const { search: reading } = await search('intrerpator', { more: '&brands_id=99999' });
    expect(reading).toMatchObject({ change: 'spelling', searched: 'intrerupator' });
  });
});

describe('what only resembles the thing comes apart', () => {
  test('outside the total, the categories and the filters', async () => {
    const list = await search('priza dubla');
    const listed = new Set(await everyId('priza dubla'));
    expect(list.total).toBe(98);
    expect(list.resembling.length).toBeGreaterThan(3);
    expect(list.resembling.filter(({ id }) => listed.has(id))).toEqual([]);
    for (const { title } of list.resembling) expect(title).not.toMatch(/^Priză/);
    const sections = new Set(list.categories.map(({ id }) => id));
    expect(list.resembling.some(({ category }) => sections.has(category.id))).toBe(true);
  });

  test('whatever the order; not where the list is narrowed, and on its first page alone', async () => {
    const ids = idsOf({ results: (await search('priza dubla')).resembling });
    const cheapest = await search('priza dubla', { more: '&order_by=cheap' });
    expect(idsOf({ results: cheapest.resembling })).toEqual(ids);
    for (const more of ['&page=2', '&is_stock=true', `&brands_id=${cheapest.results[0]?.brand.id}`])
      expect((await search('priza dubla', { more })).resembling).toEqual([]);
  });

  test('a guest sees no price there', async () => {
    const { resembling } = await search('priza dubla');
    expect(resembling.length).toBeGreaterThan(0);
    for (const { price, promotion_price, discount } of resembling)
      expect([price, promotion_price, discount]).toEqual([null, null, null]);
    const path = '/products/search-filter/?search=priza';
    const { json } = await shop.api('GET', path, { token: shop.token });
    expect(json.resembling.length).toBeGreaterThan(0);
    for (const { price } of json.resembling) expect(price).toBeGreaterThan(0);
  });

  test('marks near a whole family come apart, near a single mark they are listed', async () => {
    const marks = (list: FilteredProductList) =>
      list.resembling.filter(({ title }) => /CYY-F|NYM|NYY/.test(title)).length;
    expect(marks(await search('vvg 3x2.5'))).toBeGreaterThan(0);
    expect(marks(await search('VVGng-LS 3x2.5'))).toBe(0);
  });

  test('the categories of what fits best stand first', async () => {
    const { categories } = await search('intrerupator');
    const titles = categories.map(({ title }) => title);
    expect(titles[0]).toMatch(/^Întrerupătoare (simple|duble|triple|cap)/);
    expect(titles.findIndex((title) => /^Automate/.test(title))).toBeGreaterThan(3);
  });
});

test.each(['priza dubla', 'ВВГнг-LS 3х2,5', 'hjptnrf', 'EZ9F341'])(
  '%s finds the same wherever it is asked',
  async (text) => {
    const expected = await search(text);
    for (const path of [
      '/products/items/',
      '/products/all-products/',
      '/brands/products-filter/',
    ]) {
      const answer = await search(text, { path });
      expect(answer.total, path).toBe(expected.total);
      expect(idsOf(answer)).toEqual(idsOf(expected));
      expect(answer.search).toEqual(expected.search);
    }
    const [brand] = expected.results.map((card) => card.brand.id);
    const more = `&brands_id=${brand}`;
    const ofBrand = await search(text, { more, path: '/brands/products-filter/' });
    expect(ofBrand.total).toBeGreaterThan(0);
    expect(idsOf(ofBrand)).toEqual(idsOf(await search(text, { more })));
  },
);

test.each(['KG%203x2.5%2B1x1.5', 'KG%203x2.5+1x1.5', 'KG+3x2.5+1x1.5', 'KG+3x2.5%2B1x1.5'])(
  'a plus may stand for itself or for a space: %s',
  async (raw) => {
    const { json } = await shop.api('GET', `/products/search-filter/?search=${raw}`);
    const answer: FilteredProductList = json;
    expect(answer.results.map(({ code }) => code)).toEqual(['OK-KG-3X2.5+1X1.5']);
    expect(answer.search).toMatchObject({ change: null, left_out: [] });
  },
);

test('an empty text is no search', async () => {
  const answer = await search('   ');
  expect(answer.search).toBeNull();
  expect(answer.total).toBe((await search('', { path: '/products/all-products/' })).total);
});
