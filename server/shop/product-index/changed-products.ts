import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import { nextSwitch, productCells, productSource } from './base-queries.ts';
import { unpackIntegers } from './packed-integers.ts';
import type { ProductFigures } from './product-rows.ts';

/** One product as the index follows it. */
export type ChangedProduct = ProductFigures & {
  category_id: number;
  brand_id: number;
  values: number[];
  /** `number * 2 + 1` for the head of a title. */
  words: Int32Array;
  codes: string[];
  switches_at: Date | null;
};

/** Those of the given products that are sold; the others are gone. */
export async function readChangedProducts(db: Database, ids: number[]): Promise<ChangedProduct[]> {
  // Planning it takes longer than running it, and an import asks it thousands of times.
  const { rows } = await sql<Omit<ChangedProduct, 'words'> & { words: Buffer | null }>`
    select ${asPrepared('changed products')}
      ${productCells},
      array(
        select attribute_value_id
        from product_attribute
        where product_id = product.id
        order by attribute_value_id
      ) as values,
      product_search.words,
      coalesce(product_search.codes, '{}') as codes,
      ${nextSwitch} as switches_at
    from ${productSource}
    left join product_search on product_search.product_id = product.id
    where product.state = 'active'
      and product.id = any(${ids}::integer[])`.execute(db);
  return rows.map((row) => ({ ...row, words: unpackIntegers(row.words) }));
}

/** The texts of words by their numbers. */
export const readWordTexts = (db: Database, numbers: number[]) =>
  db
    .selectFrom('search_word')
    .select(['id', 'word'])
    .where(sql<boolean>`id = any(${numbers}::integer[])`)
    .execute();
