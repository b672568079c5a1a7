import { expect, test } from 'vitest';
import { pagination } from './pagination.ts';

test.each([
  { total: 0, current: 1, pages: { current: 1, next: null, previous: null, total_pages: 1 } },
  { total: 24, current: 1, pages: { current: 1, next: null, previous: null, total_pages: 1 } },
  { total: 25, current: 1, pages: { current: 1, next: 2, previous: null, total_pages: 2 } },
  { total: 25, current: 2, pages: { current: 2, next: null, previous: 1, total_pages: 2 } },
  { total: 25, current: 9, pages: { current: 9, next: null, previous: 2, total_pages: 2 } },
])('page $current of $total products knows its neighbours', ({ total, current, pages }) => {
  expect(pagination(total, current, 24)).toEqual(pages);
});
