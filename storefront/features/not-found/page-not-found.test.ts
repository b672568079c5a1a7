import { expect, test } from 'vitest';
import { locales } from '../../../contract/locale.ts';
import { message } from '../../../contract/messages.ts';
import { pageNotFound } from './page-not-found.ts';

test.each(locales)('a missing page says so in the words programs look for (%s)', (locale) => {
  const path = '/catalog/nimic';
  expect(pageNotFound(path)).toBe(message('ERROR.PAGE_NOT_FOUND', locale, { path }));
});
