import { sql } from 'kysely';
import type { ImportOptions } from '../../contract/import/options.ts';
import type { Database } from '../database/connect.ts';
import { inSlices } from '../pacing/in-slices.ts';
import type { HeldPromotion } from './judge-promotion.ts';
import type { ComparedProduct, ProductKeys } from './judge-row.ts';
import type { Catalogue } from './judge-table.ts';
import { readPlaces } from './places.ts';
import { likenessOf } from './reading/likeness.ts';
import { keyName } from './reading/survey-table.ts';

/** Products as the database has them at the moment. */
export async function openComparison(
  db: Database,
  profileId: number | null,
  { creates }: Pick<ImportOptions, 'creates'>,
): Promise<Catalogue> {
  return {
    keys: await readKeys(db, profileId),
    places: creates && (await readPlaces(db)),
    read: (ids) => readProducts(db, ids),
    now: await readClock(db),
  };
}

/** Of all products, and of the supplier's own codes. */
export async function readKeys(db: Database, profileId: number | null): Promise<ProductKeys> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'code', 'shop_code', 'ean'])
    .execute();
  const ids = new Map<string, number>();
  const likenesses = new Map<string, string>();
  const breathe = inSlices();
  for (const { id, code, shop_code, ean } of products) {
    await breathe();
    ids.set(keyName('code', code), id);
    likenesses.set(likenessOf(code), code);
    if (shop_code) ids.set(keyName('shop_code', shop_code), id);
    if (ean) ids.set(keyName('ean', ean), id);
  }
  if (profileId === null) return { ids, likenesses };
  const codes = await db
    .selectFrom('supplier_code')
    .select(['code', 'product_id'])
    .where('profile_id', '=', profileId)
    .execute();
  for (const { code, product_id } of codes) ids.set(keyName('supplier_code', code), product_id);
  return { ids, likenesses };
}

async function readProducts(db: Database, ids: number[]) {
  const { rows } = await sql<ComparedProduct>`
    select
      product.id, product.version, product.price, product.unit, product.title_ro, product.title_ru,
      array[unit.title_ro, unit.title_ru] as unit_titles,
      coalesce(stock.quantity, 0) as stock,
      (
        select coalesce(
          json_agg(
            json_build_object(
              'id', id, 'price', price, 'starts_at', starts_at, 'ends_at', ends_at
            )
            order by starts_at
          ),
          '[]'
        )
        from promotion
        where product_id = product.id
          and (ends_at is null or ends_at > now())
      ) as promotions
    from product
    inner join unit on unit.key = product.unit
    left join stock on stock.product_id = product.id
    where product.id = any(${ids}::integer[])`.execute(db);
  return new Map(
    rows.map((product) => [
      product.id,
      { ...product, promotions: product.promotions.map(withMoments) },
    ]),
  );
}

const withMoments = (promotion: HeldPromotion): HeldPromotion => ({
  ...promotion,
  starts_at: new Date(promotion.starts_at).toISOString(),
  ends_at: promotion.ends_at && new Date(promotion.ends_at).toISOString(),
});

async function readClock(db: Database): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return (rows[0]?.now ?? new Date()).toISOString();
}
