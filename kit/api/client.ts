import { REQUEST_TIMEOUT, retriedStatuses } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locale.ts';
import type { Operation } from '../../contract/operation.ts';
import type { AnyOperation } from '../../contract/operations/every-operation.ts';
import { writeQuery } from '../../contract/query-string.ts';
import { ApiError } from './api-error.ts';
import type { Along, AnswerAt, AnySent, Method, PathOf } from './calls.ts';

export { ApiError } from './api-error.ts';

export type Api = ReturnType<typeof createApi<AnyOperation>>;

type Sending = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

/** What of `fetch` is used here: the browser's, or the application itself on the server. */
export type Fetch = (address: string, sending: Sending) => Promise<PlainAnswer>;

export type PlainAnswer = Pick<Response, 'ok' | 'status' | 'json' | 'blob'> & {
  headers: Pick<Headers, 'get'>;
};

type Surroundings = {
  locale: Locale;
  token: string | null;
  fetch: Fetch;
  /** Where the API is; an in-process fetch needs a whole address. */
  origin?: string;
  /** Calls off what nobody waits for any more. */
  signal?: AbortSignal | undefined;
  /** Ends the patience with all calls together; without it each has its own. */
  deadline?: AbortSignal;
};

/** The one way to the API, the same in the browser and on the server. */
export function createApi<O extends Operation = AnyOperation>(surroundings: Surroundings) {
  const { locale, token, fetch, origin = '', signal, deadline } = surroundings;

  function send<M extends Method, P extends PathOf<O, M>>(
    method: M,
    path: P,
    ...along: Along<O, M, P>
  ): Promise<AnswerAt<O, M, P>>;
  async function send(method: string, path: string, sent: AnySent = {}): Promise<unknown> {
    // Writes are JSON even where there is nothing to say.
    const { body = method === 'POST' ? {} : undefined, headers } = sent;
    const timeout = deadline ?? AbortSignal.timeout(sent.timeout ?? REQUEST_TIMEOUT);
    const response = await fetch(`${origin}/api${addressOf(path, sent)}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        ...(token && { Authorization: `Token ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((cause: unknown) => {
      throw new ApiError({ cause });
    });
    const answer = await readAnswer(response);
    if (!response.ok) throw new ApiError({ response, data: answer });
    return answer;
  }

  return {
    locale,
    isCustomer: token !== null,
    /** Reads are tried once more; a write that may have been done is never sent again. */
    get: <P extends PathOf<O, 'GET'>>(path: P, ...along: Along<O, 'GET', P>) =>
      send('GET', path, ...along).catch((error: unknown) => {
        if (signal?.aborted || deadline?.aborted || !isPassing(error)) throw error;
        return send('GET', path, ...along);
      }),
    post: <P extends PathOf<O, 'POST'>>(path: P, ...along: Along<O, 'POST', P>) =>
      send('POST', path, ...along),
    delete: <P extends PathOf<O, 'DELETE'>>(path: P, ...along: Along<O, 'DELETE', P>) =>
      send('DELETE', path, ...along),
  };
}

/** Parameters take the place of their braces. */
function addressOf(path: string, { params = {}, query = {} }: AnySent) {
  const place = path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const text = writeQuery(query);
  return text ? `${place}?${text}` : place;
}

const passing: readonly number[] = retriedStatuses;

/** Without a status there was no answer at all. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === undefined || passing.includes(error.status));

/** A refusal may be some gateway's page; a success that breaks off, or is no JSON, is no answer. */
async function readAnswer(response: PlainAnswer): Promise<unknown> {
  if (response.status === 204) return null;
  const isFile = /pdf|sheet/.test(response.headers.get('Content-Type') ?? '');
  return (isFile ? response.blob() : response.json()).catch((cause: unknown) => {
    if (response.ok) throw new ApiError({ cause });
    return null;
  });
}
