import { sql, type Transaction } from 'kysely';
import { cleanHtml } from '../server/content/sanitise-html.ts';
import type { Tables } from '../server/database/tables.ts';
import { type Ids, required, valueName } from './ids.ts';
import { insertRows } from './insert-rows.ts';
import type { ProductRecord } from './records.ts';

type Trx = Transaction<Tables>;
type Files = (drawing: string) => string;

/** Writes products with their attributes, pictures and stock, and notes their ids. */
export async function loadProducts(
  trx: Trx,
  records: ProductRecord[],
  ids: { categories: Ids; brands: Ids; values: Ids; products: Ids },
  fileOf: Files,
) {
  await insertRows(
    trx,
    'product',
    {
      slug: 'text',
      code: 'text',
      shop_code: 'text',
      ean: 'text',
      family: 'text',
      brand_id: 'integer',
      category_id: 'integer',
      unit: 'text',
      title_ro: 'text',
      title_ru: 'text',
      description_ro: 'text',
      description_ru: 'text',
      general_info_ro: 'text',
      general_info_ru: 'text',
      specifications: 'jsonb',
      price: 'integer',
      promotion_price: 'integer',
      warranty_months: 'integer',
      popularity: 'integer',
      created_at: 'timestamptz',
    },
    records.map((record) => ({
      slug: record.slug,
      code: record.code,
      shop_code: record.shopCode,
      ean: record.ean,
      family: record.family,
      brand_id: required(ids.brands, record.brand),
      category_id: required(ids.categories, record.category),
      unit: record.unit,
      title_ro: record.title.ro,
      title_ru: record.title.ru,
      description_ro: cleanOnce(record.description.ro),
      description_ru: cleanOnce(record.description.ru),
      general_info_ro: cleanOnce(record.generalInfo.ro),
      general_info_ru: cleanOnce(record.generalInfo.ru),
      specifications: JSON.stringify(
        record.specifications.map(({ label, value }) => ({
          label_ro: label.ro,
          label_ru: label.ru,
          value_ro: value.ro,
          value_ru: value.ru,
        })),
      ),
      price: record.price,
      promotion_price: record.promotionPrice,
      warranty_months: record.warrantyMonths,
      popularity: record.popularity,
      created_at: record.createdAt,
    })),
  );
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'code'])
    .where(
      'shop_code',
      'in',
      sql<string>`(select unnest(${records.map(({ shopCode }) => shopCode)}::text[]))`,
    )
    .execute();
  for (const { id, code } of rows) ids.products.set(code, id);
  const idOf = (record: ProductRecord) => required(ids.products, record.code);

  await insertRows(
    trx,
    'product_attribute',
    { product_id: 'integer', attribute_value_id: 'integer', position: 'integer' },
    records.flatMap((record) =>
      record.attributes.map((value, position) => ({
        product_id: idOf(record),
        attribute_value_id: required(ids.values, valueName(value)),
        position,
      })),
    ),
  );
  await insertRows(
    trx,
    'product_picture',
    { product_id: 'integer', position: 'integer', file: 'text', alt_ro: 'text', alt_ru: 'text' },
    records.flatMap((record) =>
      record.pictures.map(({ file, alt }, position) => ({
        product_id: idOf(record),
        position,
        file: fileOf(file),
        alt_ro: alt.ro,
        alt_ru: alt.ru,
      })),
    ),
  );
  await insertRows(
    trx,
    'stock',
    { product_id: 'integer', quantity: 'integer' },
    records.map((record) => ({ product_id: idOf(record), quantity: record.stock })),
  );
}

/** What is similar to a product or goes with it, once all of them are written. */
export async function loadLinks(trx: Trx, records: ProductRecord[], products: Ids) {
  const links = (record: ProductRecord, kind: 'similar' | 'accessory', codes: string[]) =>
    codes.map((code, position) => ({
      product_id: required(products, record.code),
      linked_id: required(products, code),
      kind,
      position,
    }));
  await insertRows(
    trx,
    'product_link',
    { product_id: 'integer', linked_id: 'integer', kind: 'text', position: 'integer' },
    records.flatMap((record) => [
      ...links(record, 'similar', record.similar),
      ...links(record, 'accessory', record.accessories),
    ]),
  );
}

const cleaned = new Map<string, string>();
/** Families share most of their sentences; each is cleaned once. */
function cleanOnce(html: string) {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html);
  if (cleaned.size < 10_000) cleaned.set(html, clean);
  return clean;
}
