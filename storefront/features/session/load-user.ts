import { browserApi } from './browser-api.ts';
import { readSession, setUnreachable, setUser } from './session.ts';

/** The token being asked about. */
let asking: string | null = null;

/** Finds out whose the token is. One that is refused goes; a failure on the way changes nothing. */
export async function loadUser() {
  const session = readSession();
  if (session.kind === 'guest' || session.user || session.token === asking) return;
  const { token } = session;
  asking = token;
  try {
    setUser(token, await browserApi(token).get('/accounts/user-data/'));
  } catch {
    setUnreachable(token);
  } finally {
    asking = null;
  }
}
