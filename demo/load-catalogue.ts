import { sql, type Transaction } from 'kysely';
import { cleanHtml } from '../server/content/sanitise-html.ts';
import type { Tables } from '../server/database/tables.ts';
import type { Catalogue } from './catalogue/make-catalogue.ts';
import { insertRows } from './insert-rows.ts';
import type { AttributeValueRecord, CategoryRecord, ProductRecord } from './records.ts';

type Trx = Transaction<Tables>;
type Files = (drawing: string) => string;
type Ids = Map<string, number>;

/** Writes units, categories, brands, attributes and products; `done` hears of each part written. */
export async function loadCatalogue(
  trx: Trx,
  catalogue: Catalogue,
  fileOf: Files,
  done: (products: number) => void,
) {
  await loadUnits(trx, catalogue);
  const categories = await loadCategories(trx, catalogue.categories);
  const brands = await loadBrands(trx, catalogue, fileOf);
  const values = await loadAttributes(trx, catalogue, categories);
  const PART = 2_500;
  const products: Ids = new Map();
  for (let start = 0; start < catalogue.products.length; start += PART) {
    const part = catalogue.products.slice(start, start + PART);
    await loadProducts(trx, part, { categories, brands, values, products }, fileOf);
    done(part.length);
  }
  await loadLinks(trx, catalogue.products, products);
}

const loadUnits = (trx: Trx, { units }: Catalogue) =>
  insertRows(
    trx,
    'unit',
    { key: 'text', title_ro: 'text', title_ru: 'text' },
    units.map(({ key, title }) => ({ key, title_ro: title.ro, title_ru: title.ru })),
  );

async function loadCategories(trx: Trx, categories: CategoryRecord[]): Promise<Ids> {
  const ids: Ids = new Map();
  const paths = new Map<string, number[]>();
  for (const category of categories.toSorted((a, b) => a.level - b.level)) {
    const parentPath = category.parent === null ? [] : (paths.get(category.parent) ?? []);
    const { id } = await trx
      .insertInto('category')
      .values({
        parent_id: parentPath.at(-1) ?? null,
        level: category.level,
        // The id is not known before the row is; filled in right after.
        path: [...parentPath, 0],
        slug: category.slug,
        title_ro: category.title.ro,
        title_ru: category.title.ru,
        description_ro: category.description.ro,
        description_ru: category.description.ru,
        icon: category.icon,
        position: category.position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(category.key, id);
    paths.set(category.key, [...parentPath, id]);
  }
  await sql`update category set path = path[1:level - 1] || id`.execute(trx);
  return ids;
}

async function loadBrands(trx: Trx, { brands }: Catalogue, fileOf: Files): Promise<Ids> {
  await insertRows(
    trx,
    'brand',
    {
      slug: 'text',
      title: 'text',
      logo: 'text',
      description_ro: 'text',
      description_ru: 'text',
      position: 'integer',
    },
    brands.map((brand) => ({
      slug: brand.slug,
      title: brand.title,
      logo: fileOf(`brand~${brand.title}~`),
      description_ro: brand.description.ro,
      description_ru: brand.description.ru,
      position: brand.position,
    })),
  );
  const slugs = await readIds(trx, 'brand', 'slug');
  return new Map(brands.map((brand) => [brand.key, required(slugs, brand.slug)]));
}

async function loadAttributes(trx: Trx, catalogue: Catalogue, categories: Ids): Promise<Ids> {
  await insertRows(
    trx,
    'attribute',
    { key: 'text', title_ro: 'text', title_ru: 'text', kind: 'text', position: 'integer' },
    catalogue.attributes.map(({ key, title, kind, position }) => ({
      key,
      title_ro: title.ro,
      title_ru: title.ru,
      kind,
      position,
    })),
  );
  const attributes = await readIds(trx, 'attribute', 'key');
  const order = catalogue.categories.flatMap((category) =>
    category.attributes.map((attribute, position) => ({
      category_id: required(categories, category.key),
      attribute_id: required(attributes, attribute),
      position,
    })),
  );
  await insertRows(
    trx,
    'category_attribute',
    { category_id: 'integer', attribute_id: 'integer', position: 'integer' },
    order,
  );
  const values = new Map<string, AttributeValueRecord>();
  for (const product of catalogue.products) {
    for (const value of product.attributes) values.set(valueName(value), value);
  }
  await insertRows(
    trx,
    'attribute_value',
    {
      attribute_id: 'integer',
      key: 'text',
      number: 'double precision',
      label_ro: 'text',
      label_ru: 'text',
    },
    [...values.values()].map(({ attribute, value, number, label }) => ({
      attribute_id: required(attributes, attribute),
      key: value,
      number,
      label_ro: label.ro,
      label_ru: label.ru,
    })),
  );
  const rows = await trx
    .selectFrom('attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
    .select(['attribute_value.id', 'attribute_value.key', 'attribute.key as attribute'])
    .execute();
  return new Map(rows.map(({ id, attribute, key }) => [valueName({ attribute, value: key }), id]));
}

const valueName = ({ attribute, value }: { attribute: string; value: string }) =>
  `${attribute}:${value}`;

async function loadProducts(
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

async function loadLinks(trx: Trx, records: ProductRecord[], products: Ids) {
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

async function readIds(
  trx: Trx,
  table: 'brand' | 'attribute',
  column: 'slug' | 'key',
): Promise<Ids> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(column)} as name
    from ${sql.table(table)}`.execute(trx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function required(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo catalogue names ${key}, which it does not have`);
  return id;
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
