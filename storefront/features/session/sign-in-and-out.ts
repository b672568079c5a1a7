import { browserApi } from './browser-api.ts';
import { type News, tellOtherTabs } from './other-tabs.ts';
import { cleanUpAfterSignOut } from './sign-out-cleanup.ts';
import { dropToken, keepToken } from './token-cookie.ts';

/** The page comes again at the same place, now with prices. */
export function signIn(token: string, days: number) {
  keepToken(token, days);
  return reload('signed in');
}

/** The token is given up whether or not the shop could be told. */
export async function signOut() {
  await browserApi()
    .post('/auth-token/token/logout/')
    .catch(() => null);
  dropToken();
  cleanUpAfterSignOut();
  return reload('signed out');
}

/** Only where the shop could be told is it so. */
export async function signOutEverywhere() {
  await browserApi().post('/auth-token/token/logout-everywhere/');
  dropToken();
  cleanUpAfterSignOut();
  return reload('signed out');
}

/** Nothing of this page comes after it. */
function reload(news: News) {
  tellOtherTabs(news);
  window.location.reload();
  return new Promise<never>(() => {});
}
