import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import { textOf } from '../../reference/text.ts';
import { searchProducts } from '../../search/search-products.ts';
import type { Shop } from '../../shop.ts';

/** Each is a search of its own; what is decided makes room for the next ones. */
const MOST = 25;

/**
 * Where the product stands that the shop's own search finds by the title: a proposal, which people
 * take up or not.
 */
export async function categoriesLike(
  { db, catalogue: current }: Pick<Shop, 'db' | 'catalogue'>,
  titles: { id: number; title: string }[],
  locale: Locale,
): Promise<Map<number, { id: number; title: string }>> {
  const catalogue = current();
  const nearest = titles.slice(0, MOST).flatMap(({ id, title }) => {
    const [product] = catalogue.index.mostRelevant(searchProducts(catalogue, title, false), 1);
    return product === undefined ? [] : [{ id, product }];
  });
  if (nearest.length === 0) return new Map();
  const { rows } = await sql<{ product: number; id: number; title_ro: string; title_ru: string }>`
    select product.id as product, category.id, category.title_ro, category.title_ru
    from product
    inner join category on category.id = product.category_id
    where product.id = any(${nearest.map(({ product }) => product)}::integer[])`.execute(db);
  const byProduct = new Map(rows.map((row) => [row.product, row]));
  return new Map(
    nearest.flatMap(({ id, product }) => {
      const found = byProduct.get(product);
      if (!found) return [];
      return [[id, { id: found.id, title: textOf(found.title_ro, found.title_ru)[locale] }]];
    }),
  );
}
