import { sql } from 'kysely';
import type { Database, Trx } from '../../base/database/connect.ts';
import { promotionPriceNow, promotionPricesNow } from '../pricing/price-now.ts';
import { packedIntegers, unpackIntegers } from './packed-integers.ts';

/** The integers of one product, in this order. */
export const PRODUCT_CELLS = [
  'id',
  'category_id',
  'brand_id',
  'price',
  'is_promotion',
  'is_available',
  'score',
  'born',
  'texts',
  'saving',
] as const;

/** How a product is read for the index: the same for all of them and for one that changed. */
export const productCells = sql`
  product.id,
  product.category_id,
  product.brand_id,
  coalesce(running.price, product.price) as price,
  running.price is not null as is_promotion,
  coalesce(stock.for_sale, 0) > 0 as is_available,
  least(coalesce(product_popularity.score, 0) * 100, 2000000000)::integer as score,
  date_part('epoch', product.created_at)::integer as born,
  hashtext(concat_ws(e'\\x1f', title_ro, title_ru, code, shop_code, ean)) as texts,
  greatest(product.price - coalesce(running.price, product.price), 0) as saving`;

const countedProducts = sql`
  product
  left join stock on stock.product_id = product.id
  left join product_popularity on product_popularity.product_id = product.id`;

export const productSource = sql`
  ${countedProducts}
  left join lateral ${promotionPriceNow} as running on true`;

/** Of ids. */
export type Range = { after: number; upTo: number };

const manyProducts = ({ after, upTo }: Range) => sql`
  ${countedProducts}
  left join ${promotionPricesNow(
    sql`promotion.product_id > ${after} and promotion.product_id <= ${upTo}`,
  )} as running on running.product_id = product.id`;

/** When a promotion of the product next begins or ends. */
export const nextSwitch = sql`(
  select min(moment)
  from promotion
  cross join lateral (values (starts_at), (ends_at)) as moments (moment)
  where promotion.product_id = product.id
    and moment > now()
)`;

/** Every product that is sold, of these ids: what it is filtered and sorted by. */
export async function readProducts(trx: Trx, part: Range): Promise<Int32Array> {
  const cells = PRODUCT_CELLS.map((cell) => sql<number>`${sql.ref(cell)}::integer`);
  const { rows } = await sql<{ packed: Buffer | null }>`
    select ${packedIntegers(...cells)} as packed
    from (
      select ${productCells}
      from ${manyProducts(part)}
      where product.state = 'active'
        and product.id > ${part.after}
        and product.id <= ${part.upTo}
      order by product.id
    ) as sold`.execute(trx);
  return unpackIntegers(rows[0]?.packed);
}

/** Pairs of product and attribute value, in the order of the primary key. */
export async function readValues(trx: Trx, { after, upTo }: Range): Promise<Int32Array> {
  const { rows } = await sql<{ packed: Buffer | null }>`
    select ${packedIntegers(sql`product_id`, sql`attribute_value_id`)} as packed
    from (
      select product_id, attribute_value_id
      from product_attribute
      where product_id > ${after}
        and product_id <= ${upTo}
      order by product_id, attribute_value_id
    ) as valued`.execute(trx);
  return unpackIntegers(rows[0]?.packed);
}

/** Product, number of words, the words, and so on. */
export async function readTitleWords(trx: Trx, { after, upTo }: Range): Promise<Int32Array> {
  const { rows } = await sql<{ words: Buffer | null }>`
    select string_agg(int4send(product_id) || int4send(length(words) / 4) || words, '') as words
    from product_search
    where product_id > ${after}
      and product_id <= ${upTo}`.execute(trx);
  return unpackIntegers(rows[0]?.words);
}

/** Lines of `key productId`, sorted by their bytes. */
export async function readCodes(trx: Trx): Promise<Uint8Array> {
  const { rows } = await sql<{ codes: Buffer | null }>`
    select convert_to(string_agg(line, e'\\n' order by line collate "C"), 'UTF8') as codes
    from (
      select unnest(codes) || ' ' || product_id as line
      from product_search
    ) as listed`.execute(trx);
  // A copy of its own can be handed over to another thread.
  return new Uint8Array(rows[0]?.codes ?? []);
}

export const readWords = (trx: Trx) =>
  trx.selectFrom('search_word').select(['id', 'word']).orderBy('id').execute();

export async function readVersion(trx: Database | Trx): Promise<number> {
  const { version } = await trx
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function readMaxId(trx: Trx): Promise<number> {
  const { id } = await trx
    .selectFrom('product')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Products whose promotions begin or end by the clock, and when they next do. */
export async function readSwitches(trx: Trx): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select product_id as id, min(moment) as at
    from promotion
    cross join lateral (values (starts_at), (ends_at)) as moments (moment)
    where moment > now()
    group by product_id`.execute(trx);
  return rows;
}
