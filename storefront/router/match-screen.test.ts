import { expect, test } from 'vitest';
import { matchScreen } from './match-screen.ts';

const Component = () => null;
const load = async () => ({ Component });
const screens = [
  '/',
  '/product/:alias',
  '/catalog/:category/:subcategory',
  '/accounts/reset-password',
].map((path) => ({ name: path, path, load }));

test.each([
  ['/', '/', {}],
  ['/ru', '/', {}],
  ['/ru/', '/', {}],
  ['/product/cablu-nym', '/product/:alias', { alias: 'cablu-nym' }],
  ['/product/cablu-nym/', '/product/:alias', { alias: 'cablu-nym' }],
  ['/ru/product/%D1%8F', '/product/:alias', { alias: 'я' }],
  ['/product/%zz', '/product/:alias', { alias: '%zz' }],
  ['/catalog/a/b', '/catalog/:category/:subcategory', { category: 'a', subcategory: 'b' }],
  ['/accounts/reset-password', '/accounts/reset-password', {}],
])('%s leads to %s', (pathname, name, params) => {
  const found = matchScreen(screens, pathname);
  expect(found?.screen.name).toBe(name);
  expect(found?.params).toEqual(params);
});

test.each([
  '/product',
  '/product/',
  '/product//',
  '/product/a/b',
  '/catalog/a',
  '/russia',
  '/ru/ru',
  '/accounts',
  '//',
  '//product/a',
  '/ru//product/a',
  '/product//a',
])('%s leads nowhere', (pathname) => {
  expect(matchScreen(screens, pathname)).toBeNull();
});
