import { announceSession } from './session.ts';
import { dropToken } from './token-cookie.ts';

/** Whoever was here is a guest from now on; the page stays as it is, without prices. */
export function forgetToken() {
  dropToken();
  announceSession();
}
