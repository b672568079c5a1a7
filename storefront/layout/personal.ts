import { useSyncExternalStore } from 'react';
import { localStorageKeys } from '../../contract/constants.ts';
import { readToken } from '../api/token.ts';

/**
 * What the frame shows of the person in front of it. Pages are shared, so all of it is read in
 * the browser: the server renders a guest with nothing in the cart.
 */
export const useCartCount = () => usePersonal(() => countOf(localStorageKeys.cart), 0);

export const useFavouriteCount = () =>
  usePersonal(
    () =>
      countOf(readToken() ? localStorageKeys.customerFavourites : localStorageKeys.guestFavourites),
    0,
  );

export const useSession = () => ({ isCustomer: usePersonal(() => readToken() !== null, false) });

export type AuthTab = 'login' | 'registration';

export const openAuth = (tab: AuthTab = 'login') =>
  window.dispatchEvent(new CustomEvent('shop:auth', { detail: { tab } }));

export const signOut = async () => (await import('./sign-out.ts')).signOut();

const usePersonal = <T>(read: () => T, onServer: T) =>
  useSyncExternalStore(subscribe, read, () => onServer);

function subscribe(notify: () => void) {
  window.addEventListener('storage', notify);
  window.addEventListener('shop:change', notify);
  return () => {
    window.removeEventListener('storage', notify);
    window.removeEventListener('shop:change', notify);
  };
}

/** How many lines a stored list has; what cannot be read counts as none. */
function countOf(key: string) {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}
