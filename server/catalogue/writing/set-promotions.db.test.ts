import { afterAll, beforeAll, expect, test } from 'vitest';
import { inShop } from '../../testing/in-shop.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { changeProduct } from './change-product.ts';
import { openProductDesk, type ProductDesk } from './product-desk.fixture.ts';
import { setPromotions } from './set-promotions.ts';

let desk: ProductDesk;
beforeAll(async () => {
  desk = await openProductDesk();
});
afterAll(() => desk.shop.close());

const now = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString();
const set = (id: number, input: unknown) =>
  inShop(desk.shop.db, (changing) => setPromotions(changing, id, { input }));
const cardOf = async (id: number) => {
  const { token } = await desk.shop.register();
  const { slug } = await desk.readProduct(id);
  await desk.shop.changes.catchUp();
  return (await desk.shop.api('GET', `/products/items/${slug}/`, { token })).json;
};

test('a promotion that runs is paid, one to come is not yet, one that ended is no more', async () => {
  const id = await desk.another({ price: 100 });
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
  const history = await desk.shop.db
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
      const id = await desk.another({ price: 100 });
      await set(id, [{ price: 80, starts_at }]);
      const before = await desk.readProduct(id);
      const input = { price, title_ro: 'Altul' };
      const refusal = await refusalOf(desk.shop.db, (changing) =>
        changeProduct(changing, id, { input }),
      );
      expect(refusal).toEqual({ kind: 'invalid', fields: { price: ['EDIT.PROMOTION_LOST'] } });
      expect(await desk.readProduct(id)).toEqual(before);
    }
  },
);

test('where the price leads, the promotion it falls below ends for good, and says so in the history', async () => {
  const id = await desk.another({ price: 100 });
  await set(id, [
    { price: 80, starts_at: now(), ends_at: now(1) },
    { price: 40, starts_at: now(2) },
  ]);
  const save = (price: number) =>
    inShop(desk.shop.db, (changing) =>
      changeProduct(changing, id, { input: { price }, lost: 'ended' }),
    );
  await save(70);
  expect(await cardOf(id)).toMatchObject({ price: 70, is_promotion: false });
  const { after } = await desk.shop.db
    .selectFrom('audit_entry')
    .select('after')
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ price: 7000, promotions: [expect.objectContaining({ price: 4000 })] });
  await save(100);
  expect(await cardOf(id)).toMatchObject({ price: 100, is_promotion: false });
});

test.each<[string, unknown, string, string]>([
  ['that is no saving', [{ price: 100, starts_at: now() }], '0.price', 'EDIT.PROMOTION_PRICE'],
  [
    'that ends before it begins',
    [{ price: 5, starts_at: now(2), ends_at: now(1) }],
    '0.ends_at',
    'EDIT.TIMES',
  ],
  ['that is over', [{ price: 5, starts_at: now(-2), ends_at: now(-1) }], '0.ends_at', 'EDIT.TIMES'],
  [
    'beside another',
    [
      { price: 5, starts_at: now() },
      { price: 4, starts_at: now(3) },
    ],
    '1.starts_at',
    'EDIT.OVERLAP',
  ],
  ['at no time', [{ price: 5, starts_at: 'tomorrow' }], '0.starts_at', 'EDIT.TIMES'],
])('a promotion %s is refused', async (_, input, field, message) => {
  const id = await desk.another({ price: 100 });
  const refusal = await refusalOf(desk.shop.db, (changing) =>
    setPromotions(changing, id, { input }),
  );
  expect(refusal).toEqual({ kind: 'invalid', fields: { [field]: [message] } });
});
