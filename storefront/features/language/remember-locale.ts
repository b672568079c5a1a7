import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale } from '../../../contract/locale.ts';

/** The home page opens in the language chosen last. */
export function rememberLocale(locale: Locale) {
  const seconds = LOCALE_COOKIE_DAYS * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${seconds}; SameSite=Lax`;
}
