import type { Locale } from '../../../contract/locale.ts';
import type { FilteredProductList } from '../../../contract/shapes/listing.ts';
import { createApi } from '../../api/client.ts';
import { readToken } from '../../api/token.ts';

export type Found = Pick<FilteredProductList, 'total' | 'results' | 'categories' | 'search'>;

export function findProducts(search: string, locale: Locale, signal: AbortSignal): Promise<Found> {
  const api = createApi({ locale, token: readToken(), fetch: window.fetch.bind(window) });
  return api.get<FilteredProductList>('/products/search-filter/', { search }, signal);
}
