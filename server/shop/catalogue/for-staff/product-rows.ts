import { sql } from 'kysely';
import { toLei } from '../../../../contract/money.ts';
import type { ProductRow } from '../../../../contract/staff/catalogue/product-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { promotionPriceNow } from '../../pricing/price-now.ts';
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
    .map(({ brand_id, brand_title, category_id, category_ro, category_ru, ...of }) => {
      const { unit, unit_ro, unit_ru, ...row } = of;
      return {
        ...row,
        brand: { id: brand_id, title: brand_title },
        category: { id: category_id, title_ro: category_ro, title_ru: category_ru },
        unit: { key: unit, title_ro: unit_ro, title_ru: unit_ru },
        price: toLei(row.price),
        promotion_price: row.promotion_price === null ? null : toLei(row.promotion_price),
        on_hand: row.on_hand ?? 0,
        stock: row.stock ?? 0,
        updated_at: row.updated_at.toISOString(),
      };
    });
}
