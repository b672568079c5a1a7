import { readListingState } from '../../../../contract/catalogue-url.ts';
import type { ListingOrder } from '../../../../contract/constants.ts';
import type { LoaderArguments } from '../../../router/screen.ts';

/** What a listing's loader is asked for. */
export function listingRequest(args: LoaderArguments, orders?: readonly ListingOrder[]) {
  const { pathname, searchParams } = args.url;
  return { api: args.api, path: pathname, state: readListingState(searchParams, orders) };
}
