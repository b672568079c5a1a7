import { describe, expect, test } from 'vitest';
import type { FilteredProductList, ProductList } from '../../../contract/shapes/listing.ts';
import { type DemoShop, demoShop } from '../../testing/demo-shop.ts';
import { promotionPriceNow } from '../pricing/price-now.ts';

const shop = await demoShop();
const { token } = shop;

async function list(query: string, options: Parameters<DemoShop['api']>[2] = {}) {
  const { status, json } = await shop.api('GET', `/products/items/?${query}`, options);
  expect(status, query).toBe(200);
  const answer: ProductList = json;
  return answer;
}
const asCustomer = (query: string) => list(query, { token });
const CABLES = 'parent_type=category&parent_slug=cabluri-si-conductoare';

describe('prices', () => {
  const prices = ['price', 'promotion_price', 'discount'] as const;

  test('a guest gets none, and still learns what is on promotion', async () => {
    const { results } = await list('is_promotion=true');
    expect(results).toHaveLength(24);
    for (const card of results) {
      expect(prices.map((price) => card[price])).toEqual([null, null, null]);
      expect(card.is_promotion).toBe(true);
    }
  });

  test('what saves most can come first, for those who are told how much it is', async () => {
    const { results } = await asCustomer('is_promotion=true&order_by=saving');
    const savings = results.map(({ discount }) => discount ?? 0);
    expect(savings).toEqual(savings.toSorted((a, b) => b - a));
    expect(savings[0]).toBeGreaterThan(0);
    expect(await list('is_promotion=true&order_by=saving')).toEqual(
      await list('is_promotion=true'),
    );
    const next = await asCustomer('is_promotion=true&order_by=saving&page=2');
    expect(next.results[0]?.discount).toBeLessThanOrEqual(savings.at(-1) ?? 0);
  });

  test('a customer gets lei, and what a promotion saves', async () => {
    const { results } = await asCustomer('is_promotion=true');
    for (const card of results) {
      const row = await shop.db
        .selectFrom('product')
        .select(['price', promotionPriceNow.as('promotion_price')])
        .where('id', '=', card.id)
        .executeTakeFirstOrThrow();
      const { price, promotion_price } = row;
      expect(prices.map((one) => card[one])).toEqual([
        price / 100,
        (promotion_price ?? 0) / 100,
        (price - (promotion_price ?? 0)) / 100,
      ]);
    }
  });

  test('bounds narrow a customer’s list by what is paid, both ends included', async () => {
    const { results, total } = await asCustomer(`${CABLES}&order_by=cheap`);
    const paid = (card: (typeof results)[number]) => card.promotion_price ?? card.price ?? 0;
    const [low, high] = [results.at(3), results.at(9)].map((card) => (card ? paid(card) : 0));
    const narrowed = await asCustomer(`${CABLES}&price__gte=${low}&price__lte=${high}`);
    expect(narrowed.total).toBeLessThan(total);
    expect(narrowed.total).toBeGreaterThanOrEqual(7);
    for (const card of narrowed.results) {
      expect(paid(card)).toBeGreaterThanOrEqual(low ?? 0);
      expect(paid(card)).toBeLessThanOrEqual(high ?? 0);
    }
  });

  test('bounds from a guest are ignored', async () => {
    const { total } = await list(CABLES);
    expect((await list(`${CABLES}&price__gte=1&price__lte=2`)).total).toBe(total);
    expect((await asCustomer(`${CABLES}&price__gte=1&price__lte=2`)).total).toBeLessThan(total);
  });
});

test('popular is the default order', async () => {
  expect(await list(CABLES)).toEqual(await list(`${CABLES}&order_by=popular`));
});

