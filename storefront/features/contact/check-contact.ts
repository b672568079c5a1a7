import { contactForm } from '../../../contract/forms/contact.ts';
import { mistakesIn } from '../../../contract/forms/first-issues.ts';
import type { Locale } from '../../../contract/locale.ts';
import { message } from '../../../contract/messages.ts';

/** What is wrong with each field, said to the person. The rules are fetched when they are needed. */
export function checkContact(input: unknown, locale: Locale): Record<string, string> {
  const mistakes = Object.entries(mistakesIn(contactForm, input));
  return Object.fromEntries(
    mistakes.flatMap(([field, [key]]) => (key ? [[field, message(key, locale)]] : [])),
  );
}
