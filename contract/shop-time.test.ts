import { expect, test } from 'vitest';
import { fromShopTime, toShopTime } from './shop-time.ts';

test.each([
  ['2026-01-15T12:30', '2026-01-15T10:30:00.000Z'],
  ['2026-07-15T12:30', '2026-07-15T09:30:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T21:59:00.000Z'],
  ['2026-03-29T04:30', '2026-03-29T01:30:00.000Z'],
])('%s in Chișinău is %s', (shown, moment) => {
  expect(fromShopTime(shown)).toBe(moment);
  expect(toShopTime(moment)).toBe(shown);
});

test('no time is none', () => {
  expect([fromShopTime(''), fromShopTime('soon'), toShopTime(null)]).toEqual([null, null, '']);
});
