import { afterEach, expect, test, vi } from 'vitest';
import { rememberLocale } from './remember-locale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a chosen language is kept for 365 days and sent along by links from other sites', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  rememberLocale('ru');
  expect(page.cookie).toBe('i18n_redirected=ru; path=/; max-age=31536000; SameSite=Lax');
});
