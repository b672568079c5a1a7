import type { Locale } from '../../contract/locale.ts';
import type { AnyOperation } from '../../contract/operations/every-operation.ts';
import type { AnswerAt, PathOf } from '../../kit/api/calls.ts';
import { createApi } from '../../kit/api/client.ts';

/** By address; at those without parameters the contract says what stands there. Or a refusal. */
export type Answers = {
  [P in PathOf<AnyOperation, 'GET'> as `/api${P}`]?: AnswerAt<AnyOperation, 'GET', P> | Response;
} & {
  [address: string]: unknown;
};

/** An API that has these answers and no others; `asked` hears of every address. */
export function apiWith(answers: Answers, asked: string[] = []) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(decodeURIComponent(pathname + search));
    const answer = (await answers[pathname]) ?? Response.json({ detail: '' }, { status: 404 });
    return answer instanceof Response ? answer : Response.json(answer);
  };
  return (locale: Locale, signal?: AbortSignal) =>
    createApi({ locale, token: null, fetch, origin: 'http://shop', signal });
}
