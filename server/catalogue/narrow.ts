import type { Database } from '../database/connect.ts';
import { findMatches, MAX_RELEVANCE, type Match } from '../search/find-matches.ts';
import type { Selection } from './selection.ts';
import type { Shelf } from './shelf.ts';
import { readSoldOut } from './shelf-queries.ts';

type Narrowed = {
  /** By row, 1 for what may be shown; null means all. */
  among: Uint8Array | null;
  /** The rows a search found, the best first. */
  byRelevance: Int32Array | null;
};

/** What the shelf does not know: which products a text finds, and which are sold out now. */
export async function narrow(
  db: Database,
  shelf: Shelf,
  { search, inStock }: Selection,
): Promise<Narrowed> {
  if (search !== null) return narrowToMatches(await findMatches(db, search), shelf, inStock);
  if (!inStock) return { among: null, byRelevance: null };
  const among = shelf.isStocked.slice();
  for (const id of await readSoldOut(db)) {
    const row = shelf.rowById.get(id);
    if (row !== undefined) among[row] = 0;
  }
  return { among, byRelevance: null };
}

/** No shop has more products. */
const PLACES = 2 ** 24;

/** Equally relevant: first what is in stock, then what is popular. One number carries all three. */
function narrowToMatches(matches: Match[], shelf: Shelf, inStock: boolean): Narrowed {
  const among = new Uint8Array(shelf.ids.length);
  const keys = new Float64Array(matches.length);
  let found = 0;
  for (const { productId, relevance, isSoldOut } of matches) {
    const row = shelf.rowById.get(productId);
    if (row === undefined) continue;
    const isAvailable = shelf.isStocked[row] === 1 && !isSoldOut;
    const worse = (MAX_RELEVANCE - relevance) * 2 + (isAvailable ? 0 : 1);
    keys[found] = worse * PLACES + (shelf.popularity[row] ?? 0);
    found++;
    if (isAvailable || !inStock) among[row] = 1;
  }
  const byRelevance = new Int32Array(found);
  const sorted = keys.subarray(0, found).sort();
  for (let at = 0; at < found; at++) {
    byRelevance[at] = shelf.orders.popular[((sorted[at] ?? 0) % PLACES) - 1] ?? 0;
  }
  return { among, byRelevance };
}
