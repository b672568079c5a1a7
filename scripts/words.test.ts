import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);
const files = globSync('{kit,storefront,backoffice}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !isTest(file),
);
const readAll = (paths: string[]) =>
  new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const sources = readAll(files);
/** Names chosen by data stand in the contract: payment methods, statuses, roles. */
const contract = readAll(globSync('contract/**/*.ts', { cwd: root }));

/** In which files a name is read: as a property, destructured, or as data that choose it. */
const readers = new Map<string, Set<string>>();
for (const [file, text] of [...sources, ...contract]) {
  for (const [name] of text.matchAll(/(?<=\.|[{,]\s*)\w+|(?<=(['"`]))[\w-]+(?=\1)/g)) {
    readers.set(name, (readers.get(name) ?? new Set()).add(file));
  }
}
/** `${method}Hint`, `state_${name}`: names put together. */
const found = (part: RegExp) =>
  [...sources.values()].flatMap((text) => [...text.matchAll(part)].map(([, one = '']) => one));
const endings = found(/\}([A-Z]\w+)`\]/g);
const beginnings = found(/\[`([a-z]\w*)\$\{/g);
const definitions = files.filter(
  (file) => /\bdefineMessages\(/.test(sources.get(file) ?? '') && file !== 'kit/i18n/messages.ts',
);

type Words = Record<string, unknown>;
const isObject = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The sets of a file in one language; those of the back office have the page's alone. */
async function wordsIn(file: string, lang: 'ro' | 'ru'): Promise<Words[]> {
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.resetModules();
  const module: Words = await import(join(root, file));
  vi.unstubAllGlobals();
  const sets = Object.values(module).filter(isObject);
  if (file.startsWith('backoffice/')) return sets;
  return sets.map((words) => words[lang]).filter(isObject);
}

test('there are words to check', () => {
  expect(definitions.length).toBeGreaterThan(20);
});

describe.each(definitions.filter((file) => file.endsWith('essages.ts')))('%s', (file) => {
  test('says everything in both languages, and nothing that nobody reads', async () => {
    const [romanian, russian] = [await wordsIn(file, 'ro'), await wordsIn(file, 'ru')];
    expect(romanian.length).toBeGreaterThan(0);
    for (const [at, ro] of romanian.entries()) {
      const ru = russian[at] ?? {};
      expect(Object.keys(ru)).toEqual(Object.keys(ro));
      for (const [key, text] of Object.entries({ ...ro, ...ru })) {
        if (typeof text === 'string') expect(text.trim(), key).not.toBe('');
        if (endings.some((ending) => key.endsWith(ending))) continue;
        if (beginnings.some((beginning) => key.startsWith(beginning))) continue;
        const others = [...(readers.get(key) ?? [])].filter((reader) => reader !== file);
        expect(others, `${key} is never said`).not.toEqual([]);
      }
    }
  });
});
