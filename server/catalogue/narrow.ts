import type { Database } from '../database/connect.ts';
import { findMatches, MAX_RELEVANCE, type Matches } from '../search/find-matches.ts';
import type { Selection } from './selection.ts';
import type { Shelf } from './shelf.ts';
import { readOutOfStock } from './shelf-queries.ts';

type Narrowed = {
  /** By row, 1 for what may be shown; null means all. */
  among: Uint8Array | null;
  /** The rows a search found, the best first. */
  byRelevance: Int32Array | null;
};

/** What the shelf does not know: which products a text finds, and which are out of stock now. */
export async function narrow(
  db: Database,
  shelf: Shelf,
  { search, inStock }: Selection,
): Promise<Narrowed> {
  if (search === null && !inStock) return { among: null, byRelevance: null };
  const [outOfStock, matches] = await Promise.all([
    readOutOfStock(db),
    search === null ? null : findMatches(db, search),
  ]);
  const available = rowsInStock(outOfStock, shelf);
  if (matches === null) return { among: available, byRelevance: null };

  const byRelevance = sortByRelevance(matches, available, shelf);
  const among = new Uint8Array(shelf.ids.length);
  for (let at = 0; at < byRelevance.length; at++) {
    const row = byRelevance[at] ?? 0;
    among[row] = inStock ? (available[row] ?? 0) : 1;
  }
  return { among, byRelevance };
}

function rowsInStock(outOfStock: Int32Array, { isStocked, rowById }: Shelf): Uint8Array {
  const available = isStocked.slice();
  for (let at = 0; at < outOfStock.length; at++) {
    const row = rowById.get(outOfStock[at] ?? 0);
    if (row !== undefined) available[row] = 0;
  }
  return available;
}

/** No shop has more products. */
const PLACES = 2 ** 24;

/** Equally relevant: first what is in stock, then what is popular. One number carries all three. */
function sortByRelevance(
  { productIds, relevance }: Matches,
  available: Uint8Array,
  { rowById, popularity, orders }: Shelf,
): Int32Array {
  const keys = new Float64Array(productIds.length);
  let found = 0;
  for (let at = 0; at < productIds.length; at++) {
    const row = rowById.get(productIds[at] ?? 0);
    if (row === undefined) continue;
    const worse = MAX_RELEVANCE - (relevance[at] ?? 0);
    keys[found] = (worse * 2 + 1 - (available[row] ?? 0)) * PLACES + (popularity[row] ?? 0);
    found++;
  }
  keys.subarray(0, found).sort();
  const rows = new Int32Array(found);
  for (let at = 0; at < found; at++) {
    rows[at] = orders.popular[((keys[at] ?? 0) % PLACES) - 1] ?? 0;
  }
  return rows;
}
