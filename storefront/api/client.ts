import { createFetch, type FetchOptions } from 'ofetch';
import { REQUEST_TIMEOUT, retriedStatuses } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locale.ts';
import { type QueryParams, writeQuery } from '../../contract/query-string.ts';

export type Api = ReturnType<typeof createApi>;

type Surroundings = {
  locale: Locale;
  token: string | null;
  /** The browser's fetch, or the application itself on the server. */
  fetch: typeof globalThis.fetch;
  /** Where the API is; an in-process fetch needs a whole address. */
  origin?: string;
};

/** The one way to the API, the same in the browser and on the server. */
export function createApi({ locale, token, fetch, origin = '' }: Surroundings) {
  const send = createFetch({ fetch });
  const headers = {
    'Accept-Language': locale,
    ...(token && { Authorization: `Token ${token}` }),
  };

  function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, options: FetchOptions<'json'>) {
    return send<T>(`${origin}/api${path}`, {
      method,
      timeout: REQUEST_TIMEOUT,
      // Reads are tried once more; a write that may have been done is never sent again.
      retry: method === 'GET' ? 1 : 0,
      retryStatusCodes: [...retriedStatuses],
      ...options,
      headers: { ...headers, ...(options.headers as Record<string, string> | undefined) },
    });
  }

  return {
    locale,
    isCustomer: token !== null,
    get: <T>(path: string, query: QueryParams = {}, signal?: AbortSignal) => {
      const text = writeQuery(query);
      return call<T>('GET', text ? `${path}?${text}` : path, signal ? { signal } : {});
    },
    post: <T>(
      path: string,
      body: Record<string, unknown> = {},
      extra: Record<string, string> = {},
    ) => call<T>('POST', path, { body, headers: extra }),
    delete: <T>(path: string) => call<T>('DELETE', path, {}),
  };
}
