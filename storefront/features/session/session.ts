import type { User } from '../../../contract/shapes/account.ts';
import { readToken } from '../../api/token.ts';
import { createStore, useStore } from '../../state/store.ts';

/** A customer's data come a moment after the token that makes one, or cannot be had for now. */
export type Session =
  | { kind: 'guest' }
  | { kind: 'customer'; user: User | null; isUnreachable?: boolean };

/** With the token the session was made of. */
type Known = { token: string | null; session: Session };

const guest: Known = { token: null, session: { kind: 'guest' } };

/** The cookie decides: other tabs write it too. */
const store = createStore(guest, (known): Known => {
  const token = readToken();
  if (token === known.token) return known;
  return token === null ? guest : { token, session: { kind: 'customer', user: null } };
});

const sessionOf = ({ session }: Known) => session;

export const readSession = () => sessionOf(store.read());

/** Pages are shared, so the server knows guests alone. */
export const useSession = () => useStore(store, sessionOf);

export const { subscribe: watchSession, notify: announceSession } = store;

/** The signed-in customer's data, as they are now. */
export const setUser = (user: User) => setCustomer({ kind: 'customer', user });

/** The shop could not be asked whose the token is. */
export const setUnreachable = () =>
  setCustomer({ kind: 'customer', user: null, isUnreachable: true });

function setCustomer(session: Session) {
  const { token } = store.read();
  if (token !== null) store.set({ token, session });
}
