import { sql } from 'kysely';
import type { ProductState, SortOption } from '../../../contract/constants.ts';
import type { Database } from '../../database/connect.ts';
import { productCells, productSource } from '../../product-index/base-queries.ts';
import type { SearchedCatalogue } from '../../search/searched-catalogue.ts';
import { allOf, conditionsOf, type Wanted } from './product-conditions.ts';

/** What listings never show: few beside what is sold, and found in the database. */
export type UnlistedState = Exclude<ProductState, 'active'>;

/** Relies on product_unlisted. */
export async function countUnlisted(db: Database, wanted: Wanted, catalogue: SearchedCatalogue) {
  const { rows } = await sql<{ state: UnlistedState; count: number }>`
    select state, count(*)
    from product
    where state <> 'active'
      and ${allOf(conditionsOf(wanted, catalogue))}
    group by state`.execute(db);
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return { draft: counted.get('draft') ?? 0, archived: counted.get('archived') ?? 0 };
}

/** Smaller first, by the same figures that the index sorts by. */
const keys = {
  new: { key: sql`-born`, order: sql`product.created_at desc` },
  popular: { key: sql`-score`, order: sql`score desc` },
  cheap: { key: sql`price`, order: sql`price` },
  expensive: { key: sql`-price`, order: sql`price desc` },
} satisfies Record<SortOption, object>;

/** The first ones in the order, each with what it is sorted by. */
export async function findUnlisted(
  db: Database,
  wanted: Wanted,
  {
    catalogue,
    states,
    order,
    limit,
  }: { catalogue: SearchedCatalogue; states: UnlistedState[]; order: SortOption; limit: number },
): Promise<{ id: number; key: number }[]> {
  if (states.length === 0) return [];
  const { key, order: byOrder } = keys[order];
  const { rows } = await sql<{ id: number; key: number }>`
    select id, ${key} as key
    from (
      select ${productCells}
      from ${productSource}
      where product.state <> 'active'
        and product.state = any(${states}::text[])
        and ${allOf(conditionsOf(wanted, catalogue))}
      order by ${byOrder}, product.id
      limit ${limit}
    ) as unlisted`.execute(db);
  return rows;
}
