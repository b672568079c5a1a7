import type { AccountUpdate } from '../../../../contract/forms/account-update.ts';
import { openAuth } from '../../session/auth-request.ts';
import { browserApi } from '../../session/browser-api.ts';
import { readSession, setUser } from '../../session/session.ts';

/** Saves the data of this customer; false where it is no longer they who are signed in here. */
export async function saveAccount(changes: AccountUpdate, userId: number): Promise<boolean> {
  const session = readSession();
  if (session.kind === 'guest') openAuth();
  // Somebody else signed in elsewhere: these data are not theirs.
  if (session.kind === 'guest' || session.user?.id !== userId) return false;
  const { token } = session;
  const answer = await browserApi(token).post('/accounts/create-and-update/', { body: changes });
  setUser(token, answer.user);
  return true;
}
