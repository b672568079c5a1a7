import { contactForm } from '../../../contract/forms/contact.ts';
import { mistakesIn } from '../../../contract/forms/first-issues.ts';
import type { Locale } from '../../../contract/locale.ts';
import { message } from '../../../contract/messages.ts';
import { explainFailure } from '../../forms/explain-failure.ts';
import { browserApi } from '../session/public.ts';

/** Fetched when somebody begins to write: the rules, the shop's messages, the way to send. */

export type ContactFields = { name: string; phone: string; comment: string };

type Mistakes = { [Field in keyof ContactFields]?: string | undefined };

export type Outcome =
  | { kind: 'sent' }
  /** Beside the fields, in the person's language. */
  | { kind: 'mistakes'; fields: Mistakes }
  | { kind: 'failed'; why: string };

/** Asks the shop to call back, unless a field is wrong. */
export async function requestCall(input: ContactFields, locale: Locale): Promise<Outcome> {
  const mistakes = findMistakes(input, locale);
  if (mistakes) return { kind: 'mistakes', fields: mistakes };
  try {
    await browserApi().post('/contacts/contact-page/form/', { body: input });
    return { kind: 'sent' };
  } catch (error) {
    return refusal(error, locale);
  }
}

export function findMistakes(input: ContactFields, locale: Locale): Mistakes | null {
  const mistakes = Object.entries(mistakesIn(contactForm, input));
  if (mistakes.length === 0) return null;
  return Object.fromEntries(
    mistakes.flatMap(([field, [key]]) => (key ? [[field, message(key, locale)]] : [])),
  );
}

export function refusal(error: unknown, locale: Locale): Outcome {
  const { text, fields } = explainFailure(error, locale);
  const isAboutFields = Object.keys(contactForm.entries).some((name) => name in fields);
  return isAboutFields ? { kind: 'mistakes', fields } : { kind: 'failed', why: text };
}
