import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared, asReckoned } from '../../base/database/prepared.ts';
import { pricesNow } from '../pricing/price-now.ts';

export type CardRow = InferResult<ReturnType<typeof cardsById>>[number];
type StoredPicture = { file: string; alt_ro: string; alt_ru: string };

/** The gallery of a card is its first picture. */
export const readCardRows = (db: Database, productIds: number[]) =>
  cardsById(db, productIds).execute();

const cardsById = (db: Database, productIds: number[]) =>
  selectCards(db, { pictures: 1 })
    .modifyFront(asPrepared('cards by id'))
    .where(sql<boolean>`product.id = any(${asReckoned(productIds)}::integer[])`);

/**
 * What a card shows of a product that is or was sold; brand, category and unit are known to the catalogue.
 * Each join more would take the database longer to plan than the query takes.
 */
export const selectCards = (
  db: Database,
  { pictures, withDrafts = false }: { pictures: number | null; withDrafts?: boolean },
) =>
  db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.slug',
      'product.title_ro',
      'product.title_ru',
      'product.code',
      'product.state',
      'product.brand_id',
      'product.category_id',
      'product.unit',
      'product.smallest_quantity',
      'product.quantity_step',
    ])
    .select(pricesNow)
    .select([
      // What is no longer sold cannot be bought, whatever lies on the shelves.
      sql<number>`case when product.state = 'archived' then 0 else coalesce(stock.for_sale, 0) end`.as(
        'stock',
      ),
      valueIds.as('value_ids'),
      picturesOf(pictures).as('pictures'),
    ])
    .$if(!withDrafts, (cards) => cards.where(sql<boolean>`product.state <> 'draft'`));

/** In the order in which they are shown. Needs the table product. */
export const valueIds = sql<number[]>`array(
  select attribute_value_id
  from product_attribute
  where product_attribute.product_id = product.id
  order by position
)`;

/** One JSON text: an array of them would be taken apart letter by letter first. */
const picturesOf = (limit: number | null): RawBuilder<StoredPicture[]> => sql`(
  select coalesce(json_agg(picture), '[]')
  from (
    select file, alt_ro, alt_ru
    from product_picture
    where product_id = product.id
    order by position
    limit ${sql.lit(limit)}
  ) as picture
)`;
