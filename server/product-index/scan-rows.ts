import type { ProductRows } from './product-rows.ts';

/** A group of options somebody chose from: all of them, and the chosen ones, as facet ids. */
type Group = { options: Iterable<number>; chosen: Iterable<number> };

/** A part of the catalogue that is listed by itself. */
export type Part = {
  /** Places in the tree, the last one not included. */
  from: number;
  to: number;
  onPromotion: boolean;
  inStock: boolean;
};

export type Wish = Part & {
  /** Those to look at, each once; null means all. */
  among: number[] | null;
  groups: Group[];
  /** Bani, both ends included. */
  price: { min: number; max: number } | null;
  /** How many facets there are. */
  facets: number;
};

export type Matches = {
  /** By row: 1 for what satisfies everything. */
  isMatch: Uint8Array;
  total: number;
  /** Matches by place of their category in the tree. */
  byCategory: Int32Array;
  /** By facet: what the listing would hold with that option chosen alone in its group. */
  counts: Int32Array;
  /** Prices, the price filter left aside; null when there are none. */
  price: { min: number; max: number } | null;
};

/** The rows that may be of the part: its stretch of the tree, then all that came later. */
export function* stretchesOf(rows: ProductRows, { from, to }: Pick<Part, 'from' | 'to'>) {
  yield [rows.firstRow[from] ?? 0, rows.firstRow[to] ?? 0] as const;
  yield [rows.inTree, rows.count] as const;
}

export function isOfPart(rows: ProductRows, row: number, part: Part): boolean {
  const place = rows.categories[row] ?? -1;
  return (
    rows.isShown[row] === 1 &&
    place >= part.from &&
    place < part.to &&
    (!part.onPromotion || rows.isPromotion[row] === 1) &&
    (!part.inStock || rows.isAvailable[row] === 1)
  );
}

/**
 * Looks at every row of the part once, or at the given ones alone. Several options of one group widen the choice, so an option
 * is counted as if nothing were chosen in its group: a product that satisfies every group counts for
 * all its facets, one that misses a single group counts for its facets of that group.
 */
export function scanRows(rows: ProductRows, wish: Wish): Matches {
  const { among, groups, price } = wish;
  const { facets, firstFacet, facetCount, prices, categories } = rows;
  const counts = new Int32Array(wish.facets);
  const byCategory = new Int32Array(rows.firstRow.length);
  const isMatch = new Uint8Array(rows.count);
  const { groupOf, satisfies } = groupsByFacet(wish);
  // The row that satisfied the group last: spares clearing a set for each row.
  const satisfiedBy = new Int32Array(groups.length + 1).fill(-1);
  let total = 0;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  function look(row: number) {
    if (!isOfPart(rows, row, wish)) return;
    const first = firstFacet[row] ?? 0;
    const last = first + (facetCount[row] ?? 0);
    let satisfied = 0;
    for (let at = first; groups.length > 0 && at < last; at++) {
      const group = satisfies[facets[at] ?? 0] ?? 0;
      if (group > 0 && satisfiedBy[group] !== row) {
        satisfiedBy[group] = row;
        satisfied++;
      }
    }
    if (satisfied < groups.length - 1) return;
    const paid = prices[row] ?? 0;
    const isAffordable = price === null || (paid >= price.min && paid <= price.max);
    if (satisfied === groups.length) {
      if (paid < lowest) lowest = paid;
      if (paid > highest) highest = paid;
      if (!isAffordable) return;
      isMatch[row] = 1;
      total++;
      increment(byCategory, categories[row] ?? 0);
      for (let at = first; at < last; at++) increment(counts, facets[at] ?? 0);
    } else if (isAffordable) {
      for (let at = first; at < last; at++) {
        const group = groupOf[facets[at] ?? 0] ?? 0;
        if (group > 0 && satisfiedBy[group] !== row) increment(counts, facets[at] ?? 0);
      }
    }
  }

  if (among !== null) for (const row of among) look(row);
  else {
    for (const [begin, end] of stretchesOf(rows, wish)) {
      for (let row = begin; row < end; row++) look(row);
    }
  }
  const found = lowest <= highest ? { min: lowest, max: highest } : null;
  return { isMatch, total, byCategory, counts, price: found };
}

/** For each facet, from 1: the group it is an option of, and the group it satisfies. */
function groupsByFacet({ groups, facets }: Wish) {
  const groupOf = new Uint16Array(facets);
  const satisfies = new Uint16Array(facets);
  groups.forEach(({ options, chosen }, at) => {
    for (const facet of options) groupOf[facet] = at + 1;
    for (const facet of chosen) satisfies[facet] = at + 1;
  });
  return { groupOf, satisfies };
}

const increment = (counts: Int32Array, at: number) => {
  counts[at] = (counts[at] ?? 0) + 1;
};
