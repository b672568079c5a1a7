import * as v from 'valibot';
import { MAX_ID } from '../constants.ts';
import { lines, requiredLines, requiredText, text } from '../forms/fields.ts';
import { listOf, recordOf } from '../forms/list.ts';
import { toBani } from '../money.ts';
import type { EditingMessageKey } from './messages.ts';

/** The fields the shop's people fill in. A mistake is named by the key of its message. */

const says = (key: EditingMessageKey) => key;

/** A form whose unknown and missing fields are named as such. */
export const strictForm = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? 'VALIDATE.UNKNOWN_FIELD' : 'VALIDATE.REQUIRED',
  );

/** Titles of things, and texts of pages with their markup. */
export const title = requiredText('VALIDATE.REQUIRED', 300);
/** Missing Russian falls back to Romanian. */
export const titleRu = v.optional(text(300), '');
export const paragraph = v.optional(lines(2_000), '');
export const markup = v.optional(lines(100_000), '');
export const requiredMarkup = requiredLines('VALIDATE.REQUIRED', 100_000);

export const slug = v.pipe(
  v.string(says('EDIT.SLUG')),
  v.regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, says('EDIT.SLUG')),
  v.maxLength(200, 'VALIDATE.TOO_LONG'),
);
export const key = v.pipe(
  v.string(says('EDIT.KEY')),
  v.regex(/^[a-z][a-z0-9_]{0,49}$/, says('EDIT.KEY')),
);

export const whole = (min: number, max: number) =>
  v.pipe(
    v.number(says('EDIT.WHOLE')),
    v.integer(says('EDIT.WHOLE')),
    v.minValue(min, says('EDIT.WHOLE')),
    v.maxValue(max, says('EDIT.WHOLE')),
  );
export const optionalWhole = (min: number, max: number) =>
  v.optional(v.nullable(whole(min, max)), null);
export const reference = whole(1, MAX_ID);
export const position = v.optional(whole(0, 1_000_000), 0);

const MAX_LEI = 20_000_000;

/** Lei in, bani out. */
export const priceInLei = v.pipe(
  v.number(says('EDIT.PRICE')),
  v.minValue(0.01, says('EDIT.PRICE')),
  v.maxValue(MAX_LEI, says('EDIT.PRICE')),
  // What is too much is refused above, and cannot be counted in bani.
  v.check(
    (lei) => Math.abs(lei) > MAX_LEI || Math.abs(toBani(lei) / 100 - lei) < 1e-9,
    says('EDIT.PRICE'),
  ),
  v.transform(toBani),
);

/** The largest picture or document somebody can bring. */
export const MOST_FILE_BYTES = 20 * 2 ** 20;

/** Of a stored file. */
export const file = v.pipe(
  v.string(says('EDIT.FILE')),
  v.regex(/^\/media\/[a-z]+\/[a-z0-9][a-z0-9._-]{0,150}$/, says('EDIT.FILE')),
);
export const optionalFile = v.optional(v.nullable(file), null);

export const moment = v.pipe(v.string(says('EDIT.TIMES')), v.isoTimestamp(says('EDIT.TIMES')));
export const optionalMoment = v.optional(v.nullable(moment), null);

const bound = (most: number) => ({ most, many: says('EDIT.MANY'), wrong: 'VALIDATE.INVALID' });

export const list = <const S extends v.GenericSchema>(item: S, most: number) =>
  listOf(item, bound(most));

/** By names, each once. */
export const named = <
  const K extends v.GenericSchema<string, string>,
  const S extends v.GenericSchema,
>(
  key: K,
  item: S,
  most: number,
) => recordOf(key, item, bound(most));

/** A list in which nothing stands twice. */
export const listOnce = <const S extends v.GenericSchema>(
  item: S,
  most: number,
  nameOf: (item: v.InferOutput<S>) => unknown = (one) => one,
) =>
  v.pipe(
    list(item, most),
    v.check((items) => new Set(items.map(nameOf)).size === items.length, says('EDIT.TWICE')),
  );

/** Both times given, the end comes after the beginning. */
export const endsAfterStart = <Name extends string>(
  start: Name,
  input: Partial<Record<Name | 'ends_at', string | null | undefined>>,
) => {
  const [from, to] = [input[start], input.ends_at];
  return !from || !to || Date.parse(to) > Date.parse(from);
};
