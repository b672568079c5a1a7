import * as v from 'valibot';
import { strictForm } from '../../editing/fields.ts';
import { type Operation, staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';

/** The version that was seen; whoever saves over another is told what changed. */
const seen = v.pipe(
  v.number('VALIDATE.INVALID'),
  v.integer('VALIDATE.INVALID'),
  v.minValue(0, 'VALIDATE.INVALID'),
);
const seenText = v.pipe(
  v.string('VALIDATE.REQUIRED'),
  v.regex(/^\d{1,9}$/, 'VALIDATE.INVALID'),
  v.transform(Number),
);

/** Two texts with markup as long as they may be, in letters of two bytes. */
export const LONG_TEXTS = 1024 * 1024;

export type Fields = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** A change names the fields it changes, and the version it was made from. */
export const changeOf = <const F extends Fields>(fields: F) =>
  strictForm({ version: seen, ...v.partial(fields).entries });

type Described<F, Entry, Whole, Query> = {
  fields: F;
  /** What a list tells of each, and what a form is filled with. */
  entry: Entry;
  whole: Whole;
  query: Query;
};

type ListQuery = NonNullable<Operation['query']>;

/** Listing, reading, creating, changing and deleting one kind of content, at /staff/content/KIND/. */
export function kindOperations<
  const Path extends string,
  const F extends Fields,
  const Entry extends v.GenericSchema,
  const Whole extends v.GenericSchema,
  const Query extends ListQuery,
>(path: Path, { fields, entry, whole, query }: Described<F, Entry, Whole, Query>) {
  const all = `/staff/content/${path}/` as const;
  const one = `/staff/content/${path}/{id}/` as const;
  const params = v.object({ id: idText });
  return {
    list: staffOperation('get', all, {
      needs: 'content.read',
      query,
      answer: v.object({
        total: v.number(),
        results: v.array(entry),
        next: v.nullable(v.string()),
      }),
    }),
    read: staffOperation('get', one, {
      needs: 'content.read',
      params,
      answer: whole,
      refusals: [404],
    }),
    create: staffOperation('post', all, {
      needs: 'content.write',
      body: strictForm(fields.entries as F['entries']),
      mostBytes: LONG_TEXTS,
      answer: whole,
      status: 201,
    }),
    change: staffOperation('post', one, {
      needs: 'content.write',
      params,
      body: changeOf(fields),
      mostBytes: LONG_TEXTS,
      answer: whole,
      refusals: [404, 409],
    }),
    remove: staffOperation('delete', one, {
      needs: 'content.write',
      params,
      query: v.object({ version: seenText }),
      answer: noContent,
      status: 204,
      refusals: [404, 409],
    }),
  };
}
