import { locale } from '../i18n.ts';

/** In the reader's language, where it has one in it. */
export const titleOf = ({ title_ro, title_ru }: { title_ro: string; title_ru: string }) =>
  (locale === 'ru' && title_ru) || title_ro;

/** Of what may not be known, or be gone. */
export const titleIn = (found: Parameters<typeof titleOf>[0] | undefined) =>
  found && titleOf(found);
