import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { valueIds } from '../../shop/catalogue/card-queries.ts';
import { pricesNow } from '../../shop/pricing/price-now.ts';

const AT_ONCE = 500;
/** As many as either kind of feed takes. */
const MOST_PICTURES = 10;

/** A product as feeds tell of it; prices are bani. */
export type FeedProduct = Awaited<ReturnType<typeof readFeedProducts>>[number];

/** Everything that is sold, some at a time. */
export async function* feedProducts(db: Database): AsyncGenerator<FeedProduct[]> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const products: FeedProduct[] = await readFeedProducts(db, after);
    if (products.length > 0) yield products;
    after = products.length < AT_ONCE ? undefined : products.at(-1)?.id;
  }
}

const readFeedProducts = (db: Database, after: number) =>
  db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.slug',
      'product.code',
      'product.ean',
      'product.title_ro',
      'product.title_ru',
      'product.description_ro',
      'product.description_ru',
      'product.brand_id',
      'product.category_id',
    ])
    .select(pricesNow)
    .select([
      sql<number>`coalesce(stock.for_sale, 0)`.as('stock'),
      sql<string[]>`array(
        select file
        from product_picture
        where product_picture.product_id = product.id
        order by position
        limit ${MOST_PICTURES}
      )`.as('pictures'),
      valueIds.as('value_ids'),
    ])
    .where('product.state', '=', 'active')
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(AT_ONCE)
    .execute();

/**
 * By which a feed is known to be the same as before: the catalogue as it was last changed, and the
 * last promotion that began or ended by the clock.
 */
export async function feedVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(
      ' ',
      catalogue_version.version,
      (select max(starts_at) from promotion where starts_at <= now()),
      (select max(ends_at) from promotion where ends_at <= now())
    ) as version
    from catalogue_version`.execute(db);
  return rows[0]?.version ?? '';
}
