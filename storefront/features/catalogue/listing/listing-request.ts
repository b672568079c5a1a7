import { readListingState } from '../../../../contract/catalogue-url.ts';
import type { ListingOrder } from '../../../../contract/constants.ts';
import type { LoaderArguments } from '../../../router/screen.ts';

/** What a listing's loader is asked for, and what it answered where the page is on the screen. */
export function listingRequest<Answers>(args: LoaderArguments, orders?: readonly ListingOrder[]) {
  return {
    api: args.api,
    state: readListingState(args.url.searchParams, orders),
    shown: args.shown as Answers | undefined,
  };
}

/**
 * The fresh answer; if it does not come, the last one stays, silently. Without either the page
 * fails.
 */
export const orLast = <T>(work: Promise<T>, last: T | undefined): Promise<T> =>
  last === undefined ? work : work.catch(() => last);
