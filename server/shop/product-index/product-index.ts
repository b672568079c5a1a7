import type { ListingOrder } from '../../../contract/constants.ts';
import type { Facet, Facets } from '../reference/facets.ts';
import type { Reference } from '../reference/reference.ts';
import type { Base } from './base.ts';
import type { ChangedProduct } from './changed-products.ts';
import { type CodeIndex, changeCodes, type ListedCodes, openCodeBook } from './code-index.ts';
import { firstOf } from './first-of.ts';
import { partCounts } from './part-counts.ts';
import {
  addRow,
  changeRow,
  describes,
  facetsOf,
  hideRow,
  keysOf,
  type ProductRecord,
  type ProductRows,
  rowOf,
} from './product-rows.ts';
import { openLists, type RowLists } from './row-lists.ts';
import { isOfPart, type Matches, type Part, scanRows } from './scan-rows.ts';
import { placeAfter } from './sorted-rows.ts';

/** Which products are asked for. */
export type Selection = Part & {
  /** Of each group a product must have at least one of the chosen facets. */
  groups: { key: string; chosen: number[] }[];
  /** Bani, both ends included. */
  price: { min: number; max: number } | null;
  /** What a text found, and how well each of it fits; null: nobody asked for a text. */
  text: { rows: number[]; relevance: ArrayLike<number> } | null;
};

export type Page = {
  order: ListingOrder;
  offset: number;
  limit: number;
  /** Begin behind this one, wherever it stands now; not where a text says the order. */
  after?: { key: number; id: number } | undefined;
};

export type Found = Omit<Matches, 'isMatch'> & {
  rows: number[];
  ids: number[];
  /** By place of the category, how well the best match in it fits the text; null without a text. */
  relevanceIn: Uint16Array | null;
};

/** What listings, filters and search are answered from. */
export type ProductIndex = ReturnType<typeof openIndex>;

