import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { Database } from '../../base/database/connect.ts';
import { pricesNow } from '../pricing/price-now.ts';
import { type Category, withDescendants } from '../reference/categories.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';

/**
 * The categories of a list in the order of the tree, each named with everything beneath it, or all
 * there are; null where one of them does not exist.
 */
export function sectionsOf(
  { categories, categoryById }: SearchedCatalogue,
  ids: number[] = [],
): Category[] | null {
  if (ids.length === 0) return categories;
  const named = ids.map((id) => categoryById.get(id));
  const wanted = new Set(named.flatMap((category) => (category ? withDescendants(category) : [])));
  return named.includes(undefined) ? null : categories.filter((one) => wanted.has(one));
}

/** How many products are sold in them. */
export async function countSold(db: Database, sections: Category[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from product
    where state = 'active'
      and category_id = any(${sections.map(({ id }) => id)}::integer[])`.execute(db);
  return rows[0]?.count ?? 0;
}

const AT_ONCE = 500;

/** What is sold, category by category and by name, some at a time. */
export async function* soldIn(db: Database, sections: Category[], locale: Locale) {
  for (const category of sections) {
    let after: PricedProduct | undefined;
    do {
      const products = await readSold(db, category.id, locale, after);
      if (products.length > 0) yield { category, products };
      after = products.length === AT_ONCE ? products.at(-1) : undefined;
    } while (after);
  }
}

/** A product as a price list has it; prices are bani, or as they were agreed. */
type PricedProduct = Awaited<ReturnType<typeof readSold>>[number];

function readSold(
  db: Database,
  categoryId: number,
  locale: Locale,
  after: { title: string; id: number } | undefined,
) {
  const title =
    locale === 'ru'
      ? sql<string>`coalesce(nullif(product.title_ru, ''), product.title_ro)`
      : sql<string>`product.title_ro`;
  return db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.slug',
      'product.code',
      title.as('title'),
      'product.brand_id',
      'product.unit',
      sql<number>`coalesce(stock.for_sale, 0)`.as('stock'),
    ])
    .select(pricesNow)
    .where('product.category_id', '=', categoryId)
    .where('product.state', '=', 'active')
    .$if(after !== undefined, (sold) =>
      sold.where(sql<boolean>`(${title}, product.id) > (${after?.title}, ${after?.id})`),
    )
    .orderBy(title)
    .orderBy('product.id')
    .limit(AT_ONCE)
    .execute();
}
