import { expect, test } from 'vitest';
import { localLink } from './local-link.ts';

test("a banner's page opens in the reader's language", () => {
  expect(localLink('/discount', 'ro')).toBe('/discount');
  expect(localLink('/discount', 'ru')).toBe('/ru/discount');
  expect(localLink('/ru/discount', 'ro')).toBe('/discount');
});

test('an address elsewhere is left alone', () => {
  expect(localLink('https://example.md/a', 'ru')).toBe('https://example.md/a');
});
