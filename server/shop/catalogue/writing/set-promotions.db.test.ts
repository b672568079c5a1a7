import { afterAll, beforeAll, expect, test } from 'vitest';
import { inShop } from '../../../testing/in-shop.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { changeProduct } from './change-product.ts';
import { openProductSetup, type ProductSetup } from './product-setup.fixture.ts';

let setup: ProductSetup;
beforeAll(async () => {
  setup = await openProductSetup();
});
afterAll(() => setup.shop.close());

const now = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString();
const set = (id: number, input: unknown) =>
  inShop(setup.shop.db, (changing) => changeProduct(changing, id, { promotions: input }));
const cardOf = async (id: number) => {
  const { token } = await setup.shop.register();
  const { slug } = await setup.readProduct(id);
  await setup.shop.changes.catchUp();
  return (await setup.shop.api('GET', `/products/items/${slug}/`, { token })).json;
};

test('a promotion that runs is paid, one to come is not yet, one that ended is no more', async () => {
  const id = await setup.another({ price: 100 });
  await set(id, [{ price: 80, starts_at: now(1) }]);
  expect(await cardOf(id)).toMatchObject({ is_promotion: false, promotion_price: null });
  await set(id, [{ price: 80, starts_at: now(-1), ends_at: now(1) }]);
  expect(await cardOf(id)).toMatchObject({
    is_promotion: true,
    promotion_price: 80,
    discount: 20,
  });
  await set(id, []);
  expect(await cardOf(id)).toMatchObject({ is_promotion: false, promotion_price: null });
  const history = await setup.shop.db
    .selectFrom('promotion')
    .select(['price', 'ends_at'])
    .where('product_id', '=', id)
    .execute();
  // What ran stays known; what was only planned never was.
  expect(history).toEqual([{ price: 8000, ends_at: expect.any(Date) }]);
});

test.each([
  ['at', 80],
  ['below', 79.99],
])(
  'a price %s what a running promotion or one to come costs is refused, and nothing changes',
  async (_, price) => {
    for (const starts_at of [now(), now(1)]) {
      const id = await setup.another({ price: 100 });
      await set(id, [{ price: 80, starts_at }]);
      const before = await setup.readProduct(id);
      const input = { price, title_ro: 'Altul' };
      const refusal = await refusalOf(setup.shop.db, (changing) =>
        changeProduct(changing, id, { input }),
      );
      expect(refusal).toEqual({ kind: 'invalid', fields: { price: ['EDIT.PROMOTION_LOST'] } });
      expect(await setup.readProduct(id)).toEqual(before);
    }
  },
);

test.each<[string, unknown, string, string]>([
  [
    'that is no saving',
    [{ price: 100, starts_at: now() }],
    'promotions.0.price',
    'EDIT.PROMOTION_PRICE',
  ],
  [
    'that ends before it begins',
    [{ price: 5, starts_at: now(2), ends_at: now(1) }],
    'promotions.0.ends_at',
    'EDIT.TIMES',
  ],
  [
    'that is over',
    [{ price: 5, starts_at: now(-2), ends_at: now(-1) }],
    'promotions.0.ends_at',
    'EDIT.TIMES',
  ],
  [
    'beside another',
    [
      { price: 5, starts_at: now() },
      { price: 4, starts_at: now(3) },
    ],
    'promotions.1.starts_at',
    'EDIT.OVERLAP',
  ],
  ['at no time', [{ price: 5, starts_at: 'tomorrow' }], 'promotions.0.starts_at', 'EDIT.TIMES'],
])('a promotion %s is refused', async (_, input, field, message) => {
  const id = await setup.another({ price: 100 });
  const refusal = await refusalOf(setup.shop.db, (changing) =>
    changeProduct(changing, id, { promotions: input }),
  );
  expect(refusal).toEqual({ kind: 'invalid', fields: { [field]: [message] } });
});

test('a promotion goes on however its beginning is said, and only once', async () => {
  const id = await setup.another({ price: 100 });
  const running = { price: 80, starts_at: now(-2), ends_at: now(1) };
  await set(id, [running]);
  const { version } = await setup.readProduct(id);
  await set(id, [{ ...running, starts_at: now(-1) }]);
  expect((await setup.readProduct(id)).version).toBe(version);
  const refusal = await refusalOf(setup.shop.db, (changing) =>
    changeProduct(changing, id, { promotions: [running, running] }),
  );
  expect(refusal).toEqual({
    kind: 'invalid',
    fields: { 'promotions.1.starts_at': ['EDIT.OVERLAP'] },
  });
});
