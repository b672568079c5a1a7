import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);
const files = globSync('{storefront,backoffice}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !isTest(file),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
/** Names chosen by data stand in the contract: payment methods, statuses, roles. */
const names = globSync('contract/**/*.ts', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
/** `${method}Hint`, `state_${name}`: names put together. */
const found = (part: RegExp) =>
  [...sources.values()].flatMap((text) => [...text.matchAll(part)].map(([, one = '']) => one));
const endings = found(/\}([A-Z]\w+)`\]/g);
const beginnings = found(/\[`([a-z]\w*)\$\{/g);
const definitions = files.filter(
  (file) =>
    /\bdefineMessages\(/.test(sources.get(file) ?? '') && file !== 'storefront/i18n/messages.ts',
);

type Words = { ro: Record<string, unknown>; ru: Record<string, unknown> };
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'ro' in value && 'ru' in value;

test('there are words to check', () => {
  expect(definitions.length).toBeGreaterThan(20);
});

describe.each(definitions.filter((file) => file.endsWith('essages.ts')))('%s', (file) => {
  test('says everything in both languages, and nothing that nobody reads', async () => {
    const module: Record<string, unknown> = await import(join(root, file));
    const sets = Object.values(module).filter(isWords);
    expect(sets.length).toBeGreaterThan(0);
    const readers = [...sources].filter(([reader]) => reader !== file).map(([, text]) => text);
    readers.push(...names);
    for (const { ro, ru } of sets) {
      expect(Object.keys(ru)).toEqual(Object.keys(ro));
      for (const [key, text] of Object.entries({ ...ro, ...ru })) {
        if (typeof text === 'string') expect(text.trim(), key).not.toBe('');
        if (endings.some((ending) => key.endsWith(ending))) continue;
        if (beginnings.some((beginning) => key.startsWith(beginning))) continue;
        // As a property, a destructured name, or a name chosen by data.
        const used = new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\b|['"\`]${key}['"\`]`);
        expect(
          readers.some((source) => used.test(source)),
          `${key} is never said`,
        ).toBe(true);
      }
    }
  });
});
