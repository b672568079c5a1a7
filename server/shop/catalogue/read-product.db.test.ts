import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../../contract/shapes/product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop('demo');
  ({ token } = await shop.register());
});
afterAll(() => shop.close());

async function read(slug: string, options: Parameters<TestShop['api']>[2] = {}) {
  const { json } = await shop.api('GET', `/products/items/${slug}/`, options);
  const product: Product = json;
  return product;
}

const slugOf = async (code: string) => {
  const row = await shop.db
    .selectFrom('product')
    .select('slug')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.slug;
};

test('a product tells everything its page shows', async () => {
  const product = await read(await slugOf('MVA20-1-016-C'), { token });
  expect(product).toMatchObject({
    code: 'MVA20-1-016-C',
    title: 'Întrerupător automat VA47-29 1P 16A C 4,5kA',
    brand: { title: 'IEK' },
    units: 'buc',
    units_ru: 'шт',
    warranty: 24,
  });
  expect(product.shop_code).toMatch(/^\d{6}$/);
  expect(product.ean).toMatch(/^\d{13}$/);
  expect(product.specifications.length).toBeGreaterThan(3);
  expect(product.description).toMatch(/<p>/);
  expect(product.gallery.length).toBeGreaterThan(0);
  expect(product.image).toEqual(product.gallery[0]);
  expect(product.similar.length).toBeGreaterThan(0);
});

test.each([
  ['a pack', 'UHH32-D036-200-100', { amount: 100, units: 'buc' }],
  ['a coil', 'CTG20-25-K41-050I', { amount: 50, units: 'm' }],
  ['a box', 'OK-UTP5E-305', { amount: 305, units: 'm' }],
  ['a metre', 'OK-VVGNGLS-3X2.5', null],
  ['a piece', '221-412', null],
])('what %s holds is said', async (_, code, contents) => {
  expect((await read(await slugOf(code))).contents).toEqual(contents);
});

test('one bar can be bought, whole, and only what is cut speaks of cutting', async () => {
  const sold = await shop.db
    .selectFrom('product')
    .select(['slug', 'family'])
    .where('family', 'in', ['ct.rigid', 'ct.tray', 'ct.hdpe', 'lt.strip', 'cab.nym'])
    .distinctOn('family')
    .orderBy('family')
    .execute();
  const rules = await Promise.all(
    sold.map(async ({ slug, family }) => {
      const { is_cut, smallest_quantity, quantity_step, contents } = await read(slug);
      return [family, { is_cut, smallest_quantity, quantity_step, holds: contents?.amount ?? 1 }];
    }),
  );
  const whole = { is_cut: false, smallest_quantity: 1, quantity_step: 1 };
  expect(Object.fromEntries(rules)).toEqual({
    'cab.nym': { is_cut: true, smallest_quantity: 5, quantity_step: 1, holds: 1 },
    'ct.hdpe': { ...whole, holds: expect.any(Number) },
    'ct.rigid': { ...whole, holds: 3 },
    'ct.tray': { ...whole, holds: 3 },
    'lt.strip': { is_cut: true, smallest_quantity: 1, quantity_step: 1, holds: 1 },
  });
});

test('the way to a product leads through its categories, in either language', async () => {
  const slug = await slugOf('MVA20-1-016-C');
  const romanian = (await read(slug)).breadcrumbs;
  const russian = (await read(slug, { locale: 'ru' })).breadcrumbs;
  expect(romanian.category).toEqual({
    title: 'Aparate de protecție',
    link: '/catalog/aparate-de-protectie',
  });
  expect(romanian.subcategory?.link).toMatch(/^\/catalog\/aparate-de-protectie\/[a-z0-9-]+$/);
  expect(romanian.subsubsubcategory?.link).toBe((await read(slug)).category.link);
  expect(russian.category).toEqual({
    title: 'Аппараты защиты',
    link: '/ru/catalog/aparate-de-protectie',
  });
});

test('a guest sees no price, not even of the products beside it', async () => {
  const linked = await shop.db
    .selectFrom('product_link')
    .innerJoin('product', 'product.id', 'product_link.product_id')
    .select('product.slug')
    .where('kind', '=', 'accessory')
    .executeTakeFirstOrThrow();
  const product = await read(linked.slug);
  const cards = [product, ...product.similar, ...product.accessories];
  expect(product.accessories.length).toBeGreaterThan(0);
  for (const { price, promotion_price, discount } of cards) {
    expect([price, promotion_price, discount]).toEqual([null, null, null]);
  }
  const seen = await read(linked.slug, { token });
  for (const { price } of [seen, ...seen.similar, ...seen.accessories]) {
    expect(price).toBeGreaterThan(0);
  }
});

test('missing Russian falls back to Romanian', async () => {
  const slug = await slugOf('MVA20-1-025-C');
  await shop.db.updateTable('product').set({ title_ru: ' ' }).where('slug', '=', slug).execute();
  const { title, title_ro, title_ru } = await read(slug, { locale: 'ru' });
  expect([title, title_ru]).toEqual([title_ro, title_ro]);
});

test('a description is cleaned when it is answered', async () => {
  const slug = await slugOf('MVA20-3-025-C');
  await shop.db
    .updateTable('product')
    .set({ description_ro: '<p>bun</p><script>alert(1)</script>' })
    .where('slug', '=', slug)
    .execute();
  expect((await read(slug)).description).toBe('<p>bun</p>');
});

test.each(['nimic', 'a%20b', '%27%20or%201=1'])('there is no product %s', async (slug) => {
  const { status, json } = await shop.api('GET', `/products/items/${slug}/`);
  expect(status).toBe(404);
  expect(Object.keys(json)).toEqual(['detail']);
});

test('a product with all its neighbours costs two questions to the database', async () => {
  const slug = await slugOf('MVA20-1-016-C');
  expect(await shop.countQueries(() => read(slug))).toBe(2);
});

test('the best discounts are the largest shares, what is in stock first', async () => {
  const { json } = await shop.api('GET', '/products/best-discounts/', { token });
  expect(json).toHaveLength(12);
  const ranks = json.map((card: Product) => ({
    isInStock: card.stock > 0,
    share: (card.discount ?? 0) / (card.price ?? 1),
  }));
  const shares = ranks.map(({ share }: { share: number }) => share);
  expect(ranks.every(({ isInStock }: { isInStock: boolean }) => isInStock)).toBe(true);
  expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a));
});
