import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

type Import = { from: string; to: string; typeOnly: boolean; lazy: boolean };

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/g;
const LAZY = /import\(\s*'(\.[^']+)'\s*\)/g;

/** Every relative import of the project's own files, by paths from the root. */
function imports(): Import[] {
  const files = globSync(
    '{contract,server,storefront,demo,bench,search-quality,e2e}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  );
  return files.flatMap((from) => {
    const source = readFileSync(join(root, from), 'utf8');
    const target = (path: string) => relative(root, join(root, dirname(from), path));
    return [
      ...[...source.matchAll(IMPORT)].map(([, type, path = '']) => ({
        from,
        to: target(path),
        typeOnly: type !== undefined,
        lazy: false,
      })),
      ...[...source.matchAll(LAZY)].map(([, path = '']) => ({
        from,
        to: target(path),
        typeOnly: false,
        lazy: true,
      })),
    ];
  });
}

const all = imports();
const isTest = (path: string) => path.includes('.test.') || path.startsWith('server/testing/');
const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));

const said = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);

test('there is something to check', () => {
  expect(all.length).toBeGreaterThan(100);
});

test('the contract imports nothing of ours', () => {
  const found = all.filter(({ from, to }) => within(from, 'contract') && !within(to, 'contract'));
  expect(said(found)).toEqual([]);
});

test('the storefront knows the contract and itself', () => {
  const found = all.filter(
    ({ from, to }) => within(from, 'storefront') && !within(to, 'storefront', 'contract'),
  );
  expect(said(found)).toEqual([]);
});

test('the server reaches the storefront through its built entry: in its sources it sees types', () => {
  const found = all.filter(
    ({ from, to, typeOnly }) => within(from, 'server') && within(to, 'storefront') && !typeOnly,
  );
  expect(said(found)).toEqual([]);
});

test('the server loads the demo only where a shop is empty, and then lazily', () => {
  const found = all.filter(
    ({ from, to, lazy }) => within(from, 'server') && within(to, 'demo') && !lazy && !isTest(from),
  );
  expect(said(found)).toEqual([]);
});

test('a feature is used through its public file', () => {
  const feature = (path: string) => /^storefront\/features\/([^/]+)\//.exec(path)?.[1];
  const found = all.filter(({ from, to }) => {
    const used = feature(to);
    // A page's test may show a feature's sample data.
    if (isTest(from) && to.includes('.fixture.')) return false;
    return used !== undefined && used !== feature(from) && !/\/public\.tsx?$/.test(to);
  });
  expect(said(found)).toEqual([]);
});

test('the design system and the layout know no page', () => {
  const found = all.filter(
    ({ from, to }) =>
      within(from, 'storefront/ui', 'storefront/layout') && within(to, 'storefront/pages'),
  );
  expect(said(found)).toEqual([]);
});

test('the design system knows no feature', () => {
  const found = all.filter(
    ({ from, to }) => within(from, 'storefront/ui') && within(to, 'storefront/features'),
  );
  expect(said(found)).toEqual([]);
});

test('domain folders never speak HTTP', () => {
  const domains = [
    'accounts',
    'carts',
    'catalogue',
    'content',
    'favourites',
    'mail',
    'orders',
    'search',
  ];
  const files = domains.flatMap((folder) => globSync(`server/${folder}/**/*.ts`, { cwd: root }));
  const speaking = files
    .filter((file) => !isTest(file))
    .filter((file) => /from 'hono/.test(readFileSync(join(root, file), 'utf8')));
  expect(speaking).toEqual([]);
});
