import { describe, expect, test } from 'vitest';
import { isMessageKey, message, messageKeys } from './messages.ts';

describe.each(messageKeys)('%s', (key) => {
  test('is said in both languages', () => {
    expect(message(key, 'ro').trim()).not.toBe('');
    expect(message(key, 'ru').trim()).not.toBe('');
  });

  test('asks for the same values in both languages', () => {
    const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];
    expect(placeholders(message(key, 'ru'))).toEqual(placeholders(message(key, 'ro')));
  });
});

// The one text that programs look for, and that is therefore the same everywhere.
const translated = messageKeys.filter((key) => key !== 'ERROR.PAGE_NOT_FOUND');

test.each(translated)('%s is said in each language’s own words and letters', (key) => {
  expect(message(key, 'ro')).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(message(key, 'ro')).not.toMatch(/[şţŞŢ]/);
  expect(message(key, 'ru')).toMatch(/\p{Script=Cyrillic}/u);
});

test('every key the specification names is known', () => {
  const named =
    'USERNAME PASSWORD EMAIL_REQ EMAIL_VALID PHONE_REQ PHONE_VALID CONFIRM_VALID TERMS CODE_VALID';
  const unknown = named.split(' ').filter((name) => !isMessageKey(`VALIDATE.${name}`));
  expect(unknown).toEqual([]);
});

test('values stand in for their names, whatever they hold', () => {
  expect(message('ERROR.PAGE_NOT_FOUND', 'ro', { path: '/x/$&{path}' })).toBe(
    'Page Not Found: /x/$&{path}',
  );
  expect(message('ERROR.PAGE_NOT_FOUND', 'ru', {})).toBe('Page Not Found: {path}');
});

test('what every object carries is no message', () => {
  expect(isMessageKey('toString')).toBe(false);
});
