import { type Kysely, sql } from 'kysely';
import type { Names } from '../catalogue/names.ts';
import type { Tables } from '../database/tables.ts';
import { codesOf, describer } from './describe.ts';
import { readTexts } from './queries.ts';

const BATCH = 2_000;

/**
 * Rewrites what search knows of the given products, or of all. Always in the same order, so that of
 * two writers one waits for the other.
 */
export async function writeSearchRows(
  trx: Kysely<Tables>,
  names: Names,
  productIds?: number[],
): Promise<void> {
  const describe = describer(names);
  let after = { category_id: 0, id: 0 };
  for (;;) {
    const products = await readTexts(trx, { productIds, after, limit: BATCH });
    const last = products.at(-1);
    if (!last) return;
    after = last;
    await sql`
      insert into product_search (product_id, document, codes)
      select product_id, document::tsvector, codes
      from unnest(
        ${products.map(({ id }) => id)}::integer[],
        ${products.map(describe)}::text[],
        ${products.map(codesOf)}::text[]
      ) as described (product_id, document, codes)
      on conflict (product_id) do update
      set document = excluded.document, codes = excluded.codes
      where product_search.document <> excluded.document
        or product_search.codes <> excluded.codes`.execute(trx);
  }
}
