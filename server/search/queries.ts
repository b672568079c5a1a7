import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type ProductTexts = Awaited<ReturnType<typeof readTexts>>[number];

/** What a product is found by, in the order of ids. */
export const readTexts = (
  db: Kysely<Tables>,
  { productIds, after, limit }: { productIds?: number[]; after: number; limit: number },
) =>
  db
    .selectFrom('product')
    .select(['id', 'brand_id', 'category_id', 'title_ro', 'title_ru', 'code', 'shop_code', 'ean'])
    .select(
      sql<number[]>`array(
        select attribute_value_id
        from product_attribute
        where product_id = product.id
        order by position
      )`.as('value_ids'),
    )
    .where('id', '>', after)
    .$if(productIds !== undefined, (query) =>
      query.where(sql<boolean>`id = any(${productIds}::integer[])`),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
