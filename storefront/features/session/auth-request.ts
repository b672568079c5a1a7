import type { UserType } from '../../../contract/constants.ts';
import { createStore, useStore } from '../../../kit/state/store.ts';

export type AuthTab = 'login' | 'register';

export type AuthOptions = {
  tab?: AuthTab;
  /** Which of the registration's forms comes first. */
  userType?: UserType;
  /** Why somebody is asked, said above the form. */
  reason?: string;
};

const request = createStore<AuthOptions | null>(null);

/** Asks the person in front of the page to log in or to register. */
export const openAuth = (options: AuthOptions = {}) => request.set(options);

export const askToLogIn = () => openAuth({ tab: 'login' });

export const closeAuth = () => request.set(null);

export const useAuthRequest = () => useStore(request);
