import { useSyncExternalStore } from 'react';
import type { UserType } from '../../../contract/constants.ts';

export type AuthTab = 'login' | 'register';

export type AuthOptions = {
  tab?: AuthTab;
  /** Which of the registration's forms comes first. */
  userType?: UserType;
  /** Why somebody is asked, said above the form. */
  reason?: string;
};

let request: AuthOptions | null = null;
const watchers = new Set<() => void>();

/** Asks the person in front of the page to log in or to register. */
export const openAuth = (options: AuthOptions = {}) => change(options);

export const closeAuth = () => change(null);

export const useAuthRequest = () =>
  useSyncExternalStore(
    watch,
    () => request,
    () => null,
  );

function change(next: AuthOptions | null) {
  request = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
