import { expect, test } from 'vitest';
import { keepToThing } from './keep-to-thing.ts';

const kind = (...rows: number[]) =>
  Uint8Array.from({ length: 10 }, (_, row) => +rows.includes(row));
const thing = (...rows: number[]) => ({ names: 'thing' as const, kind: () => kind(...rows) });
const companion = (...rows: number[]) => ({
  names: 'companion' as const,
  kind: () => kind(...rows),
});
const other = { names: null, kind: () => null };

test('what is the thing stays, what only resembles it comes apart', () => {
  expect(keepToThing([thing(1, 2, 5), other], [1, 2, 3])).toMatchObject({
    rows: [1, 2],
    resembling: [3],
  });
});

test('several nouns say together what it is', () => {
  expect(keepToThing([thing(1, 2), thing(2, 3)], [1, 2, 3])).toMatchObject({
    rows: [2],
    resembling: [1, 3],
  });
});

test('where nothing is all of them, the first that leaves something says it', () => {
  expect(keepToThing([thing(1, 2), thing(3)], [1, 2, 3])).toMatchObject({
    rows: [1, 2],
    resembling: [3],
  });
  expect(keepToThing([thing(7), thing(3)], [1, 2, 3])).toMatchObject({
    rows: [3],
    resembling: [1, 2],
  });
});

test('what goes with the thing does not say what it is, unless nothing else does', () => {
  expect(keepToThing([companion(3), thing(1, 2)], [1, 2, 3]).rows).toEqual([1, 2]);
  expect(keepToThing([companion(3), other], [1, 2, 3]).rows).toEqual([3]);
});

test('nothing is lost where nobody knows the thing, or nothing found is it', () => {
  expect(keepToThing([other], [1, 2])).toMatchObject({ rows: [1, 2], resembling: [] });
  expect(keepToThing([thing(7)], [1, 2])).toMatchObject({ rows: [1, 2], resembling: [] });
  expect(keepToThing([other], [1, 2]).isLacking).toBe(false);
  expect(keepToThing([thing(7)], [1, 2]).isLacking).toBe(true);
  expect(keepToThing([], [])).toMatchObject({ rows: [], resembling: [] });
});
