import { sql } from 'kysely';
import type { NewProduct, ProductFields } from '../../../contract/editing/catalogue.ts';
import type { Mistakes } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';

/** Which of the ids, keys or files the table lacks. */
export async function unknownIn(
  trx: Trx,
  table: 'brand' | 'category' | 'attribute_value' | 'unit' | 'product' | 'media_file' | 'attribute',
  wanted: Iterable<number | string>,
): Promise<Set<number | string>> {
  const column = table === 'unit' ? 'key' : table === 'media_file' ? 'file' : 'id';
  const type = sql.raw(column === 'id' ? 'integer' : 'text');
  const list = [...new Set(wanted)];
  if (list.length === 0) return new Set();
  const { rows } = await sql<{ wanted: number | string }>`
    select wanted
    from unnest(${list}::${type}[]) as wanted
    where not exists (select from ${sql.table(table)} where ${sql.ref(column)} = wanted)`.execute(
    trx,
  );
  return new Set(rows.map((row) => row.wanted));
}

/** What the products refer to and the shop does not have, product by product. */
export async function unknownReferences(
  trx: Trx,
  products: (NewProduct | ProductFields)[],
): Promise<Mistakes[]> {
  const all = <T>(pick: (product: ProductFields) => T[] | undefined) =>
    products.flatMap((product) => pick(product) ?? []);
  const given = <T>(value: T | undefined) => (value === undefined ? [] : [value]);
  const brands = await unknownIn(
    trx,
    'brand',
    all(({ brand_id }) => given(brand_id)),
  );
  const categories = await unknownIn(
    trx,
    'category',
    all(({ category_id }) => given(category_id)),
  );
  const units = await unknownIn(
    trx,
    'unit',
    all(({ unit }) => given(unit)),
  );
  const values = await unknownIn(
    trx,
    'attribute_value',
    all(({ attributes }) => attributes),
  );
  const linked = await unknownIn(
    trx,
    'product',
    all(({ links }) => links?.map(({ id }) => id)),
  );
  const files = await unknownIn(
    trx,
    'media_file',
    all(({ pictures = [], documents = [] }) => [...pictures, ...documents].map(({ file }) => file)),
  );
  return products.map((product) => {
    const mistakes: Mistakes = {};
    const check = (field: string, isUnknown: boolean) => {
      if (isUnknown) mistakes[field] = ['EDIT.UNKNOWN'];
    };
    check('brand_id', product.brand_id !== undefined && brands.has(product.brand_id));
    check('category_id', product.category_id !== undefined && categories.has(product.category_id));
    check('unit', product.unit !== undefined && units.has(product.unit));
    check('attributes', product.attributes?.some((id) => values.has(id)) ?? false);
    check('links', product.links?.some(({ id }) => linked.has(id)) ?? false);
    check('pictures', product.pictures?.some(({ file }) => files.has(file)) ?? false);
    check('documents', product.documents?.some(({ file }) => files.has(file)) ?? false);
    return mistakes;
  });
}
