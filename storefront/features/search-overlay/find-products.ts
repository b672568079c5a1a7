import type { Locale } from '../../../contract/locale.ts';
import type { FilteredProductList } from '../../../contract/shapes/listing.ts';
import { createApi } from '../../api/client.ts';
import { readToken } from '../../api/token.ts';

export type Found = Pick<
  FilteredProductList,
  'total' | 'results' | 'categories' | 'search' | 'resembling'
>;

export function findProducts(search: string, locale: Locale, signal: AbortSignal): Promise<Found> {
  const api = createApi({ locale, token: readToken(), fetch: window.fetch.bind(window), signal });
  return api.get('/products/search-filter/', { query: { search } });
}
