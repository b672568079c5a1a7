import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Кабель ВВГнг(А)-LS 3х1,5', 'kabel-vvgng-a-ls-3h1-5'],
  ['Priză dublă „Ștefan”, 2,5 mm²', 'priza-dubla-stefan-2-5-mm2'],
  ['—', 'x'],
])('%s becomes %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('one that is cut short ends with a letter or a digit', () => {
  expect(slugOf('cablu de cupru', 9)).toBe('cablu-de');
});
