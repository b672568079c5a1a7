import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListingOrder, listingOrders } from '../../../contract/constants.ts';
import { type ListingQuery, parentType } from '../../../contract/shapes/parameters.ts';
import type { Database } from '../../base/database/connect.ts';
import { inShop } from '../../testing/in-shop.ts';
import { promotionPriceNow } from '../pricing/price-now.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import { findProducts } from './find-products.ts';
import { selectionOf } from './selection.ts';
import { moveStock } from './stock/move-stock.ts';
import { changeProduct, deleteProduct } from './writing/change-product.ts';

/** Whatever answers listings, filters and search, on a database with the demo catalogue. */
type Engine = {
  db: Database;
  catalogue: () => SearchedCatalogue;
  /** Settles once it knows of everything that is committed. */
  catchUp: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

type Asked = Omit<ListingQuery, 'page' | 'order_by'>;
type Page = { order?: ListingOrder; offset?: number; limit?: number };

const SOME = 24;

/**
 * What everybody relies on who asks the catalogue, whichever engine stands behind it: that it answers
 * as the tables would, at once and after every change.
 */
export function describeEngine(name: string, open: () => Promise<Engine>) {
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    /** As a customer asks, who sees prices. */
    function find(asked: Asked, { order = 'popular', offset = 0, limit = SOME }: Page = {}) {
      const catalogue = engine.catalogue();
      const by = { catalogue, viewer: { kind: 'customer' } } as const;
      const wanted = selectionOf({ ...asked, page: 1 }, by);
      if (!wanted) throw new Error('No such category.');
      return findProducts(catalogue, wanted, { order, offset, limit });
    }

    const everyId = (asked: Asked) => find(asked, { limit: 1_000_000 }).ids;

    test('any combination of filters lists exactly what the tables say, in every order', async () => {
      await fc.assert(
        fc.asyncProperty(
          wishes(engine.catalogue()),
          fc.constantFrom(...listingOrders),
          async (asked, order) => {
            const truth = await fromTables(engine, asked, order);
            const { ids, total } = find(asked, { order });
            expect(total, JSON.stringify(asked)).toBe(truth.length);
            expect(ids, order).toEqual(truth.slice(0, SOME));
          },
        ),
        { numRuns: 150 },
      );
    });

    test('an option is counted as if it were chosen alone in its group, beside the other groups', () => {
      const { facets } = engine.catalogue();
      fc.assert(
        fc.property(wishes(engine.catalogue()), texts, fc.nat(), (wish, search, pick) => {
          const asked = { ...wish, search };
          const { counts } = find(asked);
          const facet = facets.all[pick % facets.all.length];
          if (facet?.kind === 'brand') {
            expect(find({ ...asked, brands_id: [facet.brand.id] }).total).toBe(counts[facet.id]);
          } else if (facet?.kind === 'category') {
            const alone = { ...asked, category_id__in: [facet.category.id] };
            expect(find(alone).total).toBe(counts[facet.id]);
          } else if (facet) {
            const ofGroup = `${facet.value.attribute.key}:`;
            const others = (asked.attributes ?? []).filter((one) => !one.startsWith(ofGroup));
            const alone = { ...asked, attributes: [...others, facet.value.name] };
            expect(find(alone).total).toBe(counts[facet.id]);
          }
        }),
        { numRuns: 500 },
      );
    });

    test('products are counted by their category, and each counts once', () => {
      fc.assert(
        fc.property(wishes(engine.catalogue()), (asked) => {
          const { byCategory, total } = find(asked);
          expect(byCategory.reduce((sum, count) => sum + count, 0)).toBe(total);
        }),
      );
    });

    test('the lowest and the highest price are told, the bounds asked for left aside', async () => {
      await fc.assert(
        fc.asyncProperty(wishes(engine.catalogue()), async (asked) => {
          const { price__gte: _, price__lte: __, ...unbounded } = asked;
          const paid = await pricesInTables(engine, unbounded);
          expect(find(asked).price).toEqual(
            paid.length === 0 ? null : { min: Math.min(...paid), max: Math.max(...paid) },
          );
        }),
        { numRuns: 50 },
      );
    });

    test.each(listingOrders)('pages in the order %s hold each product once', (order) => {
      const [category] = engine.catalogue().categories;
      const asked = { parent_type: 'category', parent_slug: category?.slug } as const;
      const { total } = find(asked);
      const ids: number[] = [];
      for (let offset = 0; offset < total; offset += SOME) {
        const page = find(asked, { order, offset });
        expect(page.total).toBe(total);
        ids.push(...page.ids);
      }
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
      expect(find(asked, { order, offset: total }).ids).toEqual([]);
    });

    test.each(['cablu nym', 'priza dubla', 'автомат 16А'])(
      'filters take away from what %s finds, and change nothing of its order',
      async (search) => {
        const found = everyId({ search });
        expect(found.length).toBeGreaterThan(3);
        expect(new Set(found).size).toBe(found.length);
        const cheap: Asked = { is_stock: true, price__lte: 50 };
        const truth = new Set(await fromTables(engine, cheap));
        const kept = everyId({ search, ...cheap });
        expect(kept).toEqual(found.filter((id) => truth.has(id)));
        expect(kept.length).toBeLessThan(found.length);
      },
    );

    test('a code finds its product first, a word that nobody wrote nothing', async () => {
      const { id, code } = await aProduct(engine);
      expect(everyId({ search: code })[0]).toBe(id);
      const nothing = find({ search: 'Zgomotoscop', exact: true });
      expect(nothing).toMatchObject({ total: 0, ids: [], price: null });
      expect(nothing.counts.every((count) => count === 0)).toBe(true);
    });

    test('what is bought most is what is popular, as far as somebody bought it', async () => {
      const rows = await engine.db
        .selectFrom('product_popularity')
        .innerJoin('product', 'product.id', 'product_id')
        .select('product_id as id')
        .where('state', '=', 'active')
        .where('score', '>', 0)
        .orderBy('score', 'desc')
        .orderBy('product_id')
        .limit(12)
        .execute();
      expect(engine.catalogue().index.mostBought(12)).toEqual(rows.map(({ id }) => id));
    });

    test('every change is followed: to price, brand, name, stock and state, and to nothing left', async () => {
      const ids = everyId({}).slice(0, 6);
      const [dear = 0, moved = 0, named = 0, archived = 0, soldOut = 0, gone = 0] = ids;
      const [brand] = engine.catalogue().brands.toSorted((a, b) => a.products - b.products);
      await inShop(engine.db, async (changing) => {
        await changeProduct(changing, dear, { input: { price: 987_654 }, promotions: [] });
        await changeProduct(changing, moved, { input: { brand_id: brand?.id } });
        await changeProduct(changing, named, { input: { title_ro: 'Zgomotoscop rar' } });
        await changeProduct(changing, archived, { input: { state: 'archived' } });
        await moveStock(changing, [{ product_id: soldOut, counted: 0, reason: 'count' }]);
        await changeProduct(changing, gone, { input: { state: 'draft' } });
        await deleteProduct(changing, gone);
      });
      await engine.catchUp();

      expect(find({}, { order: 'expensive' }).ids[0]).toBe(dear);
      expect(everyId({ brands_id: [brand?.id ?? 0] })).toContain(moved);
      expect(everyId({ search: 'zgomotoscop', exact: true })).toEqual([named]);
      expect(everyId({}).filter((id) => id === archived || id === gone)).toEqual([]);
      expect(everyId({ is_stock: true })).not.toContain(soldOut);
      await fc.assert(
        fc.asyncProperty(wishes(engine.catalogue()), async (asked) => {
          const truth = await fromTables(engine, asked);
          const { ids, total } = find(asked);
          expect(total, JSON.stringify(asked)).toBe(truth.length);
          expect(ids).toEqual(truth.slice(0, SOME));
        }),
        { numRuns: 50 },
      );
    });
  });
}

