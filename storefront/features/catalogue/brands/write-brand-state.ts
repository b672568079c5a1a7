import { type ListingState, listingParams } from '../../../../contract/catalogue-url.ts';
import { bracketedList, writeQuery } from '../../../../contract/query-string.ts';

/** Brands are named in brackets on their own page, in its address as in its call: `[3,7]`. */
export const brandParams = (state: ListingState) => ({
  ...listingParams(state),
  brands_id: bracketedList(state.brands),
});

export const writeBrandState = (state: ListingState) => writeQuery(brandParams(state));
