import { readToken } from '../../api/token.ts';
import { browserApi } from './browser-api.ts';
import { readSession, setUnreachable, setUser } from './session.ts';

/** The token being asked about. */
let asking: string | null = null;

/** Finds out whose the token is. One that is refused goes; a failure on the way changes nothing. */
export async function loadUser() {
  const session = readSession();
  const token = readToken();
  if (session.kind === 'guest' || session.user || token === asking) return;
  asking = token;
  // Meanwhile another tab may have signed out, or in as somebody else.
  const isSame = () => readToken() === token;
  try {
    const user = await browserApi(token).get('/accounts/user-data/');
    if (isSame()) setUser(user);
  } catch {
    if (isSame()) setUnreachable();
  } finally {
    asking = null;
  }
}
