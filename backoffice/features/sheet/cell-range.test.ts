import { expect, test } from 'vitest';
import { rangeBetween, sizeOf } from './cell-range.tsx';

test('a range is the same from whichever corner it is stretched, and leaves the head out', () => {
  const range = { top: 2, bottom: 5, left: 1, right: 3 };
  expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(range);
  expect(rangeBetween({ row: 2, column: 3 }, { row: 5, column: 1 })).toEqual(range);
  expect(sizeOf(range)).toEqual({ rows: 4, columns: 3 });
  expect(rangeBetween({ row: -1, column: 0 }, { row: 0, column: 0 }).top).toBe(0);
});