/** What somebody asks for: any filters, mostly such that often leave something. */
function wishes({ brands, categories, valueByName }: SearchedCatalogue): fc.Arbitrary<Asked> {
  const some = <T>(values: T[], max: number): fc.Arbitrary<T[] | undefined> =>
    fc.option(fc.subarray(values, { minLength: 1, maxLength: max }), { nil: undefined, freq: 1 });
  const largest = brands.toSorted((a, b) => b.products - a.products).slice(0, 12);
  const values = ['section_mm2', 'cores', 'colour', 'in_a', 'ip', 'poles'].flatMap((attribute) =>
    [...valueByName.values()].filter((value) => value.attribute.key === attribute),
  );
  const lei = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined, freq: 1 });
  return fc
    .record({
      category: fc.option(fc.constantFrom(...categories), { freq: 3 }),
      category_id__in: some(
        categories.map(({ id }) => id),
        3,
      ),
      brands_id: some(
        largest.map(({ id }) => id),
        4,
      ),
      attributes: some(
        values.map((value) => value.name),
        6,
      ),
      price__gte: lei(400),
      price__lte: lei(900),
      is_stock: fc.boolean(),
      is_promotion: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
    })
    .map(({ category, ...asked }) => ({
      ...asked,
      ...(category && {
        parent_type: parentType.options[category.level - 1],
        parent_slug: category.slug,
      }),
    })) as fc.Arbitrary<Asked>;
}

