import { useSyncExternalStore } from 'react';
import type { User } from '../../../contract/shapes/account.ts';
import { readToken } from '../../api/token.ts';

/** A customer's data come a moment after the token that makes one, or cannot be had for now. */
export type Session =
  | { kind: 'guest' }
  | { kind: 'customer'; user: User | null; isUnreachable?: boolean };

const guest: Session = { kind: 'guest' };

/** The token the session below was made of. */
let token: string | null = null;
let session: Session = guest;

const watchers = new Set<() => void>();

/** The cookie decides: other tabs write it too. */
export function readSession(): Session {
  const now = readToken();
  if (now !== token) {
    token = now;
    session = now === null ? guest : { kind: 'customer', user: null };
  }
  return session;
}

/** Pages are shared, so the server knows guests alone. */
export const useSession = () => useSyncExternalStore(watchSession, readSession, () => guest);

export function watchSession(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function announceSession() {
  for (const watcher of watchers) watcher();
}

/** The signed-in customer's data, as they are now. */
export function setUser(user: User) {
  if (readSession().kind === 'guest') return;
  session = { kind: 'customer', user };
  announceSession();
}

/** The shop could not be asked whose the token is. */
export function setUnreachable() {
  if (readSession().kind === 'guest') return;
  session = { kind: 'customer', user: null, isUnreachable: true };
  announceSession();
}
