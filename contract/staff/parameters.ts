import * as v from 'valibot';

/** What lists of the back office are asked with. */

export const word = v.pipe(v.string(), v.trim(), v.maxLength(254, 'VALIDATE.INVALID'));
export const moment = v.pipe(v.string(), v.isoTimestamp('VALIDATE.INVALID'));
/** The `next` of the page before. */
const before = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'VALIDATE.INVALID'), v.transform(Number));
/** Rows at a time. */
const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, 'VALIDATE.INVALID'),
    v.transform(Number),
    v.minValue(1, 'VALIDATE.INVALID'),
    v.maxValue(500, 'VALIDATE.INVALID'),
  ),
);

/** How a list is read on, where ids say the order. */
export const paging = { before: v.optional(before), limit };

/** The same where something else does; what a `next` of that list looks like. */
export const pagingBy = <const Cursor extends v.GenericSchema<string, string>>(cursor: Cursor) => ({
  before: v.optional(cursor),
  limit,
});

/** Two whole numbers: what a list is sorted by, and an id. */
export const numbersCursor = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,16}_\d{1,10}$/, 'VALIDATE.INVALID'),
);
