import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import { toLei } from '../../../contract/money.ts';
import type { Trx } from '../../base/database/connect.ts';
import type { Conflict } from './compare-with-seen.ts';

type Row = {
  id: number;
  price: number;
  title: string;
  successor_slug: string | null;
  successor_title: string | null;
};

/**
 * Which of the products are archived, each with what took its place: the first one in stock, or else
 * the first. Null where one of them is none a customer ever saw. Whoever knows nothing of the code
 * sees products of which none are left.
 */
export async function noLongerSold(
  trx: Trx,
  productIds: number[],
  locale: Locale,
): Promise<Conflict | null> {
  const title = sql.ref(`title_${locale}`);
  const { rows } = await sql<Row>`
    select product.id, product.price, product.${title} as title,
      successor.slug as successor_slug, successor.${title} as successor_title
    from product
    left join lateral (
      select linked.slug, linked.title_ro, linked.title_ru
      from product_link
      inner join product as linked on linked.id = product_link.linked_id
      left join stock on stock.product_id = linked.id
      where product_link.product_id = product.id
        and product_link.kind = 'successor'
        and linked.state = 'active'
      order by coalesce(stock.for_sale, 0) > 0 desc, product_link.position
      limit 1
    ) as successor on true
    where product.id = any(${productIds}::integer[])
      and product.state = 'archived'
    order by product.id`.execute(trx);
  if (rows.length < new Set(productIds).size) return null;
  return {
    code: 'no-longer-sold',
    products: rows.map((row) => ({
      id: row.id,
      title: row.title,
      price: toLei(row.price),
      promotion_price: null,
      is_promotion: false,
      stock: 0,
      is_archived: true,
      successor:
        row.successor_slug === null
          ? null
          : { slug: row.successor_slug, title: row.successor_title ?? '' },
    })),
    delivery_fee: null,
  };
}
