import type { LoaderFunctionArgs } from 'react-router';
import { readListingState } from '../../../../contract/catalogue-url.ts';
import { apiOf } from '../../../api/context.ts';

/** What a listing's loader is asked for. */
export function listingRequest(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  return { api: apiOf(args), path: pathname, state: readListingState(searchParams) };
}
