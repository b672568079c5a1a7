import { sql } from 'kysely';
import type { Locale } from '../../contract/locale.ts';
import type { LowProduct } from '../../contract/staff/today.ts';
import { textOf } from '../reference/text.ts';
import type { Shop } from '../shop.ts';

type Row = {
  id: number;
  code: string;
  title_ro: string;
  title_ru: string;
  unit: string;
  stock: number;
  low_stock: number;
  total: number;
};

type Page = { limit: number; offset?: number };

/**
 * Products that are sold and of which little is left, the most asked for first. What is little says
 * the product, or the nearest category above it that says so, or the setting. No stock above the
 * highest of these limits is looked at.
 */
export async function listLowStock(
  { db, settings, catalogue }: Pick<Shop, 'db' | 'settings' | 'catalogue'>,
  { limit, offset = 0 }: Page,
  locale: Locale,
): Promise<{ total: number; results: LowProduct[] }> {
  const usual = settings().low_stock_default;
  const { rows } = await sql<Row>`
    with category_limit as materialized (
      select
        category.id,
        coalesce((
          select above.low_stock
          from unnest(category.path) with ordinality as step (id, place)
          inner join category as above on above.id = step.id
          where above.low_stock is not null
          order by place desc
          limit 1
        ), ${usual}) as low_stock
      from category
    )
    select
      product.id,
      code,
      title_ro,
      title_ru,
      unit,
      stock.quantity as stock,
      coalesce(product.low_stock, category_limit.low_stock) as low_stock,
      count(*) over () as total
    from stock
    inner join product on product.id = stock.product_id
    inner join category_limit on category_limit.id = product.category_id
    left join product_popularity on product_popularity.product_id = product.id
    where stock.quantity <= greatest(
        (select max(low_stock) from category_limit),
        (select max(low_stock) from product where low_stock is not null)
      )
      and stock.quantity <= coalesce(product.low_stock, category_limit.low_stock)
      and product.state = 'active'
    order by score desc nulls last, product.id
    limit ${limit}
    offset ${offset}`.execute(db);
  const { unitByKey } = catalogue();
  return {
    total: rows[0]?.total ?? 0,
    results: rows.map(({ title_ro, title_ru, unit, total: _, ...row }) => ({
      ...row,
      title: textOf(title_ro, title_ru)[locale],
      units: unitByKey.get(unit)?.title[locale] ?? unit,
    })),
  };
}