const texts = fc.option(fc.constantFrom('cablu', 'priza', 'led', 'iek'), { nil: undefined });

const paid = sql<number>`coalesce(${promotionPriceNow}, price)`;
const saved = sql<number>`(price - ${paid})`;

const orders: Record<ListingOrder, RawBuilder<unknown>> = {
  popular: sql`score desc`,
  new: sql`product.created_at desc`,
  cheap: sql`${paid}`,
  expensive: sql`${paid} desc`,
  saving: sql`${saved} desc, case when ${saved} > 0 then 0 else score end desc`,
};

/** The ids of what is asked for, as the tables have it. */
async function fromTables(engine: Engine, asked: Asked, order: ListingOrder = 'popular') {
  const { rows } = await sql<{ id: number }>`
    select product.id
    from product
    inner join category on category.id = category_id
    inner join stock on stock.product_id = product.id
    inner join product_popularity on product_popularity.product_id = product.id
    where ${conditionsOf(engine, asked)}
    order by ${orders[order]}, product.id`.execute(engine.db);
  return rows.map(({ id }) => id);
}

async function pricesInTables(engine: Engine, asked: Asked) {
  const { rows } = await sql<{ paid: number }>`
    select ${paid} as paid
    from product
    inner join category on category.id = category_id
    inner join stock on stock.product_id = product.id
    where ${conditionsOf(engine, asked)}`.execute(engine.db);
  return rows.map((row) => row.paid);
}

function conditionsOf(engine: Engine, asked: Asked) {
  const { categoryByName, valueByName } = engine.catalogue();
  const conditions: RawBuilder<unknown>[] = [sql`state = 'active'`];
  if (asked.parent_slug) {
    const level = parentType.options.indexOf(asked.parent_type ?? 'category') + 1;
    const id = categoryByName.get(`${level}/${asked.parent_slug}`)?.id ?? 0;
    conditions.push(sql`${id} = any(category.path)`);
  }
  if (asked.brands_id) conditions.push(sql`brand_id = any(${asked.brands_id}::integer[])`);
  if (asked.category_id__in) {
    conditions.push(sql`category.path && ${asked.category_id__in}::integer[]`);
  }
  const values = (asked.attributes ?? []).flatMap((name) => valueByName.get(name) ?? []);
  for (const same of Map.groupBy(values, ({ attribute }) => attribute).values()) {
    conditions.push(sql`exists (
      select
      from product_attribute
      where product_id = product.id
        and attribute_value_id = any(${same.map(({ id }) => id)}::integer[])
    )`);
  }
  const { price__gte: least, price__lte: most } = asked;
  if (least !== undefined) conditions.push(sql`${paid} >= ${least * 100}::integer`);
  if (most !== undefined) conditions.push(sql`${paid} <= ${most * 100}::integer`);
  if (asked.is_stock) conditions.push(sql`stock.for_sale > 0`);
  if (asked.is_promotion) conditions.push(sql`${promotionPriceNow} is not null`);
  return sql.join(conditions, sql` and `);
}

const aProduct = ({ db }: Engine) =>
  db
    .selectFrom('product')
    .select(['id', 'code'])
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
