import { expect, test } from 'vitest';
import { searchPath } from './search-path.ts';

test('a search leads to the search page of its language', () => {
  expect(searchPath('ro', 'priză')).toBe('/search?search=priză');
  expect(searchPath('ru', 'кабель')).toBe('/ru/search?search=кабель');
});

test('what would break an address is escaped, the rest can be read', () => {
  expect(searchPath('ro', ' VVGng 3x2,5 & NYM#1 ')).toBe(
    '/search?search=VVGng%203x2,5%20%26%20NYM%231',
  );
});

test('a text can be insisted on', () => {
  expect(searchPath('ru', 'rf,tkm', { exact: true })).toBe('/ru/search?exact=true&search=rf,tkm');
});

test('without a text it is the page itself', () => {
  expect(searchPath('ro')).toBe('/search');
  expect(searchPath('ru', '   ')).toBe('/ru/search');
});
