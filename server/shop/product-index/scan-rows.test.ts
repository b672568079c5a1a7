import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partCounts } from './part-counts.ts';
import { addRow, changeRow, emptyRows, hideRow, type ProductRows, rowOf } from './product-rows.ts';
import { scanRows, type Wish } from './scan-rows.ts';

type Row = {
  price: number;
  is_promotion: boolean;
  is_available: boolean;
  category: number;
  facets: number[];
};

/** Facets 0-2 are one group, 3-5 another, 6-8 a third; a product may have several of a group. */
const GROUPS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
];
const FACETS = 9;
const PLACES = 3;

function rowsOf(some: Row[]): ProductRows {
  const rows = emptyRows(0, PLACES, 0);
  for (const [at, row] of some.entries()) addRow(rows, recordOf(row, at));
  return rows;
}

/** As the lists of the index name them. */
const listsOf = (some: Row[]) => (facet: number) =>
  Int32Array.from(some.flatMap(({ facets }, row) => (facets.includes(facet) ? row : [])));

const recordOf = (row: Row, at: number) => ({
  ...row,
  id: at + 100,
  score: at,
  born: at,
  texts: 0,
  saving: 0,
});

const anyRow: fc.Arbitrary<Row> = fc.record({
  price: fc.integer({ min: 1, max: 20 }),
  is_promotion: fc.boolean(),
  is_available: fc.boolean(),
  category: fc.integer({ min: 0, max: PLACES - 1 }),
  facets: fc.uniqueArray(fc.integer({ min: 0, max: FACETS - 1 }), { maxLength: 6 }),
});
const anyPart = fc.record({
  from: fc.integer({ min: 0, max: 1 }),
  to: fc.integer({ min: 2, max: PLACES }),
  onPromotion: fc.boolean(),
  inStock: fc.boolean(),
});
const anyChoice = fc.record({
  chosen: fc.tuple(...GROUPS.map((group) => fc.option(fc.subarray(group), { nil: null, freq: 2 }))),
  price: fc.option(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))),
});

test('an option is counted as if it were chosen alone in its group', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), anyPart, anyChoice, (some, part, choice) => {
      const [min = 0, max = 0] = choice.price ?? [];
      const price = choice.price ? { min, max } : null;
      const holds = (row: Row, chosen: (number[] | null)[]) =>
        row.category >= part.from &&
        row.category < part.to &&
        (!part.onPromotion || row.is_promotion) &&
        (!part.inStock || row.is_available) &&
        (price === null || (row.price >= min && row.price <= max)) &&
        chosen.every((group) => group === null || group.some((one) => row.facets.includes(one)));
      const matches = some.filter((row) => holds(row, choice.chosen));
      const wish: Wish = {
        ...part,
        among: null,
        groups: choice.chosen.flatMap((chosen, at) =>
          chosen === null ? [] : [{ options: GROUPS[at] ?? [], chosen }],
        ),
        price,
        facets: FACETS,
        rowsOf: listsOf(some),
      };
      const found = scanRows(rowsOf(some), wish);

      expect(found.total).toBe(matches.length);
      expect([...found.isMatch]).toEqual(some.map((row) => Number(matches.includes(row))));
      expect([...found.byCategory].slice(0, PLACES)).toEqual(
        [0, 1, 2].map((place) => matches.filter(({ category }) => category === place).length),
      );
      const alone = Array.from({ length: FACETS }, (_, facet) => {
        const chosen = choice.chosen.map((group, at) =>
          GROUPS[at]?.includes(facet) ? [facet] : group,
        );
        return some.filter((row) => holds(row, chosen)).length;
      });
      expect([...found.counts]).toEqual(alone);
    }),
    { numRuns: 500 },
  );
});

test('prices are told with the price filter left aside, and of what is looked at alone', () => {
  const some = [5, 1, 9, 3].map((price) => ({
    price,
    is_promotion: false,
    is_available: true,
    category: 0,
    facets: [0],
  }));
  const wish: Wish = {
    from: 0,
    to: PLACES,
    onPromotion: false,
    inStock: false,
    among: null,
    groups: [],
    price: { min: 1, max: 3 },
    facets: FACETS,
    rowsOf: listsOf(some),
  };
  const rows = rowsOf(some);
  expect(scanRows(rows, wish)).toMatchObject({ total: 2, price: { min: 1, max: 9 } });
  const among = [0, 3];
  expect(scanRows(rows, { ...wish, price: null, among }).price).toEqual({ min: 3, max: 5 });
  expect(scanRows(rows, { ...wish, among: [] })).toMatchObject({
    total: 0,
    price: null,
  });
});

test('what is counted of a part stays right while products come, go and change', () => {
  const anyStep = fc.oneof(
    fc.record({ kind: fc.constant('put' as const), at: fc.nat(9), row: anyRow }),
    fc.record({ kind: fc.constant('hide' as const), at: fc.nat(9) }),
  );
  fc.assert(
    fc.property(
      fc.array(anyPart, { minLength: 1, maxLength: 4 }),
      fc.array(anyStep),
      (asked, steps) => {
        const rows = rowsOf([]);
        const parts = partCounts(rows, FACETS);
        for (const step of steps) {
          for (const part of asked) parts.of(part);
          const id = step.at + 100;
          const row = rowOf(rows, id);
          if (row !== undefined) parts.takeOut(row);
          if (step.kind === 'hide') hideRow(rows, id);
          else if (row === undefined) addRow(rows, recordOf(step.row, step.at));
          else {
            // In place where only figures changed, a new row otherwise: as the index does.
            const record = recordOf(step.row, step.at);
            if (
              rows.categories[row] === record.category &&
              record.facets.length === 0 &&
              rows.facetCount[row] === 0
            )
              changeRow(rows, row, record);
            else addRow(rows, record);
          }
          const now = rowOf(rows, id);
          if (now !== undefined) parts.putBack(now);
        }
        const fresh = partCounts(rows, FACETS);
        for (const part of asked) expect(parts.of(part)).toEqual(fresh.of(part));
      },
    ),
  );
});
