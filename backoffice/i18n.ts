import type { Locale } from '../contract/locale.ts';

/** The page is built and loaded in one language; another one means another page. */
export const locale: Locale = document.documentElement.lang === 'ru' ? 'ru' : 'ro';