describe('pages', () => {
  test('each product stands on exactly one page, and the last page is short', async () => {
    const query = `${CABLES}&attributes=cores:3`;
    const first = await list(query);
    const { total_pages } = first.pages;
    const ids: number[] = [];
    for (let page = 1; page <= total_pages; page++) {
      const { pages, results } = await list(`${query}&page=${page}`);
      expect(pages).toEqual({
        current: page,
        next: page < total_pages ? page + 1 : null,
        previous: page > 1 ? page - 1 : null,
        total_pages,
      });
      ids.push(...results.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(first.total);
    expect(ids).toHaveLength(first.total);
  });

  test('a page beyond the end is empty and says how many pages there are', async () => {
    const { pages, results, total } = await list(`${CABLES}&page=9999`);
    expect(results).toEqual([]);
    const last = Math.ceil(total / 24);
    expect(pages).toEqual({ current: 9999, next: null, previous: last, total_pages: last });
  });

  test('every list costs the same few queries, however much it shows', async () => {
    const cost = (path: string) => shop.countQueries(() => shop.api('GET', path));
    expect(await cost(`/products/items/?${CABLES}`)).toBe(1);
    expect(await cost(`/products/items/?${CABLES}&attributes=cores:3~section_mm2:95`)).toBe(1);
    expect(await cost(`/products/items/?${CABLES}&is_stock=true`)).toBe(1);
    expect(await cost('/products/search-filter/?search=cablu')).toBe(1);
    expect(await cost('/products/search-filter/?search=cablu%20nym%203x1.5')).toBe(1);
    expect(await cost(`/categories/categories-filter/?${CABLES}`)).toBe(0);
    expect(await cost(`/categories/products-filter/?${CABLES}`)).toBe(1);
    expect(await cost('/products/best-discounts/')).toBe(2);
    expect(await cost('/products/most-bought/')).toBe(1);
  });
});

test('what is bought most is what listings have first, as far as somebody bought it', async () => {
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);
  const most = (await shop.api('GET', '/products/most-bought/')).json;
  const listed = (await shop.api('GET', '/products/items/?order_by=popular')).json.results;
  expect(most).toHaveLength(12);
  expect(ids(most)).toEqual(ids(listed).slice(0, 12));
});

describe('filters', () => {
  test('an unknown category is not found', async () => {
    for (const path of [
      '/products/items/',
      '/categories/categories-filter/',
      '/categories/products-filter/',
    ]) {
      for (const query of [
        'parent_type=category&parent_slug=nimic',
        'parent_type=subcategory&parent_slug=cabluri-si-conductoare',
      ]) {
        expect((await shop.api('GET', `${path}?${query}`)).status).toBe(404);
      }
    }
  });

  test.each([
    'attributes=cores:99',
    'attributes=nimic',
    'attributes=nimic:1',
    'brands_id=99999',
    'category_id__in=[99999]',
    'attributes=cores:3&brands_id=99999',
  ])('%s leaves nothing', async (query) => {
    const { results, total, categories, pages } = await list(query);
    expect({ results, total, categories }).toEqual({ results: [], total: 0, categories: [] });
    expect(pages).toEqual({ current: 1, next: null, previous: null, total_pages: 1 });
  });

  test('an unknown value beside a known one of the same attribute changes nothing', async () => {
    const known = await list('attributes=cores:3');
    expect((await list('attributes=cores:3~cores:99')).total).toBe(known.total);
  });

  test.each([
    'order_by=dearest',
    'page=0',
    'page=x',
    'page=-1',
    'brands_id=1;2',
    'category_id__in=[1,x]',
    'price__gte=-1',
    'is_stock=maybe',
    'parent_type=shelf&parent_slug=x',
    "parent_slug=' or 1=1",
  ])('%s is refused, and the parameter named', async (query) => {
    const { status, json } = await shop.api('GET', `/products/items/?${query}`);
    const [parameter = ''] = query.split('=');
    expect([status, json]).toEqual([400, { [parameter]: [expect.any(String)] }]);
  });
});

test('a list names the categories its products stand in, the fullest first', async () => {
  const { categories, total } = await list(`${CABLES}&attributes=section_mm2:2.5`);
  expect(categories.length).toBeLessThanOrEqual(12);
  const counts = categories.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(total);
  const [first] = categories;
  const alone = await list(`${CABLES}&attributes=section_mm2:2.5&category_id__in=${first?.id}`);
  expect(alone.total).toBe(first?.count);
});

test('a card compares by what its category names first, in the reader’s language', async () => {
  const query = `${CABLES}&attributes=mark:NYM-J`;
  const [romanian] = (await list(query)).results;
  const [russian] = (await list(query, { locale: 'ru' })).results;
  expect(romanian?.attributes.map(({ title }) => title)).toEqual([
    'Marcă cablu',
    'Număr de conductoare',
    'Secțiune',
  ]);
  expect(russian?.attributes.map(({ title }) => title)).toEqual([
    'Марка кабеля',
    'Количество жил',
    'Сечение жилы',
  ]);
  expect(romanian?.title).toBe(romanian?.title_ro);
  expect(russian?.title).toBe(romanian?.title_ru);
  expect(romanian?.category.link).toMatch(/^\/catalog\/cabluri-si-conductoare\//);
  expect(russian?.category.link).toBe(`/ru${romanian?.category.link}`);
  expect(romanian?.gallery).toEqual([romanian?.image]);
});

describe('a category’s list with its filters', () => {
  const query = `${CABLES}&attributes=cores:3~cores:5&order_by=new&page=2`;
  const read = async (options: Parameters<DemoShop['api']>[2] = {}) => {
    const { json } = await shop.api('GET', `/categories/products-filter/?${query}`, options);
    const answer: FilteredProductList = json;
    return answer;
  };

  test('is the list and the filters that can be had apart', async () => {
    for (const options of [{}, { token }]) {
      const { filters, ...products } = await read(options);
      const apart = await shop.api('GET', `/categories/categories-filter/?${query}`, options);
      expect(products).toEqual(await list(query, options));
      expect(filters).toEqual(apart.json);
    }
  });

  test('counts in its filters the products it lists', async () => {
    const { filters, total } = await read();
    const brands = filters.find(({ filter_type }) => filter_type === 'brand');
    const counts = brands?.filter_items.map((item) => ('count' in item ? item.count : 0)) ?? [];
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test('tells a guest no price, neither of a product nor as a filter', async () => {
    const { filters, results } = await read();
    expect(new Set(results.map(({ price }) => price))).toEqual(new Set([null]));
    expect(filters.map(({ filter_type }) => filter_type)).not.toContain('price');
    const customers = await read({ token });
    expect(customers.filters.map(({ filter_type }) => filter_type)).toContain('price');
  });
});

test('promotions are promotions, whatever the query says', async () => {
  for (const path of ['/products/promotions/', '/products/promotions-filter/']) {
    const { json } = await shop.api('GET', `${path}?is_promotion=false`);
    const { total } = await list('is_promotion=true');
    expect(json.total).toBe(total);
  }
});

test('an unchanged list is not sent again', async () => {
  const path = `/products/items/?${CABLES}`;
  const { headers } = await shop.api('GET', path);
  const etag = headers.get('etag') ?? '';
  const again = await shop.api('GET', path, { headers: { 'If-None-Match': etag } });
  expect(again).toMatchObject({ status: 304, text: '' });
  const asCustomerAgain = await shop.api('GET', path, {
    token,
    headers: { 'If-None-Match': etag },
  });
  expect(asCustomerAgain.status).toBe(200);
});
