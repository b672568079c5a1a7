import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

test('a product by the metre names its whole coil with what it holds, and a guest sees no price of it', async () => {
  const { slug } = await shop.db
    .selectFrom('product_link')
    .innerJoin('product', 'product.id', 'product_link.product_id')
    .select('product.slug')
    .where('product_link.kind', '=', 'coil')
    .orderBy('product.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { token } = await shop.register();
  const { json } = await shop.api('GET', `/products/items/${slug}`, { token });
  expect(json).toMatchObject({ is_cut: true, contents: null });
  expect(json.coils).toMatchObject([
    {
      is_cut: false,
      price: expect.any(Number),
      contents: { amount: expect.any(Number), units: 'm' },
    },
  ]);
  const asGuest = await shop.api('GET', `/products/items/${slug}`, {});
  expect(asGuest.json.coils).toMatchObject([
    { slug: json.coils[0].slug, price: null, promotion_price: null, discount: null },
  ]);
});
