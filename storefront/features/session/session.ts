import type { User } from '../../../contract/shapes/account.ts';
import { createStore, useStore } from '../../../kit/state/store.ts';
import { readToken } from '../../api/token.ts';

/** A customer's data come a moment after the token that makes one, or cannot be had for now. */
export type Session =
  | { kind: 'guest' }
  | { kind: 'customer'; token: string; user: User | null; isUnreachable?: boolean };

const guest: Session = { kind: 'guest' };

/** The cookie decides: other tabs write it too. */
const store = createStore(guest, (session): Session => {
  const token = readToken();
  if (token === tokenOf(session)) return session;
  return token === null ? guest : { kind: 'customer', token, user: null };
});

export const tokenOf = (session: Session) => (session.kind === 'guest' ? null : session.token);

export const readSession = store.read;

/** Pages are shared, so the server knows guests alone. */
export const useSession = () => useStore(store);

export const { subscribe: watchSession, notify: announceSession } = store;

/** The data of the customer with this token, as they are now. */
export const setUser = (token: string, user: User) =>
  setCustomer({ kind: 'customer', token, user });

/** The shop could not be asked whose the token is. */
export const setUnreachable = (token: string) =>
  setCustomer({ kind: 'customer', token, user: null, isUnreachable: true });

/** Meanwhile another tab may have signed out, or in as somebody else. */
function setCustomer(session: Session) {
  if (readToken() === tokenOf(session)) store.set(session);
}
