import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { statusOf } from '../../kit/api/api-error.ts';

/** What was read a moment ago shows at once and is read again; the client itself tries once more. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: false,
      // What is not there or not allowed stays so; an error is shown where it belongs.
      throwOnError: false,
      refetchOnWindowFocus: (query) => (statusOf(query.state.error) ?? 500) >= 500,
    },
  },
});

/**
 * Reads again what is shown. Also what is being read for the first time: it was asked for before the
 * change, and would stay as it was then.
 */
export async function renew(queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/** Asks anew, and not what is being read already: that was asked for before the change. */
export async function readAnew<Read>(query: FetchQueryOptions<Read>): Promise<Read> {
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery({ ...query, staleTime: 0 });
}
