import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allImports, asText, isTest, root, textOf, within } from './project-imports.fixture.ts';

const testFiles = globSync(
  [
    '{contract,kit,server,storefront,backoffice,demo,fake-bank,search-quality,scripts,bench}/**/*.{test,fixture}.{ts,tsx}',
    'server/testing/**/*.ts',
    'e2e/**/*.ts',
  ],
  { cwd: root },
).filter((file) => file !== 'scripts/test-rules.test.ts');

/** What makes a test depend on how fast a machine is, and what stands in its place. */
const banned: [what: RegExp, instead: string][] = [
  [/\bsetTimeout\(|timers\/promises|waitForTimeout/, 'wait for what should happen: soon(), a gate'],
  [/\bvi\.wait(For|Until)\b|expect\.poll/, 'use soon() of testing/soon.ts'],
  [/\btimeout: (?!PATIENCE\b)|Timeout\(\s*\d/, 'the only limits are those of testing/patience.ts'],
  [/\},\s*\d[\d_]*,?\s*\);/, 'a test has no limit of its own: vitest.config.ts gives it one'],
  [/performance\.now|hrtime|Date\.now\(\) - /, 'effort is measured by testing/processor-time.ts'],
  [/\bretry: |\.(skip|only|todo|fails)\b|\.(skip|run)If\(/, 'every test runs, once, and passes'],
];

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

test.each(banned)('no test and no fixture holds %s', (what, instead) => {
  const found = testFiles.flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(new RegExp(what, 'g'))].map(
      (match) => `${file}:${lineOf(text, match.index)} ${match[0].trim()}: ${instead}`,
    );
  });
  expect(found).toEqual([]);
});

test('what needs PostgreSQL is named *.db.test.ts, and nothing else is', () => {
  const imported = Map.groupBy(
    allImports.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  );
  const needs = ['server/testing/databases.ts', 'server/base/database/embedded/start-embedded.ts'];
  function reaches(file: string, seen = new Set<string>()): boolean {
    if (needs.includes(file)) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return (imported.get(file) ?? []).some(({ to }) => reaches(to, seen));
  }
  const suites = testFiles.filter((file) => file.includes('.test.') && !within(file, 'e2e'));
  const named = suites.filter((file) => file.endsWith('.db.test.ts'));
  expect(named.length).toBeGreaterThan(10);
  expect(suites.filter((file) => reaches(file))).toEqual(named);
});

test('what tests share knows nothing of the shop, and the shop nothing of it', () => {
  const outwards = allImports.filter(
    ({ from, to }) => within(from, 'testing') && !within(to, 'testing'),
  );
  const inwards = allImports.filter(
    ({ from, to }) => within(to, 'testing') && !isTest(from) && from !== 'vitest.config.ts',
  );
  expect(asText([...outwards, ...inwards])).toEqual([]);
});
