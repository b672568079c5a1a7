import type { Locale } from '../contract/locale.ts';
import type { Message, Messages } from '../kit/i18n/messages.ts';

/** The page is built and loaded in one language; another one means another page. */
export const locale: Locale =
  typeof document === 'object' && document.documentElement.lang === 'ru' ? 'ru' : 'ro';

/** One feature's words in the language of the page. A build leaves the other out of it. */
export function defineMessages<T extends Record<string, Message>>(ro: T, ru: Messages<T>['ru']) {
  return { ro, ru }[locale];
}
