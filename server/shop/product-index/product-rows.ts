import type { SortOption } from '../../../contract/constants.ts';
import {
  insertRow,
  type Keys,
  MOST_ROWS,
  moveRow,
  placeOf,
  removeRow,
  type SortedRows,
  sortRows,
  spacious,
} from './sorted-rows.ts';

/**
 * All products as listings, filters and search see them, in memory: a few numbers each, row by row.
 * The rows that were built together stand in the order of the category tree, so that a category
 * with everything beneath it is one stretch of them; what changed since got a row at the end. A row
 * never moves and never stands for another product: what is gone is hidden.
 */
export type ProductRows = {
  /** Rows in use, hidden ones included. */
  count: number;
  /** The rows below this one stand in the order of the tree. */
  inTree: number;
  ids: Int32Array;
  /** Effective price in bani. */
  prices: Int32Array;
  /** What a promotion takes off it, in bani. */
  savings: Int32Array;
  isPromotion: Uint8Array;
  isAvailable: Uint8Array;
  isShown: Uint8Array;
  /** Place of the category in the tree. */
  categories: Int32Array;
  /** How much it is asked for, and since when it is sold. */
  scores: Int32Array;
  born: Int32Array;
  /** A hash of the texts it is found by. */
  texts: Int32Array;
  /** The facets of row r are `facets` from firstFacet[r] on, facetCount[r] of them. */
  firstFacet: Int32Array;
  facetCount: Uint16Array;
  facets: Int32Array;
  /** How much of `facets` is in use. */
  facetsUsed: number;
  /** By place of the category in the tree, its first row; one more entry for the end. */
  firstRow: Int32Array;
  /** By id of the product, its row and 1. */
  rowOfId: Int32Array;
  orders: Record<SortOption, SortedRows>;
};

/** What a product is listed by, as the database tells of it. */
export type ProductFigures = {
  id: number;
  price: number;
  saving: number;
  is_promotion: boolean;
  is_available: boolean;
  score: number;
  born: number;
  texts: number;
};
/** With the place of its category in the tree. */
export type ProductRecord = ProductFigures & { category: number; facets: number[] };

/** The row of a product that is shown; undefined for any other. */
export function rowOf({ rowOfId }: ProductRows, id: number): number | undefined {
  const row = rowOfId[id] ?? 0;
  return row === 0 ? undefined : row - 1;
}

/** What each order sorts by; smaller first. */
export const keysOf = (rows: ProductRows, order: SortOption): Keys => {
  const { ids, scores, born, prices } = rows;
  const keyOf = {
    popular: (row: number) => -(scores[row] ?? 0),
    new: (row: number) => -(born[row] ?? 0),
    cheap: (row: number) => prices[row] ?? 0,
    expensive: (row: number) => -(prices[row] ?? 0),
  }[order];
  return { keyOf, ids };
};

const ORDERS: SortOption[] = ['popular', 'new', 'cheap', 'expensive'];

export function sortAll(rows: ProductRows): ProductRows['orders'] {
  const byId = Int32Array.from({ length: rows.count }, (_, row) => row).sort(
    (a, b) => (rows.ids[a] ?? 0) - (rows.ids[b] ?? 0),
  );
  return inEveryOrder((order) => sortRows(byId, keysOf(rows, order).keyOf));
}

const inEveryOrder = (sorted: (order: SortOption) => SortedRows): ProductRows['orders'] => ({
  popular: sorted('popular'),
  new: sorted('new'),
  cheap: sorted('cheap'),
  expensive: sorted('expensive'),
});

export const emptyRows = (capacity: number, places: number, maxId: number): ProductRows => ({
  count: 0,
  inTree: 0,
  ids: new Int32Array(capacity),
  prices: new Int32Array(capacity),
  savings: new Int32Array(capacity),
  isPromotion: new Uint8Array(capacity),
  isAvailable: new Uint8Array(capacity),
  isShown: new Uint8Array(capacity),
  categories: new Int32Array(capacity),
  scores: new Int32Array(capacity),
  born: new Int32Array(capacity),
  texts: new Int32Array(capacity),
  firstFacet: new Int32Array(capacity),
  facetCount: new Uint16Array(capacity),
  facets: new Int32Array(),
  facetsUsed: 0,
  firstRow: new Int32Array(places + 1),
  rowOfId: new Int32Array(maxId + 1),
  orders: inEveryOrder(() => ({ rows: new Int32Array(), length: 0 })),
});

