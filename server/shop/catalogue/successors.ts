import { sql } from 'kysely';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { Shop } from '../shop.ts';
import { selectCards } from './card-queries.ts';
import { type By, presentCard } from './cards.ts';

/** By each product's id what took its place: the first one in stock, or else the first. */
export async function readSuccessors(
  shop: Shop,
  productIds: number[],
  by: By,
): Promise<Map<number, ProductCard>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectCards(shop.db, { pictures: 1 })
    .innerJoin('product_link', 'product_link.linked_id', 'product.id')
    .select('product_link.product_id as replaced_id')
    .where(sql<boolean>`product_link.product_id = any(${productIds}::integer[])`)
    .where('product_link.kind', '=', 'successor')
    .where('product.state', '=', 'active')
    .orderBy(sql`coalesce(stock.for_sale, 0) > 0`, 'desc')
    .orderBy('product_link.position')
    .execute();
  const catalogue = shop.catalogue();
  const successors = new Map<number, ProductCard>();
  for (const row of rows) {
    const card = presentCard(row, catalogue, by);
    if (card && !successors.has(row.replaced_id)) successors.set(row.replaced_id, card);
  }
  return successors;
}
