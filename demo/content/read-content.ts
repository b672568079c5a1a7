import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { fail, readText } from '../data-files.ts';
import type { Text } from '../records.ts';

/** What texts say of the shop by name, such as `{lei.free}` or `{identity.legalAddress.ro}`. */
export type Facts = { readonly [name: string]: string | number | Facts };

function fill(text: string, facts: Facts, place: string): string {
  return text.replace(/\{([a-zA-Z.]+)\}/g, (_, path: string) => {
    const found = path
      .split('.')
      .reduce<string | number | Facts | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        facts,
      );
    if (found === undefined || typeof found === 'object')
      fail({ place }, `nothing is called ${path}`);
    return String(found);
  });
}

export function readJson<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  facts: Facts = {},
): v.InferOutput<Schema> {
  const place = `demo/data/${name}`;
  const parsed = v.safeParse(schema, JSON.parse(fill(readText(name), facts, place)));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return fail({ place }, `${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/** `name: value` line by line, then longer texts, each after its name in a line `--- name`. */
export function readTexts(name: string, facts: Facts) {
  const place = `demo/data/${name}`;
  const [head = '', ...blocks] = fill(readText(name), facts, place).split(/^--- /m);
  const fields = new Map<string, string>();
  for (const [at, line] of head.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, key, value] =
      /^([\w. ]+): (.+)$/.exec(line) ?? fail({ place: `${place}:${at + 1}` }, 'no “name: value”');
    fields.set(key ?? '', value ?? '');
  }
  for (const block of blocks) {
    const end = block.indexOf('\n');
    fields.set(block.slice(0, end), block.slice(end).trim());
  }
  const one = (key: string) => fields.get(key) ?? fail({ place }, `no ${key}`);
  return {
    one,
    both: (key: string): Text => ({ ro: one(`${key}.ro`), ru: one(`${key}.ru`) }),
    choice: <T extends string>(key: string, among: readonly T[]): T =>
      among.find((known) => known === one(key)) ?? fail({ place }, `${key}: ${among.join(', ')}`),
  };
}

export const readFolder = (folder: string, facts: Facts) =>
  readdirSync(new URL(`../data/${folder}/`, import.meta.url))
    .toSorted()
    .map((file) => readTexts(`${folder}/${file}`, facts));
