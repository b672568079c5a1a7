import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('a day is the shop’s, in summer and in winter', () => {
  expect(formatDate('2026-11-09T12:00:00.000Z')).toBe('09.11.2026');
  expect(formatDate('2026-12-31T22:30:00.000Z')).toBe('01.01.2027');
  expect(formatDate('2026-06-30T21:30:00.000Z')).toBe('01.07.2026');
});
