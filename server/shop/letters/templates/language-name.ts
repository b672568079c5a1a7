import type { Locale } from '../../../../contract/locale.ts';

/** The name of a language, told in a language: in which one to answer a customer. */
export const languageName: Record<Locale, Record<Locale, string>> = {
  ro: { ro: 'română', ru: 'rusă' },
  ru: { ro: 'румынский', ru: 'русский' },
};
