import type { Locale } from '../../../contract/locale.ts';
import { pathInLocale } from '../../../kit/i18n/locale.ts';

/** Banners name a page of ours once, for both languages; other addresses stay as they are. */
export const localLink = (link: string, locale: Locale) =>
  link.startsWith('/') ? pathInLocale(link, locale) : link;
