import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export type CardRow = Awaited<ReturnType<typeof readCardRows>>[number];
type StoredPicture = { file: string; alt_ro: string; alt_ru: string };

/** The columns of a card; the gallery of a card is its first picture. */
export const readCardRows = (db: Database, productIds: number[]) =>
  selectCards(db, { pictures: 1 })
    .where(sql<boolean>`product.id = any(${productIds}::integer[])`)
    .execute();

export const selectCards = (db: Database, { pictures }: { pictures: number | null }) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.slug',
      'product.title_ro',
      'product.title_ru',
      'product.code',
      'product.price',
      'product.promotion_price',
      'product.brand_id',
      'brand.slug as brand_slug',
      'brand.title as brand_title',
      'product.category_id',
      'category.title_ro as category_title_ro',
      'category.title_ru as category_title_ru',
      'unit.title_ro as unit_ro',
      'unit.title_ru as unit_ru',
    ])
    .select([
      sql<number>`coalesce(stock.quantity, 0)`.as('stock'),
      categorySlugs.as('category_slugs'),
      valueIds.as('value_ids'),
      picturesOf(pictures).as('pictures'),
    ]);

const categorySlugs = sql<string[]>`array(
  select step.slug
  from category as step
  where step.id = any(category.path)
  order by step.level
)`;

const valueIds = sql<number[]>`array(
  select attribute_value_id
  from product_attribute
  where product_id = product.id
  order by position
)`;

const picturesOf = (limit: number | null): RawBuilder<StoredPicture[]> => sql`array(
  select json_build_object('file', file, 'alt_ro', alt_ro, 'alt_ru', alt_ru)
  from product_picture
  where product_id = product.id
  order by position
  limit ${limit}
)`;
