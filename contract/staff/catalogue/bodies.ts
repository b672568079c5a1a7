import * as v from 'valibot';

/** What the bodies of the catalogue's operations are made of. */

/** The version that was seen: whoever saves over a later one is told what changed. */
export const version = v.pipe(
  v.number('VALIDATE.INVALID'),
  v.integer('VALIDATE.INVALID'),
  v.minValue(1, 'VALIDATE.INVALID'),
);

/** The same in an address. */
export const versionText = v.pipe(
  v.string('VALIDATE.REQUIRED'),
  v.regex(/^\d{1,9}$/, 'VALIDATE.INVALID'),
  v.transform(Number),
);

export const body = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? 'VALIDATE.UNKNOWN_FIELD' : 'VALIDATE.REQUIRED',
  );

/**
 * The fields of a form as they were written. The verb parses them, and names what is wrong by the
 * form's own fields: read twice, lei would become bani twice.
 */
export const written = <Fields extends object>() =>
  v.custom<Fields>(
    (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    'VALIDATE.INVALID',
  );

/** The same of a list of forms. */
export const writtenList = <Fields extends unknown[]>() =>
  v.custom<Fields>((input) => Array.isArray(input), 'VALIDATE.INVALID');

/** Texts with markup in two languages take more room than other forms. */
export const MOST_FORM_BYTES = 2 * 2 ** 20;

/** What was saved, and the version it has by now. */
export const saved = v.object({ id: v.union([v.number(), v.string()]), version: v.number() });
