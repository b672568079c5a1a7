import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, 'gap', 10]],
  [2, 10, [1, 2, 3, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [9, 10, [1, 'gap', 8, 9, 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('page %i of %i shows the ends and its neighbours', (current, total, expected) => {
  expect(pageWindow(current, total)).toEqual(expected);
});

test('a gap of a single page is that page', () => {
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('beyond the end the last page is still offered', () => {
  expect(pageWindow(12, 10)).toEqual([1, 'gap', 10]);
});
