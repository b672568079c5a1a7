import { pathInLocale } from '../../kit/i18n/locale.ts';

/** Only lists go on over several pages; elsewhere `page` says nothing. */
const LISTS = /^\/(catalog\/.+|brand|discount|news)$/;

/** The one Romanian address of a page, whatever filters, order or tracking it was asked with. */
export function canonicalPath(pathname: string, search: string): string {
  const path = pathInLocale(pathname, 'ro');
  const page = new URLSearchParams(search).get('page') ?? '';
  const isFurther = /^[1-9]\d{0,5}$/.test(page) && page !== '1';
  return isFurther && LISTS.test(path) ? `${path}?page=${page}` : path;
}

const NARROWING = [
  'search',
  'brands_id',
  'category_id__in',
  'attributes',
  'price__gte',
  'price__lte',
  'is_stock',
  'order_by',
];

/** Whether the address filters, sorts or searches: endless variants that search engines skip. */
export function isNarrowed(search: string): boolean {
  const query = new URLSearchParams(search);
  return NARROWING.some((name) => query.has(name));
}
