import { type RawBuilder, sql } from 'kysely';
import type { NewProduct } from '../../../../contract/editing/catalogue.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { insertRows } from '../../../base/database/insert-rows.ts';

/** What a product has several of, each kind in a table of its own. */
export const partNames = ['attributes', 'pictures', 'documents', 'links'] as const;
export type PartName = (typeof partNames)[number];
export type Parts = Pick<NewProduct, PartName>;

export const noParts: Parts = { attributes: [], pictures: [], documents: [], links: [] };

/** As a form has them. Needs `wanted`, with the id of the product. */
const selected: Record<PartName, RawBuilder<unknown>> = {
  attributes: sql`array(
    select attribute_value_id
    from product_attribute
    where product_id = wanted.id
    order by position
  )`,
  pictures: sql`(
    select coalesce(json_agg(json_build_object(
      'file', file, 'alt_ro', alt_ro, 'alt_ru', alt_ru
    ) order by position), '[]')
    from product_picture
    where product_id = wanted.id
  )`,
  documents: sql`(
    select coalesce(json_agg(json_build_object(
      'kind', kind, 'title_ro', title_ro, 'title_ru', title_ru, 'file', file
    ) order by position), '[]')
    from product_document
    where product_id = wanted.id
  )`,
  links: sql`(
    select coalesce(json_agg(json_build_object(
      'kind', kind, 'id', linked_id
    ) order by kind, position), '[]')
    from product_link
    where product_id = wanted.id
  )`,
};

/** By product, the parts that are asked for; the others are empty. */
export async function readParts(
  db: Database,
  ids: number[],
  names: readonly PartName[] = partNames,
): Promise<Map<number, Parts>> {
  if (names.length === 0) return new Map();
  const columns = names.map((name) => sql`${selected[name]} as ${sql.ref(name)}`);
  const { rows } = await sql<{ id: number } & Parts>`
    select wanted.id, ${sql.join(columns)}
    from unnest(${ids}::integer[]) as wanted (id)`.execute(db);
  return new Map(rows.map(({ id, ...parts }) => [id, { ...noParts, ...parts }]));
}

const tables = {
  attributes: 'product_attribute',
  pictures: 'product_picture',
  documents: 'product_document',
  links: 'product_link',
} as const;

export const deletePart = (trx: Trx, productIds: number[], part: PartName) =>
  sql`
    delete from ${sql.table(tables[part])}
    where product_id = any(${productIds}::integer[])`.execute(trx);

/** Of products that have none of these yet. */
export async function insertParts(trx: Trx, products: ({ id: number } & Partial<Parts>)[]) {
  const rowsOf = <Name extends PartName, R>(name: Name, row: (item: Parts[Name][number]) => R) =>
    products.flatMap(({ id, [name]: items }) =>
      // TypeScript knows no item of a list that is one of several.
      ((items ?? []) as Parts[Name][number][]).map((item, position) => ({
        product_id: id,
        position,
        ...row(item),
      })),
    );
  const place = { product_id: 'integer', position: 'integer' } as const;
  await insertRows(
    trx,
    tables.attributes,
    { ...place, attribute_value_id: 'integer' },
    rowsOf('attributes', (attribute_value_id) => ({ attribute_value_id })),
  );
  await insertRows(
    trx,
    tables.pictures,
    { ...place, file: 'text', alt_ro: 'text', alt_ru: 'text' },
    rowsOf('pictures', (picture) => picture),
  );
  await insertRows(
    trx,
    tables.documents,
    { ...place, kind: 'text', title_ro: 'text', title_ru: 'text', file: 'text' },
    rowsOf('documents', (document) => document),
  );
  await insertRows(
    trx,
    tables.links,
    { ...place, linked_id: 'integer', kind: 'text' },
    rowsOf('links', ({ kind, id }) => ({ kind, linked_id: id })),
  );
}
