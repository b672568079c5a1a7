import { contactForm } from '../../../contract/forms/contact.ts';
import { mistakesIn } from '../../../contract/forms/first-issues.ts';
import type { Locale } from '../../../contract/locale.ts';
import { message } from '../../../contract/messages.ts';
import { explainFailure, type Failure } from '../../../kit/forms/explain-failure.ts';
import { browserApi } from '../session/browser-api.ts';

/** Fetched when somebody begins to write: the rules, the shop's messages, the way to send. */

export type ContactFields = { name: string; phone: string; comment: string };

/** Asks the shop to call back, unless a field is wrong. Null where it will. */
export async function requestCall(input: ContactFields, locale: Locale): Promise<Failure | null> {
  const mistakes = findMistakes(input, locale);
  if (mistakes) return mistakes;
  try {
    await browserApi().post('/contacts/contact-page/form/', { body: input });
    return null;
  } catch (error) {
    return refusal(error, locale);
  }
}

export function findMistakes(input: ContactFields, locale: Locale): Failure | null {
  const mistakes = Object.entries(mistakesIn(contactForm, input));
  if (mistakes.length === 0) return null;
  const said = mistakes.flatMap(([field, [key]]) => (key ? [[field, message(key, locale)]] : []));
  return { text: '', fields: Object.fromEntries(said) };
}

/** What is said beside a field is not said twice. */
export function refusal(error: unknown, locale: Locale): Failure {
  const { text, fields } = explainFailure(error, locale);
  const isAboutFields = Object.keys(contactForm.entries).some((name) => name in fields);
  return isAboutFields ? { text: '', fields } : { text, fields: {} };
}
