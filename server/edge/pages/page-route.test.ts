import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageRoute } from './page-route.ts';

test.each([
  ['/', 'page /'],
  ['/ru', 'page /'],
  ['/ru/product/cablu-nym', 'page /product/*'],
  ['/catalog/cabluri/cupru/nym', 'page /catalog/*'],
  ['/search', 'page /search'],
  ['/russia', 'page unknown'],
  ['/wp-admin/setup.php', 'page unknown'],
])('%s is %s', (path, route) => {
  expect(pageRoute(path)).toBe(route);
});

test('every screen of the storefront is known', () => {
  const source = readFileSync(
    new URL('../../../storefront/storefront.ts', import.meta.url),
    'utf8',
  );
  const paths = [...source.matchAll(/screen\(\s*'[\w-]+',\s*'([^']+)'/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => pageRoute(path ?? '') === 'page unknown')).toEqual([]);
});