export function openIndex(
  base: Base,
  listed: ListedCodes,
  { reference, facets }: { reference: Reference; facets: Facets },
) {
  const { rows } = base;
  const titleRows: RowLists = openLists(base.titles);
  const facetRows: RowLists = openLists(base.facets);
  const codes: CodeIndex = openCodeBook(listed);
  const parts = partCounts(rows, facets.all.length);
  const placeOf = new Map(reference.categories.map(({ id }, place) => [id, place]));
  const pathFacets = reference.categories.map(({ path }) =>
    path.flatMap(({ id }) => facets.ofCategory.get(id) ?? []),
  );

  /** One page of what is asked for, with total and counts of all of it: from one state of the index. */
  function find(selection: Selection, page: Page): Found {
    const { groups, price, text } = selection;
    if (text === null && groups.length === 0 && price === null) {
      const { total, byCategory, counts, price: range } = parts.of(selection);
      const shown = takePage(page, (row) => isOfPart(rows, row, selection));
      return { total, byCategory, counts, price: range, relevanceIn: null, ...withIds(shown) };
    }
    const { isMatch, ...matches } = scanRows(rows, {
      ...selection,
      among: text?.rows ?? null,
      groups: groups.map(({ key, chosen }) => ({
        options: (facets.byGroup.get(key) ?? []).map(({ id }) => id),
        chosen,
      })),
      facets: facets.all.length,
      rowsOf: facetRows.of,
    });
    const shown =
      text && page.order === 'popular'
        ? takeRelevant(text, isMatch, page)
        : takePage(page, (row) => isMatch[row] === 1);
    return { ...matches, relevanceIn: text && bestIn(text, isMatch), ...withIds(shown) };
  }

  function bestIn({ rows: found, relevance }: NonNullable<Selection['text']>, isMatch: Uint8Array) {
    const best = new Uint16Array(rows.firstRow.length);
    for (let at = 0; at < found.length; at++) {
      const row = found[at] ?? 0;
      const place = rows.categories[row] ?? 0;
      const fits = relevance[at] ?? 0;
      if (isMatch[row] === 1 && fits > (best[place] ?? 0)) best[place] = fits;
    }
    return best;
  }

  const withIds = (shown: number[]) => ({
    rows: shown,
    ids: shown.map((row) => rows.ids[row] ?? 0),
  });

  /** Of those that somebody has ordered, the most popular. */
  const mostBought = (limit: number): number[] =>
    withIds(takePage({ order: 'popular', offset: 0, limit }, (row) => (rows.scores[row] ?? 0) > 0))
      .ids;

  /** The products that fit a text best, without counting all the others. */
  const mostRelevant = (text: NonNullable<Selection['text']>, limit: number): number[] =>
    withIds(takeRelevant(text, null, { offset: 0, limit })).ids;

  function takePage(
    { order, offset, limit, after }: Page,
    isMatch: (row: number) => boolean,
  ): number[] {
    if (order === 'saving') return takeSaving(isMatch, { offset, limit });
    const { rows: sorted, length } = rows.orders[order];
    const taken: number[] = [];
    let skipped = 0;
    for (
      let at = after ? placeAfter(rows.orders[order], after, keysOf(rows, order)) : 0;
      at < length && taken.length < limit;
      at++
    ) {
      const row = sorted[at] ?? 0;
      if (!isMatch(row)) continue;
      if (skipped < offset) skipped++;
      else taken.push(row);
    }
    return taken;
  }

  /** What saves most first, then the rest as usual: few save at a time, so none are kept sorted. */
  function takeSaving(
    isMatch: (row: number) => boolean,
    { offset, limit }: Pick<Page, 'offset' | 'limit'>,
  ): number[] {
    const { savings, ids } = rows;
    const matching = rows.orders.popular.rows
      .subarray(0, rows.orders.popular.length)
      .filter(isMatch);
    const compare = (a: number, b: number) =>
      (savings[b] ?? 0) - (savings[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
    const saves = (row: number) => (savings[row] ?? 0) > 0;
    const saving = matching.filter(saves).sort(compare);
    const others = offset + limit > saving.length ? matching.filter((row) => !saves(row)) : [];
    return [...saving, ...others].slice(offset, offset + limit);
  }

  /** The best fitting first; of equal ones what is in stock, then what is popular. */
  function takeRelevant(
    text: NonNullable<Selection['text']>,
    isMatch: Uint8Array | null,
    { offset, limit }: Pick<Page, 'offset' | 'limit'>,
  ): number[] {
    const { isAvailable, scores, ids } = rows;
    const rowAt = (place: number) => text.rows[place] ?? 0;
    const compare = (a: number, b: number) =>
      (text.relevance[b] ?? 0) - (text.relevance[a] ?? 0) ||
      (isAvailable[rowAt(b)] ?? 0) - (isAvailable[rowAt(a)] ?? 0) ||
      (scores[rowAt(b)] ?? 0) - (scores[rowAt(a)] ?? 0) ||
      (ids[rowAt(a)] ?? 0) - (ids[rowAt(b)] ?? 0);
    const places: number[] = [];
    text.rows.forEach((row, place) => {
      if (isMatch === null || isMatch[row] === 1) places.push(place);
    });
    return firstOf(places, offset + limit, compare)
      .slice(offset)
      .map(rowAt);
  }

  /** Brings the given products up to date: those that are sold as they are now, the others are gone. */
  function patch(ids: number[], products: ChangedProduct[]): void {
    const sold = new Map(products.map((product) => [product.id, product]));
    for (const id of ids) {
      const product = sold.get(id);
      const record = product && recordOf(product);
      const row = rowOf(rows, id);
      if (row !== undefined) countRow(row, -1);
      if (!product || !record) {
        hideRow(rows, id);
        changeCodes(codes, id, []);
      } else if (row !== undefined && describes(rows, row, record)) {
        changeRow(rows, row, record);
      } else {
        const added = addRow(rows, record);
        for (const facet of record.facets) facetRows.add(facet, added);
        for (const word of product.words) titleRows.add(word >> 1, added * 2 + (word & 1));
        changeCodes(codes, id, product.codes);
      }
      const now = rowOf(rows, id);
      if (now !== undefined) countRow(now, 1);
    }
  }

  /** Null for a product whose category is so new that the tree does not have it yet. */
  function recordOf(product: ChangedProduct): ProductRecord | null {
    const category = placeOf.get(product.category_id);
    if (category === undefined) return null;
    const brand = facets.ofBrand.get(product.brand_id);
    return {
      ...product,
      category,
      facets: [
        ...(brand === undefined ? [] : [brand]),
        ...(pathFacets[category] ?? []),
        ...product.values.flatMap((id) => facets.ofValue.get(id) ?? []),
      ],
    };
  }

  function countRow(row: number, by: 1 | -1) {
    if (by === 1) parts.putBack(row);
    else parts.takeOut(row);
    for (const facet of facetsOf(rows, row)) countProduct(facets.all[facet], by);
  }

  return { rows, titleRows, facetRows, codes, find, mostBought, mostRelevant, patch };
}

/** How many products a brand or a category has, as menus and the brand page tell. */
function countProduct(facet: Facet | undefined, by: 1 | -1) {
  if (facet?.kind === 'brand') facet.brand.products += by;
  if (facet?.kind === 'category') facet.category.products += by;
}

/** How much of the index came after it was built: beyond, it is built anew. */
export const grownShare = ({ count, inTree }: ProductRows) =>
  count === 0 ? 0 : (count - inTree) / count;
