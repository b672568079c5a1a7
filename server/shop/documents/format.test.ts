import { expect, test } from 'vitest';
import { addMonths, addWorkingDays, dayOf, formatBani, formatUnitPrice } from './format.ts';

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [123_456, '1\u00a0234,56'],
  [-250, '−2,50'],
])('%d bani are %s', (bani, text) => {
  expect(formatBani(bani)).toBe(text);
});

test('a price without VAT has two decimals where they tell it, four otherwise', () => {
  expect(formatUnitPrice(245_000)).toBe('24,50');
  expect(formatUnitPrice(72_917)).toBe('7,2917');
  expect(formatUnitPrice(273_250)).toBe('27,3250');
});

test.each([
  ['2026-11-13', 1, '2026-11-16'],
  ['2026-11-14', 1, '2026-11-16'],
  ['2026-11-16', 5, '2026-11-23'],
  ['2026-12-30', 3, '2027-01-04'],
])('from %s, %d working days on, it is %s', (day, count, then) => {
  expect(addWorkingDays(day, count)).toBe(then);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-15', 24, '2028-11-15'],
])('from %s, %d months on, it is %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

test('the day is the shop’s: late in the evening elsewhere it is tomorrow there', () => {
  expect(dayOf(new Date('2026-12-31T22:30:00Z'))).toBe('2027-01-01');
});
