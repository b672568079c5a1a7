import { expect, test } from 'vitest';
import { canonicalPath, isNarrowed } from './page-address.ts';

test.each([
  ['/catalog/cabluri', '', '/catalog/cabluri'],
  ['/catalog/cabluri/', '', '/catalog/cabluri'],
  ['/ru/catalog/cabluri', '?order_by=new&brands_id=1,2', '/catalog/cabluri'],
  ['/catalog/cabluri', '?page=3&order_by=new&utm_source=mail', '/catalog/cabluri?page=3'],
  ['/ru/news', '?page=2', '/news?page=2'],
  ['/brand', '?page=1', '/brand'],
  ['/brand', '?page=two', '/brand'],
  ['/brand', '?page=02', '/brand'],
  ['/product/vvg-3x2.5', '?page=2', '/product/vvg-3x2.5'],
  ['/news/magazin-nou', '?page=2', '/news/magazin-nou'],
  ['/', '?fbclid=1', '/'],
  ['/ru', '', '/'],
  ['/ru/', '', '/'],
])('%s%s is one page: %s', (pathname, search, canonical) => {
  expect(canonicalPath(pathname, search)).toBe(canonical);
});

test('filters, order and search narrow a list; its page and where its reader came from do not', () => {
  expect(isNarrowed('?order_by=cheap')).toBe(true);
  expect(isNarrowed('?attributes=section_mm2:2.5')).toBe(true);
  expect(isNarrowed('?search=')).toBe(true);
  expect(isNarrowed('?page=2&utm_source=mail')).toBe(false);
  expect(isNarrowed('')).toBe(false);
});
