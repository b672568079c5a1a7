import { type Kysely, sql } from 'kysely';
import type { Names } from '../catalogue/names.ts';
import type { Tables } from '../database/tables.ts';
import { codesOf, describe } from './describe.ts';
import { readTexts } from './queries.ts';

const BATCH = 2_000;

/** Rewrites what search knows of the given products, or of all. */
export async function writeSearchRows(
  trx: Kysely<Tables>,
  names: Names,
  productIds?: number[],
): Promise<void> {
  await sql`
    delete from product_search
    where ${productIds === undefined ? sql`true` : sql`product_id = any(${productIds}::integer[])`}
  `.execute(trx);
  let after = 0;
  for (;;) {
    const products = await readTexts(trx, { productIds, after, limit: BATCH });
    const last = products.at(-1);
    if (!last) return;
    after = last.id;
    await sql`
      insert into product_search (product_id, document, codes)
      select product_id, document::tsvector, codes
      from unnest(
        ${products.map(({ id }) => id)}::integer[],
        ${products.map((product) => describe(product, names))}::text[],
        ${products.map(codesOf)}::text[]
      ) as described (product_id, document, codes)`.execute(trx);
  }
}
