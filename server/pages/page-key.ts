import type { Viewer } from '../accounts/viewer.ts';

/** Screens filled in by the browser, or seen once: nothing is gained by keeping them. */
const PASSING = /^(\/ru)?\/(cart|favorite|success|error|accounts)(\/|$)/;

/** What listings, the search and the news are asked with. */
const KNOWN = new Set([
  'page',
  'order_by',
  'is_stock',
  'brands_id',
  'category_id__in',
  'attributes',
  'price__gte',
  'price__lte',
  'search',
  'exact',
  'kind',
]);

const MAX_LENGTH = 300;

/**
 * What a page is kept under: guests and customers never share one. Null for pages not worth
 * keeping, among them endless variants that somebody could fill the memory with.
 */
export function pageKey(viewer: Viewer['kind'], { pathname, search }: URL): string | null {
  const key = `${viewer} ${pathname}${search}`;
  const isOdd = [...new URLSearchParams(search).keys()].some((name) => !KNOWN.has(name));
  return isOdd || key.length > MAX_LENGTH || PASSING.test(pathname) ? null : key;
}