/** A product that has no row, or whose row says something else than it is: a new row at the end. */
export function addRow(rows: ProductRows, product: ProductRecord): number {
  hideRow(rows, product.id);
  makeRoom(rows, product);
  const row = rows.count++;
  rows.ids[row] = product.id;
  rows.categories[row] = product.category;
  rows.born[row] = product.born;
  rows.texts[row] = product.texts;
  rows.firstFacet[row] = rows.facetsUsed;
  rows.facetCount[row] = product.facets.length;
  rows.facets.set(product.facets, rows.facetsUsed);
  rows.facetsUsed += product.facets.length;
  rows.isShown[row] = 1;
  rows.rowOfId[product.id] = row + 1;
  setFigures(rows, row, product);
  for (const order of ORDERS) insertRow(rows.orders[order], row, keysOf(rows, order));
  return row;
}

/** Price, promotion, popularity and availability change in place. */
export function changeRow(rows: ProductRows, row: number, product: ProductRecord): void {
  const moving = ORDERS.map((order) => ({ order, keys: keysOf(rows, order) }))
    .filter(({ order, keys }) => keys.keyOf(row) !== keyAfter(product, order))
    .map(({ order, keys }) => ({ order, keys, from: placeOf(rows.orders[order], row, keys) }));
  setFigures(rows, row, product);
  for (const { order, keys, from } of moving) moveRow(rows.orders[order], { row, from }, keys);
}

/** Gone from every order; lists that still name the row are filtered by `isShown`. */
export function hideRow(rows: ProductRows, id: number): void {
  const row = rowOf(rows, id);
  if (row === undefined) return;
  for (const order of ORDERS) removeRow(rows.orders[order], row, keysOf(rows, order));
  rows.isShown[row] = 0;
  rows.rowOfId[id] = 0;
}

export const facetsOf = ({ facets, firstFacet, facetCount }: ProductRows, row: number) => {
  const first = firstFacet[row] ?? 0;
  return facets.subarray(first, first + (facetCount[row] ?? 0));
};

/** Whether the row says of the product what search and filters go by. */
export function describes(rows: ProductRows, row: number, product: ProductRecord): boolean {
  if (rows.categories[row] !== product.category || rows.texts[row] !== product.texts) return false;
  const held = facetsOf(rows, row);
  return (
    rows.born[row] === product.born &&
    held.length === product.facets.length &&
    product.facets.every((facet, at) => held[at] === facet)
  );
}

function setFigures(rows: ProductRows, row: number, product: ProductRecord) {
  rows.prices[row] = product.price;
  rows.savings[row] = product.saving;
  rows.isPromotion[row] = Number(product.is_promotion);
  rows.isAvailable[row] = Number(product.is_available);
  rows.scores[row] = product.score;
}

const keyAfter = ({ price, score, born }: ProductRecord, order: SortOption) =>
  ({ popular: -score, new: -born, cheap: price, expensive: -price })[order];

function makeRoom(rows: ProductRows, { id, facets }: ProductRecord) {
  if (rows.count >= MOST_ROWS) throw new Error(`more than ${MOST_ROWS} rows`);
  if (rows.count === rows.ids.length) {
    const capacity = spacious(rows.count);
    for (const name of COLUMNS) Object.assign(rows, { [name]: grown(rows[name], capacity) });
  }
  if (rows.facetsUsed + facets.length > rows.facets.length) {
    rows.facets = grown(rows.facets, spacious(rows.facetsUsed + facets.length));
  }
  if (id >= rows.rowOfId.length) rows.rowOfId = grown(rows.rowOfId, spacious(id + 1));
}

const COLUMNS = [
  'ids',
  'prices',
  'savings',
  'isPromotion',
  'isAvailable',
  'isShown',
  'categories',
  'scores',
  'born',
  'texts',
  'firstFacet',
  'facetCount',
] as const;

function grown<Numbers extends Int32Array | Uint8Array | Uint16Array>(
  numbers: Numbers,
  length: number,
): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(length);
  larger.set(numbers);
  return larger;
}
