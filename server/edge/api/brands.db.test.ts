import { expect, test } from 'vitest';
import { demoShop } from '../../testing/demo-shop.ts';

const shop = await demoShop();

const read = async (path: string, locale: 'ro' | 'ru' = 'ro') =>
  (await shop.api('GET', `/brands/${path}`, { locale })).json;

test('a brand tells how many products it has', async () => {
  const brands = await read('items/');
  const rows = await shop.db
    .selectFrom('product')
    .select('brand_id')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .groupBy('brand_id')
    .execute();
  for (const { id, products } of brands) {
    expect(products).toBe(rows.find(({ brand_id }) => brand_id === id)?.products ?? 0);
  }
  expect(await read('brands-for-filter/')).toEqual(
    brands.map(({ id, slug, title }: Record<string, unknown>) => ({ id, slug, title })),
  );
});

test('a brand is described in the reader’s language', async () => {
  const iek = (all: { slug: string; description: string }[]) =>
    all.find(({ slug }) => slug === 'iek')?.description;
  const [romanian, russian] = [iek(await read('items/')), iek(await read('items/', 'ru'))];
  expect(romanian).toMatch(/IEK/);
  expect(russian).toMatch(/[а-я]/);
});

test('the products of several brands are listed together, and searched within', async () => {
  const [first, second] = await read('brands-for-filter/');
  const count = async (query: string) => (await read(`products-filter/?${query}`)).total;
  const [one, other] = [
    await count(`brands_id=${first.id}`),
    await count(`brands_id=[${second.id}]`),
  ];
  expect(one).toBeGreaterThan(0);
  expect(await count(`brands_id=[${first.id},${second.id}]`)).toBe(one + other);
  expect(await count(`brands_id=[${first.id}]&search=zzz`)).toBe(0);
});

test('the brand page has a title, a description and a text in both languages', async () => {
  const [romanian, russian] = [
    await read('brands-page-seo-content/'),
    await read('brands-page-seo-content/', 'ru'),
  ];
  expect(Object.keys(romanian)).toEqual(['title', 'description', 'text']);
  expect(russian.title).toMatch(/[а-я]/);
  expect(romanian.title).not.toBe(russian.title);
});
