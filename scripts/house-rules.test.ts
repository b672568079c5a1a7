import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  allImports as all,
  isTest,
  root,
  said,
  textOf,
  within,
} from './project-imports.fixture.ts';

test('there is something to check', () => {
  expect(all.length).toBeGreaterThan(100);
});

test('the contract imports nothing of ours', () => {
  const found = all.filter(({ from, to }) => within(from, 'contract') && !within(to, 'contract'));
  expect(said(found)).toEqual([]);
});

test('the storefront knows the contract and itself', () => {
  const found = all.filter(
    ({ from, to }) =>
      within(from, 'storefront') &&
      !within(to, 'storefront', 'contract', ...(isTest(from) ? ['testing'] : [])),
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
    .filter((file) => /from 'hono/.test(textOf(file)));
  expect(speaking).toEqual([]);
});
