import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { asPrepared } from '../database/prepared.ts';
import { selectCards } from './card-queries.ts';

export const readProductRow = (db: Database, slug: string) =>
  selectCards(db, { pictures: null })
    .modifyFront(asPrepared('product by slug'))
    .select([
      'product.shop_code',
      'product.ean',
      'product.specifications',
      'product.description_ro',
      'product.description_ru',
      'product.general_info_ro',
      'product.general_info_ru',
      'product.warranty_months',
    ])
    .where('product.slug', '=', slug)
    .executeTakeFirst();

/** Cards of what the product's page leads to, in its order. */
export const readLinkedRows = (db: Database, slug: string) =>
  selectCards(db, { pictures: 1 })
    .modifyFront(asPrepared('linked cards by slug'))
    .innerJoin('product_link', 'product_link.linked_id', 'product.id')
    .innerJoin('product as shown', 'shown.id', 'product_link.product_id')
    .select('product_link.kind')
    .where('shown.slug', '=', slug)
    .orderBy('product_link.position')
    .execute();

/** The largest discounts, in proportion; what is in stock comes first. */
export async function findBestDiscounts(db: Database, limit: number): Promise<number[]> {
  // Each half is read off product_discount in order, so that no more than a few rows are seen.
  const half = (isInStock: boolean) => sql`
    select
      id,
      ${isInStock} as in_stock,
      (price - promotion_price)::float8 / price as share
    from product
    left join stock on product_id = id
    where promotion_price is not null
      and (coalesce(quantity, 0) > 0) = ${isInStock}
    order by (price - promotion_price)::float8 / price desc, id
    limit ${limit}`;
  const { rows } = await sql<{ id: number }>`
    select id
    from ((${half(true)}) union all (${half(false)})) as best
    order by in_stock desc, share desc, id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
