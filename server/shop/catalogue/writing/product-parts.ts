import { sql } from 'kysely';
import type { NewProduct } from '../../../../contract/editing/catalogue.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { insertRows } from '../../../base/database/insert-rows.ts';

/** What a product has several of, each kind in a table of its own. */
export const partNames = ['attributes', 'pictures', 'documents', 'links'] as const;
export type PartName = (typeof partNames)[number];
export type Parts = Pick<NewProduct, PartName>;

/** Of one product, as its form has them. */
export async function readParts(trx: Database | Trx, productId: number): Promise<Parts> {
  const { rows } = await sql<Parts>`
    select
      array(
        select attribute_value_id
        from product_attribute
        where product_id = ${productId}
        order by position
      ) as attributes,
      (
        select coalesce(json_agg(json_build_object(
          'file', file, 'alt_ro', alt_ro, 'alt_ru', alt_ru
        ) order by position), '[]')
        from product_picture
        where product_id = ${productId}
      ) as pictures,
      (
        select coalesce(json_agg(json_build_object(
          'kind', kind, 'title_ro', title_ro, 'title_ru', title_ru, 'file', file
        ) order by position), '[]')
        from product_document
        where product_id = ${productId}
      ) as documents,
      (
        select coalesce(json_agg(json_build_object(
          'kind', kind, 'id', linked_id
        ) order by kind, position), '[]')
        from product_link
        where product_id = ${productId}
      ) as links`.execute(trx);
  return rows[0] ?? { attributes: [], pictures: [], documents: [], links: [] };
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
