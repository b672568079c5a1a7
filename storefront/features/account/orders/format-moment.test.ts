import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test.each([
  ['2026-11-15T12:05:00.000Z', '15.11.2026, 14:05'],
  ['2026-07-01T21:30:00.000Z', '02.07.2026, 00:30'],
])('%s is %s in Chisinau', (timestamp, said) => {
  expect(formatMoment(timestamp)).toBe(said);
});
