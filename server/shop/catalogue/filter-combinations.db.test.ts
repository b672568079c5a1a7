import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ProductList } from '../../../contract/shapes/listing.ts';
import { demoShop } from '../../testing/demo-shop.ts';
import { promotionPriceNow } from '../pricing/price-now.ts';

const shop = await demoShop();
const { token } = shop;

test('any combination of filters lists exactly what the tables say', async () => {
  const catalogue = shop.shop.catalogue();
  const some = <T>(values: T[], max: number): fc.Arbitrary<T[]> =>
    fc.oneof(fc.constant<T[]>([]), fc.subarray(values, { minLength: 1, maxLength: max }));
  // The largest values make combinations that often leave something.
  const brands = catalogue.brands.toSorted((a, b) => b.products - a.products).slice(0, 12);
  const values = ['section_mm2', 'cores', 'colour', 'in_a', 'ip', 'poles'].flatMap((attribute) =>
    [...catalogue.valueByName.values()].filter((value) => value.attribute.key === attribute),
  );
  const wish = fc.record({
    category: fc.option(fc.constantFrom(...catalogue.categories), { freq: 3 }),
    categories: some(catalogue.categories, 3),
    brands: some(brands, 4),
    values: some(values, 6),
    price: fc.option(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 900 }))),
    inStock: fc.boolean(),
    onPromotion: fc.boolean(),
  });
  const types = ['category', 'subcategory', 'subsubcategory', 'subsubsubcategory'];

  await fc.assert(
    fc.asyncProperty(wish, async (wanted) => {
      const { category } = wanted;
      const query = new URLSearchParams({
        ...(category && { parent_type: types[category.level - 1], parent_slug: category.slug }),
        ...(wanted.brands.length && { brands_id: wanted.brands.map(({ id }) => id).join() }),
        ...(wanted.categories.length && {
          category_id__in: `[${wanted.categories.map(({ id }) => id)}]`,
        }),
        ...(wanted.values.length && {
          attributes: wanted.values.map(({ name }) => name).join('~'),
        }),
        ...(wanted.price && { price__gte: `${wanted.price[0]}`, price__lte: `${wanted.price[1]}` }),
        is_stock: `${wanted.inStock}`,
        is_promotion: `${wanted.onPromotion}`,
      });

      const conditions: RawBuilder<unknown>[] = [sql`true`];
      if (category) conditions.push(sql`${category.id} = any(category.path)`);
      if (wanted.brands.length) {
        conditions.push(sql`brand_id = any(${wanted.brands.map(({ id }) => id)})`);
      }
      if (wanted.categories.length) {
        conditions.push(sql`category.path && ${wanted.categories.map(({ id }) => id)}::integer[]`);
      }
      for (const same of Map.groupBy(wanted.values, ({ attribute }) => attribute).values()) {
        conditions.push(sql`exists (
          select from product_attribute
          where product_id = product.id
            and attribute_value_id = any(${same.map(({ id }) => id)})
        )`);
      }
      if (wanted.price) {
        conditions.push(
          sql`coalesce(${promotionPriceNow}, price) between ${wanted.price[0] * 100}::integer and ${wanted.price[1] * 100}::integer`,
        );
      }
      if (wanted.inStock) conditions.push(sql`stock.for_sale > 0`);
      if (wanted.onPromotion) conditions.push(sql`${promotionPriceNow} is not null`);
      const { rows } = await sql<{ id: number }>`
        select product.id
        from product
        join category on category.id = category_id
        join stock on stock.product_id = product.id
        join product_popularity on product_popularity.product_id = product.id
        where ${sql.join(conditions, sql` and `)}
        order by score desc, product.id`.execute(shop.db);

      const { json } = await shop.api('GET', `/products/items/?${query}`, { token });
      const { total, results }: ProductList = json;
      expect(total, `${query}`).toBe(rows.length);
      expect(results.map(({ id }) => id)).toEqual(rows.slice(0, 24).map(({ id }) => id));
    }),
    { numRuns: 150 },
  );
});
