import type { FilteredProductList } from '../../../../contract/shapes/listing.ts';
import { type ShownProduct, shownProduct } from '../card/shown-product.ts';

/** What a listing shows of the list the API answers with. */
export type ShownList = Omit<FilteredProductList, 'categories' | 'results' | 'resembling'> & {
  results: ShownProduct[];
  resembling: ShownProduct[];
};

export const shownList = ({
  categories,
  results,
  resembling,
  ...shown
}: FilteredProductList): ShownList => ({
  ...shown,
  results: results.map(shownProduct),
  resembling: resembling.map(shownProduct),
});
