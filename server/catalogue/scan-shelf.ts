import type { Shelf } from './shelf.ts';

/** A group of options somebody chose from: all of them, and the chosen ones, as facet ids. */
type Group = { options: Iterable<number>; chosen: Iterable<number> };

export type Wish = {
  /** The stretch of rows to look at. */
  from: number;
  to: number;
  /** By row, 1 for those to look at; null means all. */
  among: Uint8Array | null;
  onPromotion: boolean;
  groups: Group[];
  /** Bani, both ends included. */
  price: { min: number; max: number } | null;
  /** How many facets there are. */
  facets: number;
};

export type Scan = {
  from: number;
  /** By row, counted from `from`: 1 for what satisfies everything. */
  isMatch: Uint8Array;
  total: number;
  /** Matches by place of their category in the tree. */
  byCategory: Int32Array;
  /** By facet: what the listing would hold with that option chosen alone in its group. */
  counts: Int32Array;
  /** Prices, the price filter left aside; null when there are none. */
  price: { min: number; max: number } | null;
};

/**
 * Looks at every row once. Several options of one group widen the choice, so an option is counted
 * as if nothing were chosen in its group: a product that satisfies every group counts for all its
 * facets, one that misses a single group counts for its facets of that group.
 */
export function scanShelf(shelf: Shelf, wish: Wish): Scan {
  const { from, to, among, onPromotion, groups, price } = wish;
  const { facets, firstFacet, prices, isPromotion, categories } = shelf;
  const counts = new Int32Array(wish.facets);
  const byCategory = new Int32Array(shelf.firstRow.length);
  const isMatch = new Uint8Array(to - from);
  const { groupOf, satisfies } = groupsByFacet(wish);
  // The row that satisfied the group last: spares clearing a set for each row.
  const satisfiedBy = new Int32Array(groups.length + 1).fill(-1);
  let total = 0;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  for (let row = from; row < to; row++) {
    if (among !== null && among[row] === 0) continue;
    if (onPromotion && isPromotion[row] === 0) continue;
    const first = firstFacet[row] ?? 0;
    const end = firstFacet[row + 1] ?? 0;
    let satisfied = 0;
    for (let at = first; groups.length > 0 && at < end; at++) {
      const group = satisfies[facets[at] ?? 0] ?? 0;
      if (group > 0 && satisfiedBy[group] !== row) {
        satisfiedBy[group] = row;
        satisfied++;
      }
    }
    if (satisfied < groups.length - 1) continue;
    const paid = prices[row] ?? 0;
    const isAffordable = price === null || (paid >= price.min && paid <= price.max);
    if (satisfied === groups.length) {
      if (paid < lowest) lowest = paid;
      if (paid > highest) highest = paid;
      if (!isAffordable) continue;
      isMatch[row - from] = 1;
      total++;
      increment(byCategory, categories[row] ?? 0);
      for (let at = first; at < end; at++) increment(counts, facets[at] ?? 0);
    } else if (isAffordable) {
      for (let at = first; at < end; at++) {
        const group = groupOf[facets[at] ?? 0] ?? 0;
        if (group > 0 && satisfiedBy[group] !== row) increment(counts, facets[at] ?? 0);
      }
    }
  }
  const found = lowest <= highest ? { min: lowest, max: highest } : null;
  return { from, isMatch, total, byCategory, counts, price: found };
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

/** The matches in the given order of rows, from `offset` on. */
export function takePage(
  { from, isMatch }: Scan,
  order: Int32Array,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (let at = 0; at < order.length && page.length < limit; at++) {
    const row = order[at] ?? -1;
    if (isMatch[row - from] !== 1) continue;
    if (skipped < offset) skipped++;
    else page.push(row);
  }
  return page;
}
