import * as v from 'valibot';

/** What lists of the back office are asked with. */

export const word = v.pipe(v.string(), v.trim(), v.maxLength(254, 'VALIDATE.INVALID'));
export const moment = v.pipe(v.string(), v.isoTimestamp('VALIDATE.INVALID'));
/** The `next` of the page before. */
export const before = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/, 'VALIDATE.INVALID'),
  v.transform(Number),
);
