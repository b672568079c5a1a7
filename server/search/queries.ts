import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type ProductTexts = Awaited<ReturnType<typeof readTexts>>[number];

type Place = { category_id: number; id: number };

/**
 * What products are found by. In the order of categories: what one word finds lies side by side
 * then, on few pages.
 */
export const readTexts = (
  db: Kysely<Tables>,
  { productIds, after, limit }: { productIds?: number[]; after: Place; limit: number },
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
    .where(sql<boolean>`(category_id, id) > (${after.category_id}, ${after.id})`)
    .$if(productIds !== undefined, (query) =>
      query.where(sql<boolean>`id = any(${productIds}::integer[])`),
    )
    .orderBy('category_id')
    .orderBy('id')
    .limit(limit)
    .execute();
