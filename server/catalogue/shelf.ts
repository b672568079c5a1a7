import type { SortOption } from '../../contract/constants.ts';
import type { Category } from './directory-categories.ts';
import type { Facets } from './facets.ts';
import { gatherFacets } from './shelf-facets.ts';
import { PRODUCT_CELLS } from './shelf-queries.ts';

/**
 * All products as listings and filters see them, in memory: a few integers each, row by row.
 * Rows stand in the order of the category tree, so that a category with everything beneath it is
 * one stretch of rows. A hundred thousand products take ten megabytes and are looked through in
 * a few milliseconds.
 */
export type Shelf = {
  /** By row: product, effective price in bani, flags, place of the category in the tree. */
  ids: Int32Array;
  prices: Int32Array;
  isPromotion: Uint8Array;
  /** Whether a quantity is known at all. */
  isStocked: Uint8Array;
  categories: Int32Array;
  /** The facets of row r are facets[firstFacet[r]] up to facets[firstFacet[r + 1]]. */
  firstFacet: Int32Array;
  facets: Int32Array;
  /** By place of the category in the tree, its first row; one more entry for the end. */
  firstRow: Int32Array;
  rowById: Map<number, number>;
  /** The rows in each order. */
  orders: Record<SortOption, Int32Array>;
  /** By row, its place among the popular ones. */
  popularity: Int32Array;
};

/** What the products are labelled with: the tree, depth first, and the facets. */
export type Labels = { categories: Category[]; facets: Facets };

const WIDTH = PRODUCT_CELLS.length;
const cell = (name: (typeof PRODUCT_CELLS)[number]) => PRODUCT_CELLS.indexOf(name);

/** `products` and `values` as shelf-queries read them. */
export function buildShelf(products: Int32Array, values: Int32Array, labels: Labels): Shelf {
  const placeOfCategory = new Map(labels.categories.map(({ id }, place) => [id, place]));
  const { records, firstRow } = sortIntoTree(products, placeOfCategory);
  const column = (name: (typeof PRODUCT_CELLS)[number]) =>
    records.map((start) => products[start + cell(name)] ?? 0);
  const ids = column('id');
  const rowById = new Map(Array.from(ids, (id, row) => [id, row]));
  const categories = column('category_id').map((id) => placeOfCategory.get(id) ?? 0);
  const order = (name: SortOption) => {
    const rows = new Int32Array(products.length / WIDTH).fill(-1);
    column(name).forEach((place, row) => {
      rows[place - 1] = row;
    });
    return rows;
  };
  return {
    ids,
    prices: column('price'),
    isPromotion: new Uint8Array(column('is_promotion')),
    isStocked: new Uint8Array(column('is_stocked')),
    categories,
    ...gatherFacets({ brands: column('brand_id'), categories, rowById, values }, labels),
    firstRow,
    rowById,
    orders: {
      popular: order('popular'),
      new: order('new'),
      cheap: order('cheap'),
      expensive: order('expensive'),
    },
    popularity: column('popular'),
  };
}

/** Where each row's record starts, rows in the order of the tree. */
function sortIntoTree(products: Int32Array, placeOfCategory: Map<number, number>) {
  const firstRow = new Int32Array(placeOfCategory.size + 1);
  const placeOf = (start: number) =>
    placeOfCategory.get(products[start + cell('category_id')] ?? 0);
  for (let start = 0; start < products.length; start += WIDTH) {
    const place = placeOf(start);
    if (place !== undefined) firstRow[place + 1] = (firstRow[place + 1] ?? 0) + 1;
  }
  for (let place = 1; place < firstRow.length; place++) {
    firstRow[place] = (firstRow[place] ?? 0) + (firstRow[place - 1] ?? 0);
  }
  const records = new Int32Array(firstRow.at(-1) ?? 0);
  const nextRow = firstRow.slice();
  for (let start = 0; start < products.length; start += WIDTH) {
    const place = placeOf(start);
    if (place === undefined) continue;
    const row = nextRow[place] ?? 0;
    records[row] = start;
    nextRow[place] = row + 1;
  }
  return { records, firstRow };
}
