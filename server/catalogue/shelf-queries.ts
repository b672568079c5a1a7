import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { packedIntegers, unpackIntegers } from './packed-integers.ts';

/** The integers of one product, in this order. */
export const PRODUCT_CELLS = [
  'id',
  'category_id',
  'brand_id',
  'price',
  'is_promotion',
  'is_stocked',
  'popular',
  'new',
  'cheap',
  'expensive',
] as const;

/** Every product: what it is filtered by, and its place in each order, from 1. */
export async function readShelfProducts(db: Database): Promise<Int32Array> {
  const cells = PRODUCT_CELLS.map((cell) => sql<number>`${sql.ref(cell)}::integer`);
  const { rows } = await sql<{ packed: Buffer | null }>`
    select ${packedIntegers(...cells)} as packed
    from (
      select
        id,
        category_id,
        brand_id,
        paid.price,
        promotion_price is not null as is_promotion,
        stock.product_id is not null as is_stocked,
        row_number() over (order by popularity desc, id) as popular,
        row_number() over (order by created_at desc, id) as new,
        row_number() over (order by paid.price, id) as cheap,
        row_number() over (order by paid.price desc, id) as expensive
      from product
      cross join lateral (select coalesce(promotion_price, product.price) as price) as paid
      left join stock on stock.product_id = id
    ) as shelved`.execute(db);
  return unpackIntegers(rows[0]?.packed);
}

/** Pairs of product and attribute value. */
export async function readShelfValues(db: Database): Promise<Int32Array> {
  const { rows } = await sql<{ packed: Buffer | null }>`
    select ${packedIntegers(sql`product_id`, sql`attribute_value_id`)} as packed
    from product_attribute`.execute(db);
  return unpackIntegers(rows[0]?.packed);
}

/** Reads the index stock_none. `among`: ask of these products alone, when they are few. */
export async function readSoldOut(db: Database, among?: number[]): Promise<Int32Array> {
  const { rows } = await sql<{ packed: Buffer | null }>`
    select ${packedIntegers(sql`product_id`)} as packed
    from stock
    where quantity = 0
    ${among ? sql`and product_id = any(${among}::integer[])` : sql``}`.execute(db);
  return unpackIntegers(rows[0]?.packed);
}
