import type { ProductIndex } from '../product-index/product-index.ts';
import type { Facets } from '../reference/facets.ts';
import type { Reference } from '../reference/reference.ts';
import type { SearchWords } from './vocabulary/search-words.ts';

/** The catalogue in memory, as far as listings, filters and search need it. */
export type SearchedCatalogue = Reference & {
  facets: Facets;
  index: ProductIndex;
  search: SearchWords;
};
