import type { Database } from '../../base/database/connect.ts';
import { type Facets, labelFacets } from '../reference/facets.ts';
import { buildReference, type Reference } from '../reference/reference.ts';
import type { ReferenceRows } from '../reference/reference-queries.ts';
import { PRODUCT_CELLS } from './base-queries.ts';
import { type ListedCodes, listCodes } from './code-index.ts';
import { emptyRows, facetsOf, type ProductRows, rowOf, sortAll } from './product-rows.ts';
import { type ReadCatalogue, readCatalogue } from './read-catalogue.ts';
import { type PackedLists, packLists } from './row-lists.ts';
import { spacious } from './sorted-rows.ts';

/** The catalogue as the index is made of, all but its codes. Can be sent between threads. */
export type Base = {
  /** Of the catalogue: what changed after it is to be followed. */
  version: number;
  reference: ReferenceRows;
  rows: ProductRows;
  titles: PackedLists;
  facets: PackedLists;
  /** The words of all titles, one a line, and their numbers. */
  words: { texts: string; numbers: Int32Array };
  switches: { id: number; at: Date }[];
};

/** The whole catalogue of one moment. Codes take longest: whoever opens it begins without them. */
export type Reading = { base: Base; codes: Promise<ListedCodes> };

export async function readBase(db: Database, options = { hurries: false }): Promise<Reading> {
  const base = Promise.withResolvers<Base>();
  const codes = readCatalogue(db, options, (read) => base.resolve(baseOf(read))).then(
    ({ buffer }) => listCodes(Buffer.from(buffer)),
  );
  codes.catch(base.reject);
  return { base: await base.promise, codes };
}

function baseOf(read: ReadCatalogue): Base {
  const { version, reference, words, switches } = read;
  const names = buildReference(reference);
  const facets = labelFacets(names);
  const rows = rowsOf(read, { names, facets });
  return {
    version,
    reference,
    rows,
    titles: packTitles(read, rows),
    facets: packFacets(rows, facets.all.length),
    words: {
      texts: words.map(({ word }) => word).join('\n'),
      numbers: Int32Array.from(words, ({ id }) => id),
    },
    switches,
  };
}

const WIDTH = PRODUCT_CELLS.length;
const cell = (name: (typeof PRODUCT_CELLS)[number]) => PRODUCT_CELLS.indexOf(name);

type Labels = { names: Reference; facets: Facets };

function rowsOf(catalogue: ReadCatalogue, { names, facets }: Labels): ProductRows {
  const { products, values, maxId } = catalogue;
  const placeOf = new Map(names.categories.map(({ id }, place) => [id, place]));
  const read = products.map((some, at) => ({
    products: some,
    values: values[at] ?? new Int32Array(),
  }));
  const count = read.reduce((sum, { products }) => sum + products.length / WIDTH, 0);
  const rows = emptyRows(spacious(count), names.categories.length, spacious(maxId));
  for (const { products } of read) countByPlace(rows, products, placeOf);
  sumUp(rows.firstRow);
  rows.count = rows.firstRow.at(-1) ?? 0;
  rows.inTree = rows.count;
  const next = rows.firstRow.slice();
  for (const { products } of read) placeProducts(rows, products, placeOf, next);
  fillFacets(rows, read, { names, facets });
  rows.orders = sortAll(rows);
  return rows;
}

function countByPlace(
  { firstRow }: ProductRows,
  products: Int32Array,
  placeOf: Map<number, number>,
) {
  for (let start = 0; start < products.length; start += WIDTH) {
    const place = placeOf.get(products[start + cell('category_id')] ?? 0);
    if (place !== undefined) firstRow[place + 1] = (firstRow[place + 1] ?? 0) + 1;
  }
}

