import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addOrder } from '../../testing/add-order.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { lowestPrice } from '../pricing/lowest-price.ts';
import { countPopularity } from './count-popularity.ts';
import { moveStock } from './stock/move-stock.ts';
import { saveRows } from './writing/bulk/save-rows.ts';
import { changeProduct } from './writing/change-product.ts';

let shop: TestShop;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
  await shop.changes.catchUp();
});
afterAll(() => shop.close());

/** As if so many days had passed for this product. */
async function age(id: number, days: number) {
  for (const [table, ...columns] of [
    ['product_price', 'since'],
    ['promotion', 'starts_at', 'ends_at'],
  ] as const) {
    const earlier = columns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(days => ${days})`,
    );
    await sql`
      update ${sql.table(table)}
      set ${sql.join(earlier)}
      where product_id = ${id}`.execute(shop.db);
  }
}
const price = (id: number, lei: number) =>
  inShop(shop.db, (changing) => changeProduct(changing, id, { input: { price: lei } }));

test('the lowest price of thirty days counts what held within them, promotions too, and nothing older', async () => {
  const { id } = small;
  expect(await lowestPrice(shop.db, id)).toBe(1250);
  await price(id, 8);
  await age(id, 10);
  await price(id, 20);
  expect(await lowestPrice(shop.db, id)).toBe(800);
  await age(id, 25);
  // The eight lei ended 25 days ago; they began 35 days ago.
  expect(await lowestPrice(shop.db, id)).toBe(800);
  await age(id, 10);
  expect(await lowestPrice(shop.db, id)).toBe(2000);
  const starts_at = new Date().toISOString();
  await inShop(shop.db, (changing) =>
    changeProduct(changing, id, { promotions: [{ price: 15, starts_at }] }),
  );
  expect(await lowestPrice(shop.db, id)).toBe(1500);
  expect(await lowestPrice(shop.db, 999_999)).toBeNull();
});

test('the newest entry of the price history is the price, though the clocks of two processes differ', async () => {
  const id = small.otherId;
  const newest = () =>
    shop.db
      .selectFrom('product_price')
      .select('price')
      .where('product_id', '=', id)
      .orderBy('since', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  // One process is ten seconds ahead of the other, which saves next, in the form and in the sheet.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  await price(id, 21);
  vi.useRealTimers();
  await price(id, 22);
  expect(await newest()).toEqual({ price: 2200 });
  const { version } = await shop.db
    .selectFrom('product')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await inShop(shop.db, (changing) => saveRows(changing, [{ id, version, price: 23 }], 'owner'));
  expect(await newest()).toEqual({ price: 2300 });
  await price(id, 12.5);
  expect(await newest()).toEqual({ price: 1250 });
});

test('what is ordered becomes popular, and less so with time', async () => {
  const { id, otherId } = small;
  const scores = async () =>
    Object.fromEntries(
      (await shop.db.selectFrom('product_popularity').selectAll().execute()).map(
        ({ product_id, score }) => [product_id, score],
      ),
    );
  await inShop(shop.db, (changing) =>
    moveStock(changing, [{ product_id: otherId, counted: 50, reason: 'count' }]),
  );
  const { token, user } = await shop.register();
  // In two lines of one order it is bought once.
  const line = { productId: otherId, quantity: 1, price: 12_50 };
  await addOrder(shop.db, { customerId: user.id, lines: [line, line] });
  for (const _ of [1, 2]) {
    const { status } = await shop.api('POST', '/orders/orders/', {
      token,
      body: {
        delivery_type: 'pickup',
        pay_method: 'cash',
        order_products: [{ id: otherId, price: 12.5, quantity: 1 }],
      },
    });
    expect(status).toBe(201);
  }
  await Promise.all([countPopularity(shop.db), countPopularity(shop.db)]);
  expect(await scores()).toEqual({ [id]: 0, [otherId]: expect.closeTo(3, 2) });
  await shop.changes.catchUp();
  const { json } = await shop.api('GET', '/products/items/?order_by=popular');
  expect(json.results[0].id).toBe(otherId);

  await sql`update popularity_count set counted_at = counted_at - interval '90 days'`.execute(
    shop.db,
  );
  await sql`update customer_order set created_at = created_at - interval '95 days'`.execute(
    shop.db,
  );
  await countPopularity(shop.db);
  expect((await scores())[otherId]).toBeCloseTo(1.5, 1);
});
