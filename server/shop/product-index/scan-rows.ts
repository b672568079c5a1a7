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
  /** Rows that have a facet, ascending; hidden ones and other parts' among them. */
  rowsOf: (facet: number) => Int32Array;
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
 * Looks once at every row of the part that can count, or at the given ones alone. Several options of
 * one group widen the choice, so an option is counted as if nothing were chosen in its group: a
 * product that satisfies every group counts for all its facets, one that misses a single group counts
 * for its facets of that group.
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

  const isAffordable = (row: number) => {
    const paid = prices[row] ?? 0;
    return price === null || (paid >= price.min && paid <= price.max);
  };

  function countFor(option: number, row: number) {
    if (isOfPart(rows, row, wish) && isAffordable(row)) increment(counts, option);
  }

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
    if (satisfied === groups.length) {
      const paid = prices[row] ?? 0;
      if (paid < lowest) lowest = paid;
      if (paid > highest) highest = paid;
      if (!isAffordable(row)) return;
      isMatch[row] = 1;
      total++;
      increment(byCategory, categories[row] ?? 0);
      for (let at = first; at < last; at++) increment(counts, facets[at] ?? 0);
    } else if (isAffordable(row)) {
      for (let at = first; at < last; at++) {
        const group = groupOf[facets[at] ?? 0] ?? 0;
        if (group > 0 && satisfiedBy[group] !== row) increment(counts, facets[at] ?? 0);
      }
    }
  }

  if (among !== null) for (const row of among) look(row);
  else {
    const satisfied = satisfiedGroups(rows, wish);
    const [only] = groups.length === 1 ? groups : [];
    const enough = only ? 1 : groups.length - 1;
    for (const [begin, end] of stretchesOf(rows, wish)) {
      for (let row = begin; row < end; row++) {
        if ((satisfied[row] ?? 0) >= enough) look(row);
      }
      // Nearly every row misses a group that is the only one: they are counted by its lists.
      for (const option of only?.options ?? []) {
        for (const row of between(wish.rowsOf(option), begin, end)) {
          if (satisfied[row] === 0) countFor(option, row);
        }
      }
    }
  }
  const found = lowest <= highest ? { min: lowest, max: highest } : null;
  return { isMatch, total, byCategory, counts, price: found };
}

/** Those of ascending rows that stand in a stretch. */
const between = (ascending: Int32Array, begin: number, end: number) =>
  ascending.subarray(placeOf(ascending, begin), placeOf(ascending, end));

/** Where the first stands that is not before the row. */
function placeOf(ascending: Int32Array, row: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By row, how many groups it satisfies: told by the lists of the chosen facets, without its own. */
function satisfiedGroups(rows: ProductRows, { groups, rowsOf }: Wish): Uint16Array {
  const satisfied = new Uint16Array(rows.count);
  // The group, from 1, that counted the row last: a row may have several of its options.
  const countedFor = new Uint16Array(rows.count);
  groups.forEach(({ chosen }, at) => {
    for (const facet of chosen) {
      for (const row of rowsOf(facet)) {
        if (countedFor[row] === at + 1) continue;
        countedFor[row] = at + 1;
        satisfied[row] = (satisfied[row] ?? 0) + 1;
      }
    }
  });
  return satisfied;
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
