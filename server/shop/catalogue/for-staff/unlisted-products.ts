import { sql } from 'kysely';
import type { ProductState, SortOption } from '../../../../contract/constants.ts';
import type { Database } from '../../../base/database/connect.ts';
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
  new: sql`-born`,
  popular: sql`-score`,
  cheap: sql`price`,
  expensive: sql`-price`,
} satisfies Record<SortOption, object>;

type Range = {
  catalogue: SearchedCatalogue;
  states: UnlistedState[];
  order: SortOption;
  limit: number;
  /** Where a text says the order of what is sold: how many of these have been shown. */
  offset: number;
  /** Otherwise: what they come after. */
  after: { key: number; id: number } | undefined;
};

/** Some of them in the order, each with what it is sorted by. */
export async function findUnlisted(
  db: Database,
  wanted: Wanted,
  { catalogue, states, order, limit, offset, after }: Range,
): Promise<{ id: number; key: number }[]> {
  if (states.length === 0) return [];
  const { rows } = await sql<{ id: number; key: number }>`
    select id, key
    from (
      select id, ${keys[order]} as key
      from (
        select ${productCells}
        from ${productSource}
        where product.state <> 'active'
          and product.state = any(${states}::text[])
          and ${allOf(conditionsOf(wanted, catalogue))}
      ) as unlisted
    ) as keyed
    where ${after ? sql`(key, id) > (${after.key}::bigint, ${after.id}::bigint)` : sql`true`}
    order by key, id
    limit ${limit}
    offset ${offset}`.execute(db);
  return rows;
}
