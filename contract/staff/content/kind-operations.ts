import * as v from 'valibot';
import { strictForm } from '../../editing/fields.ts';
import { type Operation, operation } from '../../operation.ts';
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
  /** Of its operations: `ContentPage` gives `staffCreateContentPage`. */
  name: string;
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
>(path: Path, { name, fields, entry, whole, query }: Described<F, Entry, Whole, Query>) {
  const all = `/staff/content/${path}/` as const;
  const one = `/staff/content/${path}/{id}/` as const;
  const params = v.object({ id: idText });
  return {
    list: operation({
      id: `staffList${name}s`,
      method: 'get',
      access: 'staff',
      needs: 'content.read',
      path: all,
      summary: `${name}: all of them, with their state and missing languages`,
      query,
      answer: v.object({
        total: v.number(),
        results: v.array(entry),
        next: v.nullable(v.string()),
      }),
    }),
    read: operation({
      id: `staffRead${name}`,
      method: 'get',
      access: 'staff',
      needs: 'content.read',
      path: one,
      summary: `${name}: one, as it is edited`,
      params,
      answer: whole,
      refusals: [404],
    }),
    create: operation({
      id: `staffCreate${name}`,
      method: 'post',
      access: 'staff',
      needs: 'content.write',
      path: all,
      summary: `${name}: a new one`,
      body: strictForm(fields.entries as F['entries']),
      mostBytes: LONG_TEXTS,
      answer: whole,
      status: 201,
    }),
    change: operation({
      id: `staffChange${name}`,
      method: 'post',
      access: 'staff',
      needs: 'content.write',
      path: one,
      summary: `${name}: change the given fields`,
      params,
      body: changeOf(fields),
      mostBytes: LONG_TEXTS,
      answer: whole,
      refusals: [404, 409],
    }),
    remove: operation({
      id: `staffDelete${name}`,
      method: 'delete',
      access: 'staff',
      needs: 'content.write',
      path: one,
      summary: `${name}: delete one`,
      params,
      query: v.object({ version: seenText }),
      answer: noContent,
      status: 204,
      refusals: [404, 409],
    }),
  };
}
