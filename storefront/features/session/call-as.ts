import type { Api } from '../../../kit/api/client.ts';
import { readToken } from '../../api/token.ts';
import { browserApi } from './browser-api.ts';

/** Who is signed in, and by which token. */
export type Customer = { user: number; token: string };

export type CallAs = <T>(call: (api: Api) => Promise<T>) => Promise<T>;

/**
 * Calls of one customer. Once somebody else is here no more go out, and an answer on its way is
 * not heard: lists that are kept in step are never mixed with another's.
 */
export function callAs(token: string): CallAs {
  const api = browserApi(token);
  function stay() {
    if (readToken() !== token) throw new Error('somebody else is here');
  }
  return async (call) => {
    stay();
    try {
      return await call(api);
    } finally {
      stay();
    }
  };
}
