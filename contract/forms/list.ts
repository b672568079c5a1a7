import * as v from 'valibot';

/**
 * Lists, and records of what has a name, whose length is judged before what stands in them: looking at
 * each takes longer than sending it.
 */

type Bound = { most: number; many: string; wrong: string };

export const listOf = <const S extends v.GenericSchema>(item: S, { most, many, wrong }: Bound) =>
  boundedFirst(
    (input) => !Array.isArray(input) || input.length <= most,
    many,
    v.pipe(v.array(item, wrong), v.maxLength(most, many)),
  );

export const recordOf = <
  const K extends v.GenericSchema<string, string>,
  const S extends v.GenericSchema,
>(
  key: K,
  item: S,
  { most, many, wrong }: Bound,
) =>
  boundedFirst(
    (input) => hasAtMost(most, input),
    many,
    v.pipe(v.record(key, item, wrong), v.maxEntries(most, many)),
  );

/** A text has a name for each of its letters: it is none of those that are counted. */
export const hasAtMost = (most: number, input: unknown) =>
  typeof input !== 'object' || input === null || Object.keys(input).length <= most;

/** What a quick look does not refuse. */
export function boundedFirst<const S extends v.GenericSchema>(
  fits: (input: unknown) => boolean,
  many: string,
  whole: S,
): S {
  const first = v.pipe(v.unknown(), v.check(fits, many));
  const run: v.GenericSchema['~run'] = (dataset, config) => {
    const { value, issues } = first['~run']({ value: dataset.value }, config);
    return issues ? { typed: false, value, issues } : whole['~run'](dataset, config);
  };
  return { ...whole, '~run': run };
}
