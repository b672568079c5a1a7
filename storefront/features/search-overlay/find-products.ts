import type { Locale } from '../../../contract/locale.ts';
import type { FilteredProductList } from '../../../contract/shapes/listing.ts';
import { createApi } from '../../../kit/api/client.ts';

export type Found = Pick<
  FilteredProductList,
  'total' | 'results' | 'categories' | 'search' | 'resembling'
>;

type Asking = { locale: Locale; token: string | null; signal: AbortSignal };

export function findProducts(search: string, asking: Asking): Promise<Found> {
  const api = createApi({ ...asking, fetch: window.fetch.bind(window) });
  return api.get('/products/search-filter/', { query: { search } });
}
