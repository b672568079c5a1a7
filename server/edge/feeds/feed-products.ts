import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { promotionPriceNow } from '../../shop/reference/promotion-now.ts';

/** A product as feeds tell of it; prices are bani. */
export type FeedProduct = {
  id: number;
  slug: string;
  code: string;
  ean: string | null;
  title_ro: string;
  title_ru: string;
  description_ro: string;
  description_ru: string;
  brand_id: number;
  category_id: number;
  price: number;
  promotion_price: number | null;
  stock: number;
  pictures: string[];
  value_ids: number[];
};

const AT_ONCE = 500;
/** As many as either kind of feed takes. */
const MOST_PICTURES = 10;

/** Everything that is sold, some at a time. */
export async function* feedProducts(db: Database): AsyncGenerator<FeedProduct[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<FeedProduct>`
      select
        product.id,
        product.slug,
        product.code,
        product.ean,
        product.title_ro,
        product.title_ru,
        product.description_ro,
        product.description_ru,
        product.brand_id,
        product.category_id,
        product.price,
        ${promotionPriceNow} as promotion_price,
        coalesce(stock.for_sale, 0) as stock,
        array(
          select file
          from product_picture
          where product_picture.product_id = product.id
          order by position
          limit ${MOST_PICTURES}
        ) as pictures,
        array(
          select attribute_value_id
          from product_attribute
          where product_attribute.product_id = product.id
          order by position
        ) as value_ids
      from product
      left join stock on stock.product_id = product.id
      where product.state = 'active'
        and product.id > ${after}
      order by product.id
      limit ${AT_ONCE}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

/**
 * By which a feed is known to be the same as before: the catalogue as it was last changed, and the
 * last promotion that began or ended by the clock.
 */
export async function feedVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(
      ' ',
      catalogue_version.version,
      (select max(starts_at) from promotion where starts_at <= now()),
      (select max(ends_at) from promotion where ends_at <= now())
    ) as version
    from catalogue_version`.execute(db);
  return rows[0]?.version ?? '';
}
