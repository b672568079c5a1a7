import { sql } from 'kysely';
import type { ProductSelection } from '../../../../contract/editing/price-change.ts';
import type { SearchedCatalogue } from '../../search/searched-catalogue.ts';
import type { Shop } from '../../shop.ts';
import { findProducts } from '../find-products.ts';
import { allOf, hasWords, isInCategory } from '../for-staff/product-conditions.ts';
import type { Condition } from '../writing/bulk/stored-products.ts';

/** Which products are meant: a condition on the table product. */
export type Selected = {
  which: Condition;
  /** What the shop's search found, the best first; null: nobody asked for a text. */
  found: number[] | null;
};

/**
 * What is sold is found by the shop's search, the text taken as it stands: nothing is guessed, left
 * out or replaced by what stands near it, since all that is found may be changed. The others are in
 * no index: they must have every word of the text in a title or a code.
 */
export function selectedProducts(
  { catalogue }: Pick<Shop, 'catalogue'>,
  { category_id, brand_id, state, search }: ProductSelection,
): Selected {
  const found = search === '' ? null : foundBy(catalogue(), search);
  const conditions: Condition[] = [];
  if (category_id !== null) conditions.push(isInCategory(category_id));
  if (brand_id !== null) conditions.push(sql`brand_id = ${brand_id}`);
  if (state !== null) conditions.push(sql`product.state = ${state}`);
  if (found) {
    conditions.push(sql`(
      product.id = any(${found}::integer[])
      or (product.state <> 'active' and ${allOf(hasWords(search))})
    )`);
  }
  return { which: allOf(conditions), found };
}

function foundBy(catalogue: SearchedCatalogue, search: string): number[] {
  const everything = {
    category: null,
    from: 0,
    to: catalogue.categories.length,
    onPromotion: false,
    inStock: false,
    groups: [],
    price: null,
  };
  const all = { order: 'popular', offset: 0, limit: catalogue.index.rows.count } as const;
  const { ids, rows, text } = findProducts(catalogue, { ...everything, search, exact: true }, all);
  return ids.filter((_, at) => !text?.isEquivalent(rows[at] ?? -1));
}
