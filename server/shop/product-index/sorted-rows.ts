/** Rows in one order: by a number, then by id. Kept sorted while rows come, go and change. */
export type SortedRows = {
  /** The first `length` entries. */
  rows: Int32Array;
  length: number;
};

/** What rows are sorted by: smaller comes first. */
export type Keys = { keyOf: (row: number) => number; ids: Int32Array };

/** No shop has more products: the place is packed beside the key into one exact number. */
export const MOST_ROWS = 2 ** 21;

/**
 * All rows at once. `byId` holds them in the order of their ids, so that of equal keys the lower id
 * comes first; keys are whole and below 2^31.
 */
export function sortRows(byId: Int32Array, keyOf: (row: number) => number): SortedRows {
  const packed = new Float64Array(byId.length);
  byId.forEach((row, place) => {
    packed[place] = keyOf(row) * MOST_ROWS + place;
  });
  packed.sort();
  const rows = new Int32Array(spacious(byId.length));
  packed.forEach((one, at) => {
    // A negative key still leaves its place as the positive rest.
    const place = ((one % MOST_ROWS) + MOST_ROWS) % MOST_ROWS;
    rows[at] = byId[place] ?? 0;
  });
  return { rows, length: byId.length };
}

/** Puts a row that is not there yet to its place. */
export function insertRow(sorted: SortedRows, row: number, keys: Keys): void {
  if (sorted.length === sorted.rows.length) {
    const larger = new Int32Array(spacious(sorted.length));
    larger.set(sorted.rows);
    sorted.rows = larger;
  }
  const at = placeOf(sorted, row, keys);
  sorted.rows.copyWithin(at + 1, at, sorted.length);
  sorted.rows[at] = row;
  sorted.length++;
}

/** Takes a row out; its key must still be the one it was put by. */
export function removeRow(sorted: SortedRows, row: number, keys: Keys): void {
  const at = placeOf(sorted, row, keys);
  if (sorted.rows[at] !== row) throw new Error(`row ${row} is not where its key says`);
  sorted.rows.copyWithin(at, at + 1, sorted.length);
  sorted.length--;
}

/**
 * Brings a row whose key has changed from its former place to its new one. Only what stands between
 * the two moves: prices change by a little, and there are many of them.
 */
export function moveRow(
  { rows, length }: SortedRows,
  { row, from }: { row: number; from: number },
  keys: Keys,
): void {
  if (rows[from] !== row) throw new Error(`row ${row} is not where its key said`);
  const place = { key: keys.keyOf(row), id: keys.ids[row] ?? 0 };
  const before = firstNotBefore(rows, [0, from], place, keys);
  if (before < from) {
    rows.copyWithin(before + 1, before, from);
    rows[before] = row;
    return;
  }
  const after = firstNotBefore(rows, [from + 1, length], place, keys);
  rows.copyWithin(from, from + 1, after);
  rows[after - 1] = row;
}

/** The first place whose row does not come before the given one. */
export const placeOf = (sorted: SortedRows, row: number, keys: Keys): number =>
  placeAmong(sorted, { key: keys.keyOf(row), id: keys.ids[row] ?? 0 }, keys);

/** The first place behind a product of this key and id, whether it is there or not. */
export const placeAfter = (sorted: SortedRows, { key, id }: Place, keys: Keys): number =>
  placeAmong(sorted, { key, id: id + 1 }, keys);

type Place = { key: number; id: number };

const placeAmong = ({ rows, length }: SortedRows, place: Place, keys: Keys) =>
  firstNotBefore(rows, [0, length], place, keys);

function firstNotBefore(
  rows: Int32Array,
  [low, high]: [low: number, high: number],
  { key, id }: Place,
  { keyOf, ids }: Keys,
): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = rows[middle] ?? 0;
    const difference = keyOf(other) - key || (ids[other] ?? 0) - id;
    if (difference < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Room to grow without moving house at every new product. */
export const spacious = (length: number) => length + Math.max(1024, length >> 6);
