import { sessionStorageKeys } from '../../../contract/constants.ts';

const EVENT = 'shop:signed-out';

/** What somebody was filling in when they signed out is not for whoever sits down next. */
export function dropLeftBehind() {
  try {
    sessionStorage.removeItem(sessionStorageKeys.checkoutDraft);
  } catch {
    // Then nothing was kept either.
  }
  window.dispatchEvent(new Event(EVENT));
}

/** Calls where something is still on the screen. */
export function onLeftBehind(clear: () => void) {
  window.addEventListener(EVENT, clear);
  return () => window.removeEventListener(EVENT, clear);
}
