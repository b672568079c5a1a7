import { FetchError } from 'ofetch';
import type { Locale } from '../../../contract/locale.ts';
import { createApi } from '../../api/client.ts';
import { readToken } from '../../api/token.ts';

export type ContactFields = { name: string; phone: string; comment: string };

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'mistakes'; fields: Record<string, string> }
  /** With what the shop says to it, where it says something. */
  | { kind: 'failed'; detail: string | null };

/** Asks the shop to call back. */
export async function sendContact(fields: ContactFields, locale: Locale): Promise<Outcome> {
  const api = createApi({ locale, token: readToken(), fetch: window.fetch.bind(window) });
  try {
    await api.post('/contacts/contact-page/form/', fields);
    return { kind: 'sent' };
  } catch (error) {
    return refusal(error);
  }
}

/** A refusal by field, `{"phone": ["…"]}`, or as a whole, `{"detail": "…"}`. */
export function refusal(error: unknown): Outcome {
  if (!(error instanceof FetchError)) return { kind: 'failed', detail: null };
  const fields: Record<string, string> = {};
  const said: [string, unknown][] = Object.entries(error.data ?? {});
  for (const [field, [first]] of said.filter(isFieldMistake)) fields[field] = first;
  if (error.status === 400 && ['name', 'phone', 'comment'].some((field) => field in fields)) {
    return { kind: 'mistakes', fields };
  }
  const detail = error.data?.detail ?? fields.non_field_errors;
  return { kind: 'failed', detail: typeof detail === 'string' ? detail : null };
}

const isFieldMistake = (entry: [string, unknown]): entry is [string, [string, ...string[]]] =>
  Array.isArray(entry[1]) && typeof entry[1][0] === 'string';
