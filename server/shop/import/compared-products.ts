import { sql } from 'kysely';
import { type ImportOptions, type KeyField, keyFields } from '../../../contract/import/options.ts';
import type { Database } from '../../base/database/connect.ts';
import {
  amongIds,
  readProducts as readDescribed,
} from '../catalogue/writing/bulk/stored-products.ts';
import { readOpenPromotions } from '../pricing/open-promotions.ts';
import type { Facts } from './facts.ts';
import type { ComparedProduct, ProductKeys } from './judge-row.ts';
import type { Catalogue } from './judge-table.ts';
import { readPlaces } from './places.ts';
import { likenessOf } from './reading/likeness.ts';
import { keyName, type Survey } from './reading/survey-table.ts';

/** Products as the database has them at the moment. */
export async function openComparison(
  db: Database,
  profileId: number | null,
  { options, survey, facts }: { options: ImportOptions; survey: Survey; facts: Facts },
): Promise<Catalogue> {
  const { creates, writes } = options;
  const isDescribed = writes.includes('attributes') || writes.includes('details');
  const fields = keyFields.filter((field) => survey.header.columns.has(field));
  return {
    keys: await readKeys(db, profileId, fields),
    places: creates && (await readPlaces(db)),
    read: (ids) => readProducts(db, ids, isDescribed),
    now: await readClock(db),
    facts,
  };
}

const AT_ONCE = 10_000;

/** Of all products by these fields, and of the supplier's own codes. */
export async function readKeys(
  db: Database,
  profileId: number | null,
  fields: readonly KeyField[] = keyFields,
): Promise<ProductKeys> {
  const ids = new Map<string, number>();
  const likenesses = new Map<string, string>();
  for (let after = 0; ; ) {
    const products = await readCodes(db, after);
    for (const product of products) {
      for (const field of fields) {
        const value = field === 'supplier_code' ? null : product[field];
        if (value) ids.set(keyName(field, value), product.id);
      }
      likenesses.set(likenessOf(product.code), product.code);
      after = product.id;
    }
    if (products.length < AT_ONCE) break;
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

const readCodes = (db: Database, after: number) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'shop_code', 'ean'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

async function readProducts(db: Database, ids: number[], isDescribed: boolean) {
  const all = { attributes: true, files: true, links: true, details: true };
  const described = new Map(
    (isDescribed ? await readDescribed(db, amongIds(ids), all) : []).map((one) => [one.id, one]),
  );
  const { rows } = await sql<Omit<ComparedProduct, 'promotions' | 'described'>>`
    select
      product.id, product.version, product.price, product.unit, product.title_ro, product.title_ru,
      array[unit.title_ro, unit.title_ru] as unit_titles,
      coalesce(stock.on_hand, 0) as stock,
      product.state = 'archived' as is_archived,
      product.state = 'archived' and coalesce(
        (
          select undone.kind = 'import'
          from audit_entry
          left join batch on batch.id = audit_entry.batch_id
          left join batch as undone on undone.id = batch.undoes
          where audit_entry.entity = 'product'
            and audit_entry.entity_id = product.id::text
            and audit_entry.after ? 'state'
          order by audit_entry.id desc
          limit 1
        ),
        false
      ) as is_undone
    from product
    inner join unit on unit.key = product.unit
    left join stock on stock.product_id = product.id
    where product.id = any(${ids}::integer[])`.execute(db);
  const promotions = await readOpenPromotions(db, ids);
  return new Map(
    rows.map((product) => [
      product.id,
      {
        ...product,
        promotions: promotions.get(product.id) ?? [],
        described: described.get(product.id) ?? null,
      },
    ]),
  );
}

async function readClock(db: Database): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return (rows[0]?.now ?? new Date()).toISOString();
}
