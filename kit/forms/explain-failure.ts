import type { Locale } from '../../contract/locale.ts';
import { message } from '../../contract/messages.ts';
import { ApiError } from '../api/api-error.ts';
import { messages } from './messages.ts';

/** What to tell about a request that failed: in one sentence, and beside the fields it names. */
export type Failure = { text: string; fields: Record<string, string> };

export function explainFailure(error: unknown, locale: Locale): Failure {
  const words = messages[locale];
  if (!(error instanceof ApiError)) return only(message('ERROR.UNAVAILABLE', locale));
  if (error.status === undefined) return only(isTimeout(error) ? words.slow : words.unreachable);
  if (error.status === 429 && error.retryAfter) {
    return only(words.tooMany(Math.ceil(error.retryAfter / 60)));
  }
  const said = Object.entries(isRecord(error.data) ? error.data : {}).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? [{ name, first }] : [];
  });
  return {
    text: said[0]?.first ?? message('ERROR.UNAVAILABLE', locale),
    fields: Object.fromEntries(said.map(({ name, first }) => [name, first])),
  };
}

const only = (text: string): Failure => ({ text, fields: {} });

const isTimeout = ({ cause }: ApiError) => cause instanceof Error && cause.name === 'TimeoutError';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
