import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';
import {
  insertRow,
  type Keys,
  moveRow,
  placeOf,
  removeRow,
  type SortedRows,
  sortRows,
} from './sorted-rows.ts';

const shown = ({ rows, length }: SortedRows) => [...rows.subarray(0, length)];

/** Rows with a key and an id each; ids are not in the order of rows. */
const anyRows = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 60 })
  .chain((ids) =>
    fc.record({
      ids: fc.constant(Int32Array.from(ids)),
      keys: fc.array(fc.integer({ min: -9, max: 9 }), {
        minLength: ids.length,
        maxLength: ids.length,
      }),
    }),
  );

const inOrder = (rows: number[], { keyOf, ids }: Keys) =>
  rows.toSorted((a, b) => keyOf(a) - keyOf(b) || (ids[a] ?? 0) - (ids[b] ?? 0));

test('rows are sorted by their key, then by id, and stay so while they come, go and change', () => {
  fc.assert(
    fc.property(
      anyRows,
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: -9, max: 9 }), fc.boolean())),
      (some, changes) => {
        const { ids, keys } = some;
        const order: Keys = { keyOf: (row) => keys[row] ?? 0, ids };
        const all = Array.from(ids, (_, row) => row);
        const byId = Int32Array.from(all.toSorted((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0)));
        const sorted = sortRows(byId, order.keyOf);
        expect(shown(sorted)).toEqual(inOrder(all, order));
        for (const [at, key, isMoved] of changes) {
          const row = at % all.length;
          const from = placeOf(sorted, row, order);
          if (!isMoved) removeRow(sorted, row, order);
          keys[row] = key;
          if (isMoved) moveRow(sorted, { row, from }, order);
          else insertRow(sorted, row, order);
          expect(shown(sorted)).toEqual(inOrder(all, order));
        }
      },
    ),
  );
});

test('there is room for as many rows as come', () => {
  const ids = Int32Array.from({ length: 5_000 }, (_, row) => row + 1);
  const order: Keys = { keyOf: (row) => -row, ids };
  const sorted = sortRows(new Int32Array(), order.keyOf);
  for (let row = 0; row < ids.length; row++) insertRow(sorted, row, order);
  expect(shown(sorted).slice(0, 3)).toEqual([4_999, 4_998, 4_997]);
  expect(sorted.length).toBe(5_000);
});

test('the first few of many are the first few of all in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.nat(20), (rows, limit) => {
      const compare = (a: number, b: number) => a - b;
      expect(firstOf(rows, limit, compare)).toEqual(rows.toSorted(compare).slice(0, limit));
    }),
  );
});
