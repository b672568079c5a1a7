import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanShelf, takePage, type Wish } from './scan-shelf.ts';
import type { Shelf } from './shelf.ts';

type Row = { price: number; isPromotion: boolean; category: number; facets: number[] };

/** Facets 0-2 are one group, 3-5 another, 6-8 a third; a product may have several of a group. */
const GROUPS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
];
const FACETS = 9;

function shelfOf(rows: Row[]): Shelf {
  const firstFacet = [0];
  for (const { facets } of rows) firstFacet.push((firstFacet.at(-1) ?? 0) + facets.length);
  const inOrder = Int32Array.from(rows, (_, row) => row);
  return {
    ids: Int32Array.from(rows, (_, row) => row + 100),
    prices: Int32Array.from(rows, ({ price }) => price),
    isPromotion: Uint8Array.from(rows, ({ isPromotion }) => Number(isPromotion)),
    isStocked: new Uint8Array(rows.length).fill(1),
    categories: Int32Array.from(rows, ({ category }) => category),
    firstFacet: Int32Array.from(firstFacet),
    facets: Int32Array.from(rows.flatMap(({ facets }) => facets)),
    firstRow: new Int32Array(4),
    rowById: new Map(rows.map((_, row) => [row + 100, row])),
    orders: { popular: inOrder, new: inOrder, cheap: inOrder, expensive: inOrder },
    popularity: inOrder.map((row) => row + 1),
  };
}

const anyRow: fc.Arbitrary<Row> = fc.record({
  price: fc.integer({ min: 1, max: 20 }),
  isPromotion: fc.boolean(),
  category: fc.integer({ min: 0, max: 2 }),
  facets: fc.uniqueArray(fc.integer({ min: 0, max: FACETS - 1 }), { maxLength: 6 }),
});
const anyChoice = fc.record({
  chosen: fc.tuple(...GROUPS.map((group) => fc.option(fc.subarray(group), { nil: null, freq: 2 }))),
  price: fc.option(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))),
  onPromotion: fc.boolean(),
});

test('an option is counted as if it were chosen alone in its group', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), anyChoice, (rows, choice) => {
      const [min = 0, max = 0] = choice.price ?? [];
      const price = choice.price ? { min, max } : null;
      const holds = (row: Row, chosen: (number[] | null)[]) =>
        (!choice.onPromotion || row.isPromotion) &&
        (price === null || (row.price >= min && row.price <= max)) &&
        chosen.every((group) => group === null || group.some((one) => row.facets.includes(one)));
      const matches = rows.filter((row) => holds(row, choice.chosen));

      const wish: Wish = {
        from: 0,
        to: rows.length,
        among: null,
        onPromotion: choice.onPromotion,
        groups: choice.chosen.flatMap((chosen, at) =>
          chosen === null ? [] : [{ options: GROUPS[at] ?? [], chosen }],
        ),
        price,
        facets: FACETS,
      };
      const scan = scanShelf(shelfOf(rows), wish);

      expect(scan.total).toBe(matches.length);
      expect([...scan.isMatch]).toEqual(rows.map((row) => Number(matches.includes(row))));
      expect([...scan.byCategory].slice(0, 3)).toEqual(
        [0, 1, 2].map((place) => matches.filter(({ category }) => category === place).length),
      );
      const alone = Array.from({ length: FACETS }, (_, facet) => {
        const chosen = choice.chosen.map((group, at) =>
          GROUPS[at]?.includes(facet) ? [facet] : group,
        );
        return rows.filter((row) => holds(row, chosen)).length;
      });
      expect([...scan.counts]).toEqual(alone);
    }),
    { numRuns: 500 },
  );
});

const rows: Row[] = [5, 1, 9, 3].map((price) => ({
  price,
  isPromotion: false,
  category: 0,
  facets: [0],
}));
const everything: Wish = {
  from: 0,
  to: 4,
  among: null,
  onPromotion: false,
  groups: [],
  price: null,
  facets: FACETS,
};

test('the price range leaves the price filter aside, and obeys every other filter', () => {
  const cheap = { ...everything, price: { min: 1, max: 4 } };
  expect(scanShelf(shelfOf(rows), cheap)).toMatchObject({ total: 2, price: { min: 1, max: 9 } });
  const among = Uint8Array.of(1, 0, 0, 1);
  expect(scanShelf(shelfOf(rows), { ...everything, among }).price).toEqual({ min: 3, max: 5 });
});

test('nothing found has no price range', () => {
  const nothing = { ...everything, groups: [{ options: [1], chosen: [1] }] };
  expect(scanShelf(shelfOf(rows), nothing)).toMatchObject({ total: 0, price: null });
});

test('a page is cut out of the matches in the order asked for', () => {
  const scan = scanShelf(shelfOf(rows), { ...everything, among: Uint8Array.of(1, 1, 0, 1) });
  const order = Int32Array.of(2, 3, 1, 0);
  expect(takePage(scan, order, { offset: 0, limit: 2 })).toEqual([3, 1]);
  expect(takePage(scan, order, { offset: 2, limit: 2 })).toEqual([0]);
  expect(takePage(scan, order, { offset: 4, limit: 2 })).toEqual([]);
});

test('a stretch of rows is looked at alone', () => {
  const scan = scanShelf(shelfOf(rows), { ...everything, from: 1, to: 3 });
  expect(scan).toMatchObject({ total: 2, price: { min: 1, max: 9 } });
  expect(takePage(scan, Int32Array.of(0, 1, 2, 3), { offset: 0, limit: 9 })).toEqual([1, 2]);
});
