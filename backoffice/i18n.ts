import type { Locale } from '../contract/locale.ts';
import { defineMessages as inBoth, type Message, type Pairs } from '../kit/i18n/messages.ts';

/** The page is built and loaded in one language; another one means another page. */
export const locale: Locale =
  typeof document === 'object' && document.documentElement.lang === 'ru' ? 'ru' : 'ro';

/** One feature's words in the language of the page. */
export const defineMessages = <T extends Record<string, Message>>(pairs: Pairs<T>) =>
  inBoth(pairs)[locale];
