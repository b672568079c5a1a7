import { expect, test } from 'vitest';
import { soughtWords } from './sought-words.ts';

test.each([
  ['/product/cablu-vvgng-3x2-5', 'cablu vvgng 3x2 5'],
  ['/ru/product/priza_asfora', 'priza asfora'],
  ['/catalog/cabluri/nym', 'nym'],
])('the name in %s is offered to the search', (path, words) => {
  expect(soughtWords(path)).toBe(words);
});

test.each([
  '/',
  '/ru',
  '/cabluri',
  '/ru/cabluri',
  '/wp/login.php',
  '/product/%D0%BA%D0%B0%D0%B1%D0%B5%D0%BB%D1%8C',
  `/product/${'a'.repeat(61)}`,
])('%s names nothing worth searching', (path) => {
  expect(soughtWords(path)).toBe('');
});
