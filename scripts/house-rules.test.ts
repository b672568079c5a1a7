import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  allImports as all,
  asText,
  type Import,
  isTest,
  root,
  textOf,
  within,
} from './project-imports.fixture.ts';

test('there is something to check', () => {
  expect(all.length).toBeGreaterThan(100);
});

test('the contract imports nothing of ours', () => {
  const found = all.filter(({ from, to }) => within(from, 'contract') && !within(to, 'contract'));
  expect(asText(found)).toEqual([]);
});

test('the kit knows the contract and itself', () => {
  const found = all.filter(
    ({ from, to }) =>
      within(from, 'kit') && !within(to, 'kit', 'contract', ...(isTest(from) ? ['testing'] : [])),
  );
  expect(asText(found)).toEqual([]);
});

test('the storefront knows the contract, the kit and itself', () => {
  const found = all.filter(
    ({ from, to }) =>
      within(from, 'storefront') &&
      !within(to, 'storefront', 'kit', 'contract', ...(isTest(from) ? ['testing'] : [])),
  );
  expect(asText(found)).toEqual([]);
});

test('the back office knows the contract, the kit and itself', () => {
  const found = all.filter(
    ({ from, to }) =>
      within(from, 'backoffice') && !within(to, 'backoffice', 'kit', 'contract', 'scripts'),
  );
  expect(asText(found)).toEqual([]);
});

test('the server reaches the storefront through its built entry: in its sources it sees types', () => {
  const found = all.filter(
    ({ from, to, typeOnly }) =>
      within(from, 'server') && within(to, 'kit', 'storefront', 'backoffice') && !typeOnly,
  );
  expect(asText(found)).toEqual([]);
});

test('the server loads the demo only where a shop is empty, and then lazily', () => {
  const found = all.filter(
    ({ from, to, lazy }) => within(from, 'server') && within(to, 'demo') && !lazy && !isTest(from),
  );
  expect(asText(found)).toEqual([]);
});

test('the fake bank knows nothing of the shop, and the shop nothing of it', () => {
  const outwards = all.filter(
    ({ from, to }) =>
      within(from, 'fake-bank') && !within(to, 'fake-bank', ...(isTest(from) ? ['testing'] : [])),
  );
  const inwards = all.filter(
    ({ from, to }) => within(to, 'fake-bank') && !within(from, 'fake-bank') && !isTest(from),
  );
  expect(asText([...outwards, ...inwards])).toEqual([]);
});

test('no two features need each other', () => {
  const feature = (path: string) =>
    /^(?:storefront|backoffice)\/(?:features|resources)\/[^/]+\//.exec(path)?.[0];
  const pairs = all
    .filter(({ from }) => !isTest(from))
    .map(({ from, to }) => [feature(from), feature(to)])
    .filter(([one, other]) => one && other && one !== other)
    .map((pair) => pair.join(' '));
  const known = new Set(pairs);
  const turned = (pair: string) => pair.split(' ').toReversed().join(' ');
  expect([...known].filter((pair) => known.has(turned(pair)))).toEqual([]);
});

test('the design system and the layout know no page', () => {
  const found = all.filter(
    ({ from, to }) =>
      within(from, 'storefront/ui', 'storefront/layout') && within(to, 'storefront/pages'),
  );
  expect(asText(found)).toEqual([]);
});

test('the design system, the forms and the stores know no feature', () => {
  const found = all.filter(
    ({ from, to }) =>
      within(from, 'storefront/ui', 'storefront/forms', 'storefront/state') &&
      within(to, 'storefront/features'),
  );
  expect(asText(found)).toEqual([]);
});

test('what is kept in the browser goes through one place, which survives a closed storage', () => {
  // The script that hides a dismissed announcement is no module: it runs before all of them.
  const files = globSync('{kit,storefront,backoffice}/**/*.{ts,tsx}', { cwd: root });
  const byThemselves = files
    .filter((file) => !isTest(file))
    .filter((file) => /\b(local|session)Storage\b/.test(textOf(file)));
  expect(byThemselves).toEqual(['kit/state/stored-texts.ts']);
});

test('forms of the back office are one element, whose mistakes are told by us and not by the browser', () => {
  const found = globSync('backoffice/**/*.tsx', { cwd: root }).filter((path) =>
    /<form[\s>]/.test(textOf(path)),
  );
  expect(found).toEqual(['backoffice/ui/staff-form.tsx']);
});

