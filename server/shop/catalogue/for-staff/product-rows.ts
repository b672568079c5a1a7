import { sql } from 'kysely';
import { toLei } from '../../../../contract/money.ts';
import type { ProductRow } from '../../../../contract/staff/catalogue/product-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { promotionPriceNow } from '../../reference/promotion-now.ts';
import { lacksRussian } from './product-conditions.ts';

export const firstPicture = sql<string | null>`(
  select file
  from product_picture
  where product_picture.product_id = product.id
  order by position
  limit 1
)`;

/** The given products as they are now, in the given order; one that is gone is left out. */
export async function readProductRows(db: Database, ids: number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.version',
      'product.slug',
      'product.code',
      'product.shop_code',
      'product.ean',
      'product.title_ro',
      'product.title_ru',
      'product.state',
      'product.price',
      'product.updated_at',
      'brand.id as brand_id',
      'brand.title as brand_title',
      'category.id as category_id',
      'category.title_ro as category_ro',
      'category.title_ru as category_ru',
      'unit.key as unit',
      'unit.title_ro as unit_ro',
      'unit.title_ru as unit_ru',
      'stock.on_hand',
      'stock.for_sale as stock',
    ])
    .select([
      promotionPriceNow.as('promotion_price'),
      firstPicture.as('picture'),
      lacksRussian.as('lacks_russian'),
    ])
    .where(sql<boolean>`product.id = any(${ids}::integer[])`)
    .execute();
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return rows
    .toSorted((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0))
    .map((row) => ({
      id: row.id,
      version: row.version,
      slug: row.slug,
      code: row.code,
      shop_code: row.shop_code,
      ean: row.ean,
      title_ro: row.title_ro,
      title_ru: row.title_ru,
      state: row.state,
      brand: { id: row.brand_id, title: row.brand_title },
      category: { id: row.category_id, title_ro: row.category_ro, title_ru: row.category_ru },
      unit: { key: row.unit, title_ro: row.unit_ro, title_ru: row.unit_ru },
      price: toLei(row.price),
      promotion_price: row.promotion_price === null ? null : toLei(row.promotion_price),
      on_hand: row.on_hand ?? 0,
      stock: row.stock ?? 0,
      picture: row.picture,
      lacks_russian: row.lacks_russian,
      updated_at: row.updated_at.toISOString(),
    }));
}
