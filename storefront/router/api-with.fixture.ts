import type { Locale } from '../../contract/locale.ts';
import { createApi } from '../api/client.ts';

export type Answers = Record<string, unknown>;

/** An API that has these answers and no others; `asked` hears of every address. */
export function apiWith(answers: Answers, asked: string[] = []) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(decodeURIComponent(pathname + search));
    return pathname in answers
      ? Response.json(answers[pathname])
      : Response.json({ detail: '' }, { status: 404 });
  };
  return (locale: Locale, signal?: AbortSignal) =>
    createApi({ locale, token: null, fetch, origin: 'http://shop', signal });
}