test('whoever types a number is read by one reader, which asks where it could be another', () => {
  const files = globSync('{kit,storefront,backoffice}/**/*.{ts,tsx}', { cwd: root });
  const sources = files.filter((path) => !isTest(path));
  // A browser's own number field swallows a comma, and a hand-made reading takes 2.500 for 2,5.
  const byHand =
    /type="number"|type: 'number'|parse(Float|Int)\(|valueAsNumber|\.replace(All)?\((','|\/,\/g?), '\.'\)/;
  expect(sources.filter((path) => byHand.test(textOf(path)))).toEqual([]);
  const ofDecimals = sources.filter((path) => /inputMode\W.*'?decimal/.test(textOf(path)));
  expect(ofDecimals.sort()).toEqual([
    'backoffice/ui/number-field.tsx',
    'storefront/features/catalogue/filters/price-filter.tsx',
  ]);
});

test('whoever types a day or a time is understood by the shop’s clock', () => {
  // By the browser's: of a text without a zone, of parts, and of the day of a moment.
  const byOwnClock =
    /new Date\((`[^`]*T00:00(:00)?`|\w+, \w+)|\.get(Hours|Minutes|Date|Month|FullYear|TimezoneOffset)\(/;
  const found = globSync('backoffice/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    byOwnClock.test(textOf(path)),
  );
  expect(found).toEqual([]);
  const moments = globSync('backoffice/**/*.tsx', { cwd: root }).filter((path) =>
    textOf(path).includes('datetime-local'),
  );
  expect(moments).toEqual(['backoffice/ui/moment-field.tsx']);
});

test('a migration stays as it was written, whatever becomes of the shop', () => {
  const migrations = 'server/base/database/migrations';
  const found = all.filter(({ from, to }) => within(from, migrations) && !within(to, migrations));
  expect(asText(found)).toEqual([]);
});

test('shop and base never speak HTTP', () => {
  const files = globSync('server/{shop,base}/**/*.ts', { cwd: root });
  const speaking = files
    .filter((file) => !isTest(file))
    .filter((file) => /from '@?hono/.test(textOf(file)));
  expect(speaking).toEqual([]);
});

test('whoever serves speaks through the log, which leaves persons out', () => {
  // The start's own words, to whoever started it.
  const spoken = [
    'server/main.ts',
    'server/serve-shop.ts',
    'server/fill-empty-shop.ts',
    'server/base/log/log.ts',
  ];
  const speaking = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !isTest(file) && !/-command\.ts$|\.fixture\.ts$/.test(file))
    .filter((file) => /\bconsole[.[]|process\.std(out|err)\.write/.test(textOf(file)));
  expect(speaking.sort()).toEqual(spoken.sort());
});

test('the index knows no catalogue and no search, search no catalogue, reference data nobody', () => {
  const [reference, index, search, catalogue] = [
    'reference',
    'product-index',
    'search',
    'catalogue',
  ].map((folder) => `server/shop/${folder}`) as [string, string, string, string];
  const forbidden: [string, string[]][] = [
    [reference, [index, search, catalogue]],
    [index, [search, catalogue]],
    [search, [catalogue]],
  ];
  expect(asText(all.filter(goesAgainst(forbidden)))).toEqual([]);
});

test('search goes one way: weighing knows reading, reading the vocabulary, all of them texts', () => {
  const [text, vocabulary, reading, weighing] = ['text', 'vocabulary', 'reading', 'weighing'].map(
    (folder) => `server/shop/search/${folder}`,
  ) as [string, string, string, string];
  const forbidden: [string, string[]][] = [
    [text, [vocabulary, reading, weighing]],
    [vocabulary, [reading, weighing]],
    [reading, [weighing]],
  ];
  expect(asText(all.filter(goesAgainst(forbidden)))).toEqual([]);
});

const goesAgainst =
  (forbidden: [folder: string, others: string[]][]) =>
  ({ from, to }: Import) =>
    forbidden.some(
      ([folder, others]) => within(from, folder) && !isTest(from) && within(to, ...others),
    );

const sourcesOfServer = globSync('{server,demo}/**/*.ts', { cwd: root }).filter(
  (file) => !isTest(file) && !within(file, 'server/base/database/migrations'),
);
const serverFilesWith = (pattern: RegExp) =>
  sourcesOfServer.filter((file) => pattern.test(textOf(file))).sort();

test('every transaction goes through one door, which does again what others overtook', () => {
  expect(serverFilesWith(/\.(transaction|startTransaction)\(|query\('(begin|start)\b/)).toEqual([
    // On connections of their own: one reads a single moment, the other runs in a shop that is shut.
    'server/base/backup/restore-backup.ts',
    'server/base/backup/take-backup.ts',
    'server/base/database/transact.ts',
  ]);
});

test('what no row stands for is locked by its name, and no table is locked whole', () => {
  expect(serverFilesWith(/\block table\b/i)).toEqual([]);
  expect(serverFilesWith(/pg_(try_)?advisory/)).toEqual([
    // Who uses the embedded server locks it for as long as they are there.
    'server/base/database/embedded/membership.ts',
    'server/base/database/lock-name.ts',
  ]);
});

/** A file is a room: what is small and used once lives where it is used. */
test('what has fewer than ten lines and one user lives with its user', () => {
  const files = globSync('{server,demo,contract}/**/*.ts', { cwd: root }).filter(
    (file) => !isTest(file) && !within(file, 'server/base/database/migrations'),
  );
  const alone = files.filter((file) => {
    const users = all.filter(({ from, to }) => to === file && !isTest(from));
    return users.length === 1 && linesOf(file) < 10 && !hasTest(file) && !isTableOfFolder(file);
  });
  expect(alone).toEqual([]);
});

const linesOf = (file: string) => textOf(file).match(/\S.*/g)?.length ?? 0;

/** A rule with cases of its own is worth a file. */
const hasTest = (file: string) =>
  ['.test.ts', '.db.test.ts'].some((ending) =>
    existsSync(join(root, file.replace(/\.ts$/, ending))),
  );

/** Such as energy/energy.ts: what the folder holds, for whoever uses it as a whole. */
const isTableOfFolder = (file: string) => basename(file, '.ts') === basename(dirname(file));
