import type { User } from '../../../contract/shapes/account.ts';
import { ApiError } from '../../api/api-error.ts';
import { readToken } from '../../api/token.ts';
import { browserApi } from './browser-api.ts';
import { announceSession, readSession, setUnreachable, setUser } from './session.ts';
import { dropToken } from './token-cookie.ts';

/** The token being asked about. */
let asking: string | null = null;

/** Finds out whose the token is. One that is refused goes; trouble on the way changes nothing. */
export async function loadUser() {
  const session = readSession();
  const token = readToken();
  if (session.kind === 'guest' || session.user || token === asking) return;
  asking = token;
  try {
    const user = await browserApi(token).get<User>('/accounts/user-data/');
    // Another tab may have signed out, or in as somebody else, meanwhile.
    if (readToken() === token) setUser(user);
  } catch (error) {
    if (readToken() !== token) return;
    if (isRefusal(error)) forgetToken();
    else setUnreachable();
  } finally {
    asking = null;
  }
}

export function forgetToken() {
  dropToken();
  announceSession();
}

/** The shop does not know the token, or not any more. */
export const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;
