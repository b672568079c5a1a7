import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listLowStock as listing } from '../../../contract/staff/operations/today.ts';
import type { LowProduct } from '../../../contract/staff/today.ts';
import { numbersOf, pageOf, USUAL_PAGE } from '../../base/database/page-of.ts';
import { type Column, exportOf, type Page } from '../../base/exports/export-list.ts';
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
  score: number;
  total: number;
};

/**
 * Products that are sold and of which little is left, the most asked for first. What is little says
 * the product, or the nearest category above it that says so, or the setting. No stock above the
 * highest of these limits is looked at.
 */
export async function listLowStock(
  { db, settings, catalogue }: Pick<Shop, 'db' | 'settings' | 'catalogue'>,
  { limit = USUAL_PAGE, before }: Page<string>,
  locale: Locale,
): Promise<AnswerOf<typeof listing>> {
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
    ), low as (
      select
        product.id,
        code,
        title_ro,
        title_ru,
        unit,
        stock.for_sale as stock,
        coalesce(product.low_stock, category_limit.low_stock) as low_stock,
        least(coalesce(score, 0) * 100, 2000000000)::integer as score
      from stock
      inner join product on product.id = stock.product_id
      inner join category_limit on category_limit.id = product.category_id
      left join product_popularity on product_popularity.product_id = product.id
      where stock.for_sale <= greatest(
          (select max(low_stock) from category_limit),
          (select max(low_stock) from product where low_stock is not null)
        )
        and stock.for_sale <= coalesce(product.low_stock, category_limit.low_stock)
        and product.state = 'active'
    )
    select *, (select count(*) from low) as total
    from low
    where ${before === undefined ? sql`true` : after(before)}
    order by score desc, id
    limit ${limit + 1}`.execute(db);
  const { unitByKey } = catalogue();
  const { results, next } = pageOf(rows, limit, ({ score, id }) => `${-score}_${id}`);
  return {
    total: rows[0]?.total ?? 0,
    next,
    results: results.map(({ title_ro, title_ru, unit, total: _, score: __, ...row }) => ({
      ...row,
      title: textOf(title_ro, title_ru)[locale],
      units: unitByKey.get(unit)?.title[locale] ?? unit,
    })),
  };
}

function after(cursor: string) {
  const { key, id } = numbersOf(cursor);
  return sql`(-score, id) > (${key}::bigint, ${id}::bigint)`;
}

const columns: Column<LowProduct>[] = [
  ['Produsul', 'Товар', ({ title }) => title],
  ['Cod', 'Код', ({ code }) => code],
  ['De vânzare', 'К продаже', ({ stock }) => stock],
  ['Unitatea', 'Единица', ({ units }) => units],
  ['Limita', 'Порог', ({ low_stock }) => low_stock],
];

/** All of them, as a table. */
export const exportLowStock = exportOf(
  'low stock',
  columns,
  (shop: Shop, page: Page<string>, { locale }) => listLowStock(shop, page, locale),
);
