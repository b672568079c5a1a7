import { sql } from 'kysely';
import { toLei } from '../../../../contract/money.ts';
import type { ProductForm } from '../../../../contract/staff/catalogue/product-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { lowestPrice } from '../../pricing/lowest-price.ts';
import { agreedOf } from '../../pricing/priced-rows.ts';
import { noParts, readParts } from '../writing/product-parts.ts';
import { storedNames } from '../writing/stored-columns.ts';
import { readFormerSlugs } from './former-slugs.ts';
import { readOfferedAttributes } from './offered-attributes.ts';
import { readOrdersOf, readProductHistory } from './product-past.ts';
import { readPriceHistory, readPromotions } from './product-prices.ts';
import { firstPicture } from './product-rows.ts';
import { readStockOf } from './product-stock.ts';

/** Everything the form of a product shows; null when there is none. */
export async function readProductForm(db: Database, id: number): Promise<ProductForm | null> {
  // The row first: what is read after its version can only be newer, and whoever saves is told so.
  const row = await readRow(db, id);
  if (!row) return null;
  const parts = (await readParts(db, [id])).get(id) ?? noParts;
  const [offered, linked, promotions, history, lowest, stock, formerSlugs, orders, entries] =
    await Promise.all([
      readOfferedAttributes(db, row.category_id, parts.attributes),
      readLinked(
        db,
        parts.links.map((link) => link.id),
      ),
      readPromotions(db, id),
      readPriceHistory(db, id),
      lowestPrice(db, id),
      readStockOf(db, id),
      readFormerSlugs(db, 'product', id),
      readOrdersOf(db, id),
      readProductHistory(db, id),
    ]);
  const { id: _, version, created_at, updated_at, price, ...columns } = row;
  const { agreed_price, agreed_basis, ...own } = columns;
  return {
    id,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    fields: { ...own, price: toLei(price), ...parts },
    offered_attributes: offered,
    linked,
    promotions: promotions.open,
    prices: {
      agreed: agreedOf(row),
      promotion_price: promotions.now,
      lowest_of_30_days: lowest === null ? null : toLei(lowest),
      history,
      past_promotions: promotions.past,
    },
    stock,
    former_slugs: formerSlugs,
    orders,
    history: entries,
  };
}

const readRow = (db: Database, id: number) =>
  db
    .selectFrom('product')
    .select(['id', 'version', 'created_at', 'updated_at', ...storedNames])
    .where('id', '=', id)
    .executeTakeFirst();

const readLinked = (db: Database, ids: number[]): Promise<ProductForm['linked']> =>
  db
    .selectFrom('product')
    .select(['id', 'title_ro', 'title_ru', 'code', 'state'])
    .select(firstPicture.as('picture'))
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
    .execute();
