import { MAX_ID } from './constants.ts';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type QueryParams = Readonly<Record<string, QueryValue>>;

/**
 * A query string people can read: only what would break it is percent-encoded, that is
 * `# & + %`, spaces and control characters (which addresses drop silently).
 * Empty values are left out; the order is by name, so that one wish has one address.
 */
export function writeQuery(params: QueryParams): string {
  // Of many names few have a value, as a rule, and only those are sorted.
  return Object.keys(params)
    .filter((name) => textOf(params[name]) !== '')
    .sort()
    .map((name) => `${name}=${escapeBreaking(textOf(params[name]))}`)
    .join('&');
}

/** `[1,2]`, as the brand page's products are asked for; nothing for an empty list. */
export const bracketedList = (ids: readonly number[]): string =>
  ids.length === 0 ? '' : `[${ids.join(',')}]`;

/** Reads `1,2` and `[1,2]`; what is no id is left out. */
export function readIds(text: string): number[] {
  return text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter((id) => id > 0 && id <= MAX_ID);
}

function textOf(value: QueryValue): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

const escapeBreaking = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  text.replace(/[\u0000-\u0020#%&+\u007f]/g, encodeURIComponent);
