import { sessionStorageKeys } from '../../../contract/constants.ts';
import { listeners } from '../../../kit/state/listeners.ts';
import { tabTexts } from '../../../kit/state/stored-texts.ts';

const { subscribe, notify } = listeners();

/** What somebody was filling in when they signed out is not for whoever sits down next. */
export function cleanUpAfterSignOut() {
  tabTexts.drop(sessionStorageKeys.typedCheckout);
  notify();
}

/** For what is still on the screen. */
export const onSignOutCleanup = subscribe;
