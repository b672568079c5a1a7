import type { Locale } from '../../../contract/locale.ts';

/** A text that settings hold in both languages; missing Russian falls back to Romanian. */
export const inLocale = (text: Record<Locale, string>, locale: Locale) =>
  text[locale].trim() || text.ro;
