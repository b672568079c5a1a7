import { type InferResult, sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { Tables } from '../../base/database/tables.ts';
import { selectCards } from './card-queries.ts';

type StoredDocument = Pick<Tables['product_document'], 'kind' | 'title_ro' | 'title_ru' | 'file'>;

const documents = sql<StoredDocument[]>`(
  select coalesce(json_agg(document), '[]')
  from (
    select kind, title_ro, title_ru, file
    from product_document
    where product_id = product.id
    order by position
  ) as document
)`;

export type ProductRow = InferResult<ReturnType<typeof productBySlug>>[number];

/** With drafts for those who look at what is not yet sold. */
export const productBySlug = (db: Database, slug: string, { withDrafts = false } = {}) =>
  selectCards(db, { pictures: null, withDrafts })
    .modifyFront(asPrepared('product by slug'))
    .select([
      'product.shop_code',
      'product.ean',
      'product.specifications',
      'product.description_ro',
      'product.description_ru',
      'product.general_info_ro',
      'product.general_info_ru',
      'product.warranty_months',
    ])
    .select(documents.as('documents'))
    .where('product.slug', '=', slug);

/** Cards of what the product's page leads to, in its order. */
export const linkedBySlug = (db: Database, slug: string) =>
  selectCards(db, { pictures: 1 })
    .modifyFront(asPrepared('linked cards by slug'))
    .innerJoin('product_link', 'product_link.linked_id', 'product.id')
    .innerJoin('product as shown', 'shown.id', 'product_link.product_id')
    .select('product_link.kind')
    .where('shown.slug', '=', slug)
    .where(sql<boolean>`product.state = 'active'`)
    .orderBy('product_link.position');
