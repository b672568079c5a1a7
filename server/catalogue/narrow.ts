import type { Database } from '../database/connect.ts';
import { type Found, MAX_RELEVANCE, searchShelf } from '../search/search-shelf.ts';
import type { Directory } from './directory.ts';
import type { Selection } from './selection.ts';
import type { Shelf } from './shelf.ts';
import { readSoldOut } from './shelf-queries.ts';

type Narrowed = {
  /** By row, 1 for what may be shown; null means all. */
  among: Uint8Array | null;
  found: (Found & { byRelevance: Int32Array }) | null;
};

/** What the shelf does not know: which products a text finds, and which are sold out now. */
export async function narrow(
  db: Database,
  directory: Directory,
  { search, exact, inStock }: Selection,
): Promise<Narrowed> {
  const { shelf } = directory;
  if (search === null) {
    return { among: inStock ? await readAvailable(db, shelf) : null, found: null };
  }
  const found = searchShelf(directory, search, exact);
  const available = await readAvailable(db, shelf, found.rows);
  const among = new Uint8Array(shelf.ids.length);
  for (const row of found.rows) among[row] = inStock ? (available[row] ?? 0) : 1;
  return { among, found: { ...found, byRelevance: sortFound(found, shelf, available) } };
}

/** Beyond, it is quicker to read all that is sold out. */
const FEW = 5_000;

/** By row, 1 for what can be bought; sure for the given rows alone, if there are any. */
async function readAvailable(db: Database, shelf: Shelf, rows?: number[]): Promise<Uint8Array> {
  const available = shelf.isStocked.slice();
  const ids = rows && rows.length <= FEW ? rows.map((row) => shelf.ids[row] ?? 0) : undefined;
  for (const id of await readSoldOut(db, ids)) {
    const row = shelf.rowById.get(id);
    if (row !== undefined) available[row] = 0;
  }
  return available;
}

/** No shop has more products. */
const PLACES = 2 ** 24;

/** Equally relevant: first what is in stock, then what is popular. One number carries all three. */
function sortFound({ rows, relevance }: Found, shelf: Shelf, available: Uint8Array): Int32Array {
  const keys = new Float64Array(rows.length);
  rows.forEach((row, at) => {
    const worse = (MAX_RELEVANCE - (relevance[at] ?? 0)) * 2 + (available[row] === 1 ? 0 : 1);
    keys[at] = worse * PLACES + (shelf.popularity[row] ?? 0);
  });
  return Int32Array.from(keys.sort(), (key) => shelf.orders.popular[(key % PLACES) - 1] ?? 0);
}
