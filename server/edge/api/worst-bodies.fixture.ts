import type { GenericSchema } from 'valibot';

/** The bodies that take longest to read, made from what a schema lets through. */

type Described = GenericSchema & {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  key?: GenericSchema;
  value?: GenericSchema;
  wrapped?: GenericSchema;
  options?: (GenericSchema | string)[];
  literal?: unknown;
  pipe?: (GenericSchema & { requirement?: unknown })[];
};

/** Of the elements of a list: what is wrong at once, of each kind, as short as it can be. */
const junk = ['{}', '0', '""'];

const repeated = (text: string, bytes: number) =>
  text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));

/** Enough of a text, of names and of elements by turns for a cost that grows faster to be seen. */
const [LONG_TEXT, MANY_NAMES, MANY_ELEMENTS] = [20_000, 50_000, 100_000];

/** What makes text take the square of its length: to compose, to trim, to look for in vain. */
const texts = (room: number) => {
  const bytes = Math.min(room, LONG_TEXT);
  return [
    repeated('x', bytes),
    `x${repeated('\u0300\u0316', bytes)}`,
    `x${repeated(' ', bytes)}x`,
    `https://${repeated('a.', bytes)} x`,
    `${repeated('a', bytes)},:#`,
    `${repeated('a.', bytes)}@`,
    repeated('1', bytes),
    repeated('<', bytes),
  ];
};

/** In the place of something else: every letter may be taken for an element or a name. */
const longText = (bytes: number) => JSON.stringify(repeated('x', bytes - 2));

const list = (element: string, bytes: number) =>
  `[${repeated(`${element},`, bytes - element.length - 2)}${element}]`;

const fields = (names: string[], value: string) =>
  `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** As many names as fit, of the kind that `name` makes. */
function named(name: (at: number) => string, value: string, bytes: number) {
  const names: string[] = [];
  for (let left = Math.min(bytes, MANY_NAMES) - 2, at = 1; left > 0; at++) {
    const one = `"${name(at)}":${value}`;
    names.push(one);
    left -= one.length + 1;
  }
  return `{${names.slice(0, -1).join(',')}}`;
}

const most = (schema: Described) =>
  Number(
    schema.pipe?.find(({ type }) => /^(max_)?(length|entries)$/.test(type))?.requirement ?? 1_000,
  );

/** JSON of about so many bytes, one for each way in which a part of it can be too much. */
export function worstBodies(schema: GenericSchema, bytes: number): string[] {
  const { type, entries, item, value, wrapped, options, pipe } = schema as Described;
  const inner = pipe?.filter(({ kind, type: name }) => kind === 'schema' && name !== type) ?? [];
  const further = inner.flatMap((one) => worstBodies(one, bytes));
  if (wrapped) return [...worstBodies(wrapped, bytes), ...further];
  if (entries) {
    const names = Object.keys(entries);
    return [
      fields(names, 'null'),
      '{}',
      named((at) => `unknown${at}`, '0', bytes),
      `{${JSON.stringify(repeated('x', bytes))}:0}`,
      longText(bytes),
      ...Object.entries(entries).flatMap(([name, entry]) =>
        worstBodies(entry, bytes - name.length - 5).map((body) => fields([name], body)),
      ),
      ...further,
    ];
  }
  if (item) {
    const [count, room] = [most(schema as Described), bytes - 2];
    const each = Math.floor(Math.min(room, MANY_ELEMENTS) / count) - 1;
    const elements = distinct(worstBodies(item, each));
    return [
      ...junk.map((one) => list(one, bytes)),
      ...elements.map((one) => `[${Array(count).fill(one).join(',')}]`),
      ...worstBodies(item, room).map((one) => `[${one}]`),
      longText(bytes),
      ...further,
    ];
  }
  if (value) {
    return [
      ...['0', '{}', '[]', '[0]'].flatMap((one) => [
        named(String, one, bytes),
        named((at) => `a${'_abcdefghij'.charAt(at % 11)}${at.toString(36)}`, one, bytes),
      ]),
      ...worstBodies(value, bytes - 6).map((one) => fields(['1'], one)),
      longText(bytes),
      ...further,
    ];
  }
  if (options && type !== 'picklist') {
    return (options as GenericSchema[]).flatMap((one) => withKind(one, bytes));
  }
  if (type === 'string') return texts(bytes - 10).map((text) => JSON.stringify(text));
  if (type === 'unknown' || type === 'custom') {
    return ['[0]', '{}', '0'].map((one) => list(one, bytes));
  }
  return [
    'null',
    ...texts(bytes - 10)
      .slice(0, 1)
      .map((text) => JSON.stringify(text)),
  ];
}

/** One of several kinds says which it is. */
function withKind(option: GenericSchema, bytes: number) {
  const { entries = {} } = option as Described;
  const kinds = Object.entries(entries).flatMap(([name, entry]) =>
    entry.type === 'literal' ? [[name, (entry as Described).literal] as const] : [],
  );
  const kindFields = JSON.stringify(Object.fromEntries(kinds)).slice(1, -1);
  return worstBodies(option, bytes - kindFields.length).map((body) =>
    kindFields && body.startsWith('{"') ? `{${kindFields},${body.slice(1)}` : body,
  );
}

const distinct = (bodies: string[]) => [...new Set(bodies)];
