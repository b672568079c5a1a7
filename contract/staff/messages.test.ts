import { expect, test } from 'vitest';
import { staffMessage, staffMessageKeys } from './messages.ts';

test.each(staffMessageKeys)('%s is said in each language’s own words and letters', (key) => {
  expect(staffMessage(key, 'ro')).not.toMatch(/\p{Script=Cyrillic}|[şţŞŢ]/u);
  expect(staffMessage(key, 'ru')).toMatch(/\p{Script=Cyrillic}/u);
});