function sumUp(counts: Int32Array) {
  for (let at = 1; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
}

/** A product whose category the tree does not have stays out. */
function placeProducts(
  rows: ProductRows,
  products: Int32Array,
  placeOf: Map<number, number>,
  next: Int32Array,
) {
  for (let start = 0; start < products.length; start += WIDTH) {
    const of = (name: (typeof PRODUCT_CELLS)[number]) => products[start + cell(name)] ?? 0;
    const place = placeOf.get(of('category_id'));
    if (place === undefined) continue;
    const row = next[place] ?? 0;
    next[place] = row + 1;
    rows.ids[row] = of('id');
    rows.categories[row] = place;
    rows.prices[row] = of('price');
    rows.isPromotion[row] = of('is_promotion');
    rows.isAvailable[row] = of('is_available');
    rows.scores[row] = of('score');
    rows.born[row] = of('born');
    rows.texts[row] = of('texts');
    rows.savings[row] = of('saving');
    rows.isShown[row] = 1;
    rows.rowOfId[of('id')] = row + 1;
  }
}

/** Brand, path of the category, values: the same order in which one product is read. */
function fillFacets(
  rows: ProductRows,
  read: { products: Int32Array; values: Int32Array }[],
  { names, facets }: Labels,
) {
  const pathFacets = names.categories.map(({ path }) =>
    path.flatMap(({ id }) => facets.ofCategory.get(id) ?? []),
  );
  const pairs = read.reduce((sum, { values }) => sum + values.length / 2, 0);
  const all = new Int32Array(spacious(pairs + rows.count * (1 + LEVELS)));
  let used = 0;
  for (const { products, values } of read) {
    let pair = 0;
    for (let start = 0; start < products.length; start += WIDTH) {
      const id = products[start + cell('id')] ?? 0;
      const row = rowOf(rows, id);
      while (pair < values.length && (values[pair] ?? 0) < id) pair += 2;
      if (row === undefined) continue;
      const first = used;
      const brand = facets.ofBrand.get(products[start + cell('brand_id')] ?? 0);
      if (brand !== undefined) all[used++] = brand;
      for (const facet of pathFacets[rows.categories[row] ?? 0] ?? []) all[used++] = facet;
      for (; values[pair] === id; pair += 2) {
        const facet = facets.ofValue.get(values[pair + 1] ?? 0);
        if (facet !== undefined) all[used++] = facet;
      }
      rows.firstFacet[row] = first;
      rows.facetCount[row] = used - first;
    }
  }
  rows.facets = inOrderOfRows(rows, all);
  rows.facetsUsed = used;
}

/** They were read by id: side by side with their neighbours they are looked through in half the time. */
function inOrderOfRows(rows: ProductRows, facets: Int32Array): Int32Array {
  const ordered = new Int32Array(facets.length);
  let used = 0;
  for (let row = 0; row < rows.count; row++) {
    const first = rows.firstFacet[row] ?? 0;
    const count = rows.facetCount[row] ?? 0;
    rows.firstFacet[row] = used;
    for (let at = first; at < first + count; at++) ordered[used++] = facets[at] ?? 0;
  }
  return ordered;
}

const LEVELS = 4;

const packFacets = (rows: ProductRows, facets: number): PackedLists =>
  packLists(facets, (put) => {
    for (let row = 0; row < rows.count; row++) {
      for (const facet of facetsOf(rows, row)) put(facet, row);
    }
  });

/** By number of the word: the rows whose title has it, `row * 2 + 1` where it is the head. */
const packTitles = ({ titles, words }: ReadCatalogue, rows: ProductRows): PackedLists =>
  packLists((words.at(-1)?.id ?? 0) + 1, (put) => {
    for (const packed of titles) {
      for (let at = 0; at < packed.length; at += 2 + (packed[at + 1] ?? 0)) {
        const row = rowOf(rows, packed[at] ?? 0);
        if (row === undefined) continue;
        const end = at + 2 + (packed[at + 1] ?? 0);
        for (let word = at + 2; word < end; word++) {
          const held = packed[word] ?? 0;
          put(held >> 1, row * 2 + (held & 1));
        }
      }
    }
  });
