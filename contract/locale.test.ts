import { expect, test } from 'vitest';
import { localePrefix, parseAcceptLanguage } from './locale.ts';

test.each([
  ['no header', undefined, 'ro'],
  ['an empty header', '', 'ro'],
  ['Romanian', 'ro', 'ro'],
  ['Romanian of Moldova', 'ro-MD,ro;q=0.9,en;q=0.8', 'ro'],
  ['the withdrawn code of Moldovan', 'mo,ru;q=0.9', 'ro'],
  ['Russian', 'ru', 'ru'],
  ['Russian with a region', 'ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
  ['capitals', 'RU', 'ru'],
  ['Russian before Romanian by weight', 'ro;q=0.5, ru;q=0.8', 'ru'],
  ['Romanian before Russian by weight', 'ru;q=0.5, ro;q=0.8', 'ro'],
  ['equal weights: the first named', 'ru, ro', 'ru'],
  ['languages we do not speak', 'en-US,en;q=0.9,uk;q=0.8', 'ro'],
  ['Russian among languages we do not speak', 'uk,ru;q=0.2,en;q=0.9', 'ru'],
  ['anything rather than Russian', 'ru;q=0.5,*;q=0.8', 'ro'],
  ['Russian refused', 'ru;q=0', 'ro'],
  ['Romanian refused', 'ro;q=0,ru;q=0.1', 'ru'],
  ['a weight beyond one', 'ru;q=7', 'ro'],
  ['nonsense', ';;;,,q=,=;ru q', 'ro'],
  ['another parameter before the weight', 'ru;level=1;q=0.1,ro;q=0.2', 'ro'],
])('%s is read as the reader meant it', (_, header, locale) => {
  expect(parseAcceptLanguage(header)).toBe(locale);
});

test('Romanian addresses have no prefix, Russian ones start with /ru', () => {
  expect([localePrefix('ro'), localePrefix('ru')]).toEqual(['', '/ru']);
});
