import { REQUEST_TIMEOUT, retriedStatuses } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locale.ts';
import { type QueryParams, writeQuery } from '../../contract/query-string.ts';
import { ApiError } from './api-error.ts';

export { ApiError } from './api-error.ts';

export type Api = ReturnType<typeof createApi>;

type Surroundings = {
  locale: Locale;
  token: string | null;
  /** The browser's fetch, or the application itself on the server. */
  fetch: typeof globalThis.fetch;
  /** Where the API is; an in-process fetch needs a whole address. */
  origin?: string;
  /** Calls off what nobody waits for any more. */
  signal?: AbortSignal | undefined;
};

type Method = 'GET' | 'POST' | 'DELETE';
type Sending = { body?: object; headers?: Record<string, string> };

/** The one way to the API, the same in the browser and on the server. */
export function createApi(surroundings: Surroundings) {
  const { locale, token, fetch, origin = '', signal } = surroundings;

  async function send<T>(method: Method, path: string, sending: Sending = {}): Promise<T> {
    const { body } = sending;
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        ...(token && { Authorization: `Token ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...sending.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((cause: unknown) => {
      throw new ApiError({ cause });
    });
    const answer = await readJson(response);
    if (!response.ok) throw new ApiError({ response, data: answer });
    return answer as T;
  }

  /** Reads are tried once more; a write that may have been done is never sent again. */
  async function get<T>(path: string, query: QueryParams = {}): Promise<T> {
    const text = writeQuery(query);
    const address = text ? `${path}?${text}` : path;
    return send<T>('GET', address).catch((error: unknown) => {
      if (signal?.aborted || !isPassing(error)) throw error;
      return send<T>('GET', address);
    });
  }

  return {
    locale,
    isCustomer: token !== null,
    get,
    post: <T>(path: string, body: object = {}, headers: Record<string, string> = {}) =>
      send<T>('POST', path, { body, headers }),
    delete: <T>(path: string) => send<T>('DELETE', path),
  };
}

const passing: readonly number[] = retriedStatuses;

/** Without a status there was no answer at all. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === undefined || passing.includes(error.status));

/** A refusal may be some gateway's page; a success that breaks off, or is no JSON, is no answer. */
async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  return response.json().catch((cause: unknown) => {
    if (response.ok) throw new ApiError({ cause });
    return null;
  });
}
