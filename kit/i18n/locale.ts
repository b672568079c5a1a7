import { createContext, useContext } from 'react';
import { defaultLocale, type Locale, localePrefix } from '../../contract/locale.ts';

/** The address says the language: /ru and below is Russian, everything else Romanian. */
export const localeOfPath = (pathname: string): Locale =>
  pathname === '/ru' || pathname.startsWith('/ru/') ? 'ru' : defaultLocale;

/** The language of everything inside. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export const useLocale = (): Locale => useContext(LocaleContext);

/** `/cart` as this language's address. */
export const localPath = (locale: Locale, path: string) =>
  `${localePrefix(locale)}${path}`.replace(/(.)\/$/, '$1') || '/';

/** The same page in the other language. Two slashes at the start would name another site. */
export const pathInLocale = (pathname: string, locale: Locale) =>
  localPath(locale, pathname.replace(/^(\/ru(?=\/|$))?\/*/, '/'));
