import * as v from 'valibot';

/** What of a stored value cannot be read: where it stands (empty: all of it) and what was wanted. */
export type Unreadable = { place: string; stored: unknown; wanted: string };

/** How a form is read that is not read key by key, or element by element: its metadata. */
export type Manner = {
  /** Its parts mean nothing without each other: half a point on a map is another point. */
  isWhole?: true;
  /** Of a list: what an element is stands in its place, which another must not take. */
  blank?: unknown;
};

const mannerOf = (form: v.GenericSchema): Manner => v.getMetadata(form);

type Keyed = v.GenericSchema & { entries: Record<string, v.GenericSchema> };
type Listed = v.GenericSchema & { item: v.GenericSchema };

const isKeyed = (form: v.GenericSchema): form is Keyed => form.type === 'object';
const isListed = (form: v.GenericSchema): form is Listed => form.type === 'array';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of what JSON holds itself: a key named `constructor` is not there unless somebody wrote it. */
const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

type Place = { path: (string | number)[]; fallback: unknown; unreadable: Unreadable[] };

/**
 * Reads what any version has stored. What is missing has its default, and so has what is broken, for
 * that key alone; what is readable stays. Keys that nobody knows are passed over.
 */
export function readStored(form: v.GenericSchema, stored: unknown, fallback: unknown) {
  const unreadable: Unreadable[] = [];
  const value = readPart(form, stored, { path: [], fallback, unreadable });
  return { value, unreadable };
}

function readPart(form: v.GenericSchema, stored: unknown, place: Place): unknown {
  if (stored === undefined) return place.fallback;
  const read = v.safeParse(form, readWithin(form, stored, place));
  if (read.success) return read.output;
  tell(place, stored, read.issues[0]);
  return place.fallback;
}

/** With its broken parts replaced; what stays broken is so as a whole. */
function readWithin(form: v.GenericSchema, stored: unknown, place: Place): unknown {
  if (mannerOf(form).isWhole) return stored;
  if (isKeyed(form) && isRecord(stored)) {
    return Object.fromEntries(
      Object.entries(form.entries).map(([key, part]) => [
        key,
        readPart(part, partOf(stored, key), partPlace(place, key)),
      ]),
    );
  }
  if (!isListed(form) || !Array.isArray(stored)) return stored;
  const { blank } = mannerOf(form);
  if (blank !== undefined) {
    return stored.map((element: unknown, at) => {
      const own = partPlace(place, at);
      return readPart(form.item, element, { ...own, fallback: own.fallback ?? blank });
    });
  }
  const kept = stored.filter((element: unknown, at) => {
    const { issues } = v.safeParse(form.item, element);
    if (issues) tell(partPlace(place, at), element, issues[0]);
    return !issues;
  });
  // Empty often means all, or everywhere: never because nothing could be read.
  return kept.length === 0 && stored.length > 0 ? place.fallback : kept;
}

const partPlace = ({ path, fallback, unreadable }: Place, key: string | number): Place => ({
  path: [...path, key],
  fallback: partOf(fallback, key),
  unreadable,
});

/** Without what stands there: a log is read by others. */
function tell({ path, unreadable }: Place, stored: unknown, issue: v.BaseIssue<unknown>) {
  unreadable.push({
    place: path.join('.'),
    stored,
    wanted: issue.expected ?? issue.type,
  });
}

/**
 * What is saved, with the keys of the stored value that this version does not know: a newer one has
 * written them, and finds them again after the older one was started for a while.
 */
export function withForeignKeys(form: v.GenericSchema, stored: unknown, value: unknown): unknown {
  if (!isKeyed(form) || !isRecord(stored) || !isRecord(value)) return value;
  const foreign = Object.entries(stored).filter(([key]) => !Object.hasOwn(form.entries, key));
  const own = Object.entries(form.entries).map(([key, part]) => [
    key,
    withForeignKeys(part, partOf(stored, key), value[key]),
  ]);
  return Object.fromEntries([...foreign, ...own]);
}
