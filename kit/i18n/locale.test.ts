import { expect, test } from 'vitest';
import { localeOfPath, pathInLocale } from './locale.ts';

test.each([
  ['/', '/', '/ru'],
  ['/ru', '/', '/ru'],
  ['/ru/', '/', '/ru'],
  ['/news', '/news', '/ru/news'],
  ['/ru/news/', '/news', '/ru/news'],
  ['/russia', '/russia', '/ru/russia'],
])('%s is %s in Romanian and %s in Russian', (pathname, ro, ru) => {
  expect([pathInLocale(pathname, 'ro'), pathInLocale(pathname, 'ru')]).toEqual([ro, ru]);
});

test('whatever the address, the other language is on this site', () => {
  expect(pathInLocale('/ru//evil.example/x', 'ro')).toBe('/evil.example/x');
  expect(pathInLocale('//evil.example/x', 'ro')).toBe('/evil.example/x');
  expect(pathInLocale('//evil.example', 'ru')).toBe('/ru/evil.example');
});

test('Russian is /ru and what is below it', () => {
  expect(['/ru', '/ru/news', '/', '/russia', '/news/ru'].map(localeOfPath)).toEqual([
    'ru',
    'ru',
    'ro',
    'ro',
    'ro',
  ]);
});
