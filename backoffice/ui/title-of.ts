import { locale } from '../i18n.ts';

/** In the reader's language, where it has one in it. */
export const titleOf = ({ title_ro, title_ru }: { title_ro: string; title_ru: string }) =>
  (locale === 'ru' && title_ru) || title_ro;
