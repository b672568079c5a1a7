import { sql, type Transaction } from 'kysely';
import type { Tables } from '../server/database/tables.ts';
import type { Catalogue } from './catalogue/make-catalogue.ts';
import { type Ids, required, valueName } from './ids.ts';
import { insertRows } from './insert-rows.ts';
import { loadLinks, loadProducts } from './load-products.ts';
import type { AttributeValueRecord, CategoryRecord } from './records.ts';

type Trx = Transaction<Tables>;
type Files = (drawing: string) => string;

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
