import type { Locale } from '../../contract/locale.ts';
import { STAFF_LOCALE_COOKIE } from '../../contract/staff/constants.ts';
import type { Permission } from '../../contract/staff/permissions.ts';
import type { Session } from '../../contract/staff/shapes.ts';
import { createStore, useStore } from '../../kit/state/store.ts';
import { locale } from '../i18n.ts';

/** Who works here, as the shop said last; null before signing in and after. */
export const session = createStore<Session | null>(null);

/** Takes over what the shop says of who is signed in. Who reads the other language gets that page. */
export function takeSession(signedIn: Session) {
  session.set(signedIn);
  if (signedIn.person.locale !== locale) openInLanguage(signedIn.person.locale);
}

export function openInLanguage(chosen: Locale) {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way to write one is not in every browser
  document.cookie = `${STAFF_LOCALE_COOKIE}=${chosen}; path=/admin; max-age=${year}; samesite=strict`;
  location.reload();
}

/** For screens, which are only shown to somebody. */
export function useSession(): Session {
  const signedIn = useStore(session);
  if (!signedIn) throw new Error('nobody is signed in');
  return signedIn;
}

/** Whether whoever is signed in has the permission, or one of them, if any is needed. The shop asks again at every call. */
export const useMay = (needed: Needed): boolean => isHeld(needed, useStore(session));

/** The same once, where nothing is drawn by it. */
export const may = (needed: Needed): boolean => isHeld(needed, session.read());

type Needed = Permission | readonly Permission[] | undefined;

const isHeld = (needed: Needed, who: Session | null) =>
  needed === undefined || [needed].flat().some((one) => who?.permissions.includes(one));
