import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('a day is written with two digits, the year last', () => {
  expect(formatDate('2026-11-09T08:00:00.000Z')).toBe('09.11.2026');
});

test('the day is the shop’s: late in the evening in Greenwich it is tomorrow in Chișinău', () => {
  expect(formatDate('2026-12-31T22:30:00.000Z')).toBe('01.01.2027');
  expect(formatDate('2026-12-31T21:30:00.000Z')).toBe('31.12.2026');
  expect(formatDate('2026-06-30T21:30:00.000Z')).toBe('01.07.2026');
});
