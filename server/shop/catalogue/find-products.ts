import type { ListingOrder } from '../../../contract/constants.ts';
import type { Found } from '../product-index/product-index.ts';
import { type Found as FoundByText, searchProducts } from '../search/search-products.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { Wanted } from './selection.ts';

type Page = { order: ListingOrder; offset: number; limit: number };

/** One page of what is wanted, with counts and prices of the whole, and how its text was read. */
export function findProducts(
  catalogue: SearchedCatalogue,
  wanted: Wanted,
  page: Page,
): Found & { text: FoundByText | null } {
  const { search, exact } = wanted;
  const text = search === null ? null : searchProducts(catalogue, search, exact);
  return { ...catalogue.index.find({ ...wanted, text }, page), text };
}
