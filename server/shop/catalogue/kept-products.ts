import type { Shop } from '../shop.ts';
import { readCardRows } from './card-queries.ts';
import { type By, presentCard } from './cards.ts';
import { readSuccessors } from './successors.ts';

/**
 * What a cart or a list of favourites holds, by its ids: as it is sold now, or that it no longer is,
 * with what took its place.
 */
export async function readKeptProducts(shop: Shop, ids: number[], by: By) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await readCardRows(shop.db, ids);
  const archived = rows.flatMap(({ id, state }) => (state === 'archived' ? id : []));
  const successors = await readSuccessors(shop, archived, by);
  const catalogue = shop.catalogue();
  return new Map(
    rows.flatMap((row) => {
      const product = presentCard(row, catalogue, by);
      if (!product) return [];
      const next = successors.get(row.id);
      const successor = next ? { slug: next.slug, title: next.title } : null;
      return [[row.id, { product, is_archived: row.state === 'archived', successor }] as const];
    }),
  );
}
