import * as v from 'valibot';

/** As it stands in the address. The router reads `100` and `true` as what they look like. */
const asText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** A text of the address; what is none is as if nothing was said. */
export const word = v.optional(v.fallback(asText, ''));

/** The same where an empty text means something. */
export const wordOrNone = v.optional(v.fallback(v.optional(asText), undefined));

/** The id of something; what is none is as if nothing was said. */
export const id = v.optional(v.fallback(v.pipe(asText, v.regex(/^\d{1,10}$/)), ''));

/** Several of them, parted by commas. */
export const ids = v.optional(v.fallback(v.pipe(asText, v.regex(/^[\d,]{1,150}$/)), ''));

/**
 * What stands in an address, written as JSON or as it is. `137e61` and `1.50` may be somebody's
 * codes: a number is only what is written as numbers are.
 */
export function readWritten(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(text);
  return value;
}
