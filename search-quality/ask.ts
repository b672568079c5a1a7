import * as v from 'valibot';
import type { Locale } from '../contract/locale.ts';
import { type FilteredProductList, filteredProductList } from '../contract/shapes/listing.ts';

/** Fetches one address below the API, in one language, and gives what it answers. */
export type Fetch = (path: string, locale: Locale) => Promise<unknown>;

export type Search = { query: string; locale: Locale; page?: number; brand?: string };

export type Ask = (search: Search) => Promise<FilteredProductList>;

/** Asks as a browser does: any text may stand in the query. */
export const asking =
  (fetchJson: Fetch): Ask =>
  async ({ query, locale, page = 1, brand }) => {
    const parameters = [
      `search=${encodeURIComponent(query)}`,
      ...(page > 1 ? [`page=${page}`] : []),
      ...(brand ? [`brands_id=${brand}`] : []),
    ];
    const path = `/products/search-filter/?${parameters.join('&')}`;
    return v.parse(filteredProductList, await fetchJson(path, locale));
  };

export const overHttp =
  (shopUrl: string): Fetch =>
  async (path, locale) => {
    const response = await fetch(`${shopUrl.replace(/\/$/, '')}/api${path}`, {
      headers: { 'Accept-Language': locale },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
