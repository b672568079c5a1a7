import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { uniqueName } from '../../../testing/unique-name.ts';
import { openShop } from '../../open-shop.ts';
import { inShop } from '../../testing/in-shop.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';
import { createProduct } from '../catalogue/writing/create-products.ts';
import { readBase } from '../product-index/base.ts';
import { openChangingShop } from './changing-shop.fixture.ts';
import { followChanges } from './follow-changes.ts';

const setup = openChangingShop();

test('the catalogue is read in a thread of its own as on this one', async () => {
  const beside = await openShop(setup.shop.db, setup.shop.shop.config, {
    databaseUrl: setup.shop.url,
  });
  onTestFinished(beside.changes.stop);
  await setup.shop.changes.readAll();
  const { rows: read, codes: readCodes } = beside.shop.catalogue().index;
  const { rows, codes } = setup.shop.shop.catalogue().index;
  expect(read.count).toBe(rows.count);
  expect(read.ids).toEqual(rows.ids);
  expect(read.facets).toEqual(rows.facets);
  expect(read.orders).toEqual(rows.orders);
  expect(readCodes.lines.equals(codes.lines)).toBe(true);
  expect(readCodes.starts).toEqual(codes.starts);
});

test('a reading that breaks off before its end leaves the catalogue as it is, and is begun again', async () => {
  const { db } = setup.shop;
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = Promise.reject(new Error('the connection is lost'));
  broken.catch(() => {});
  let readings = 0;
  const changes = await followChanges({
    db,
    async load() {
      readings += 1;
      const { base, codes } = await readBase(db);
      await codes;
      if (readings === 3) expect(changes.catalogue()).toBe(first);
      return { base, codes: readings === 2 ? broken : codes };
    },
    onChange() {},
  });
  onTestFinished(changes.stop);
  const first = changes.catalogue();
  await changes.readAll();
  expect(readings).toBe(3);
  expect(errors).toHaveBeenCalledOnce();
  expect(changes.catalogue()).not.toBe(first);
  expect(changes.catalogue().index.rows.ids).toEqual(first.index.rows.ids);
});

/** What listings, filters and search answer, as somebody asks. */
const QUERIES = [
  'order_by=cheap',
  'order_by=expensive',
  'order_by=new',
  'order_by=popular',
  'is_stock=true',
  'is_promotion=true',
  'parent_type=category&parent_slug=cabluri-si-conductoare&order_by=cheap',
  'parent_type=category&parent_slug=cabluri-si-conductoare&is_stock=true&attributes=cores:3',
  'search=cablu',
  'search=automat%20c16',
  'search=3x2.5&order_by=expensive',
  'search=patchword',
];

async function everything() {
  const answers = [];
  for (const query of QUERIES) {
    answers.push(await setup.list(query));
    const filters = await setup.shop.api('GET', `/categories/categories-filter/?${query}`, {
      token: setup.token,
    });
    answers.push(filters.json);
  }
  answers.push((await setup.shop.api('GET', '/brands/items/')).json);
  answers.push((await setup.shop.api('GET', '/categories/all-categories/')).json);
  return withoutCounts(answers);
}

/**
 * Whether there is any of a product turns at once; how many there are is as old as the answer may
 * be that is kept.
 */
const withoutCounts = (answers: unknown[]): unknown =>
  JSON.parse(JSON.stringify(answers), (key, value) => (key === 'stock' ? value > 0 : value));

type Step =
  | { kind: 'edit'; at: number; input: object }
  | { kind: 'count'; at: number; counted: number }
  | { kind: 'promote'; at: number; share: number }
  | { kind: 'create'; copy: number };

test('after any changes the index answers as one read anew', async () => {
  const some = await setup.shop.db
    .selectFrom('product')
    .selectAll()
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(40)
    .execute();
  const categories = [...new Set(some.map(({ category_id }) => category_id))];
  const values = await setup.shop.db.selectFrom('attribute_value').select('id').limit(50).execute();
  const at = fc.nat(some.length - 1);
  const change = fc.oneof(
    fc.record({ price: fc.integer({ min: 1, max: 90_000 }).map((bani) => bani / 100) }),
    fc.record({ state: fc.constantFrom('draft', 'active', 'active', 'archived') }),
    fc.record({ category_id: fc.constantFrom(...categories) }),
    fc.record({ title_ro: fc.constantFrom('Patchword unu', 'Cablu patchword', 'Automat C16') }),
    fc.record({
      attributes: fc.uniqueArray(fc.constantFrom(...values.map(({ id }) => id)), { maxLength: 6 }),
    }),
  );
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), at, input: change }),
    fc.record({ kind: fc.constant('count' as const), at, counted: fc.nat(3) }),
    fc.record({ kind: fc.constant('promote' as const), at, share: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant('create' as const), copy: at }),
  );

  async function take(taken: Step) {
    const product = some[taken.kind === 'create' ? taken.copy : taken.at];
    if (!product) return;
    await inShop(setup.shop.db, async (changing) => {
      if (taken.kind === 'edit') {
        const promotions = 'price' in taken.input ? [] : undefined;
        await changeProduct(changing, product.id, { input: taken.input, promotions });
      }
      if (taken.kind === 'count') {
        await moveStock(changing, [
          { product_id: product.id, counted: taken.counted, reason: 'count' },
        ]);
      }
      if (taken.kind === 'promote') {
        // Whatever others have made of its price, the promotion is below it.
        const running = { price: 10 * taken.share, starts_at: new Date().toISOString() };
        const promotions = taken.share ? [running] : [];
        await changeProduct(changing, product.id, { input: { price: 100 }, promotions });
      }
      if (taken.kind === 'create') {
        const name = uniqueName('patchword');
        await createProduct(changing, {
          slug: name,
          code: name.toUpperCase(),
          brand_id: product.brand_id,
          category_id: product.category_id,
          unit: product.unit,
          title_ro: `Patchword ${name} 3x2.5`,
          price: 12.5,
          state: 'active',
        });
      }
    });
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      // Answers are kept from now on.
      await everything();
      for (const one of steps) await take(one);
      await setup.shop.changes.catchUp();
      const followed = await everything();
      await setup.shop.changes.readAll();
      expect(followed).toEqual(await everything());
    }),
    { numRuns: 6 },
  );
});
