import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromShopTime, shopDayEnd, shopDayStart, toShopTime } from './shop-time.ts';

const HOUR = 60 * 60_000;

/** The moment the shop's clock changes in that half of the year, wherever its rules put it by now. */
function clockChange(from: string): number {
  const offset = (at: number) => Date.parse(`${toShopTime(new Date(at).toISOString())}Z`) - at;
  let at = Date.parse(from);
  while (offset(at) === offset(at + HOUR)) at += HOUR;
  return at + HOUR;
}
const moment = (at: number) => new Date(at).toISOString();
const shown = (at: number) => toShopTime(moment(at));

describe.each(['America/New_York', 'Asia/Tokyo', 'UTC'])('on a computer in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['2026-01-15T12:30', '2026-01-15T10:30:00.000Z'],
    ['2026-07-15T12:30', '2026-07-15T09:30:00.000Z'],
    ['2026-12-31T23:59', '2026-12-31T21:59:00.000Z'],
    ['2026-03-29T04:30', '2026-03-29T01:30:00.000Z'],
  ])('%s in Chișinău is %s', (typed, meant) => {
    expect(new Date(meant).getTimezoneOffset()).not.toBe(-120);
    expect(fromShopTime(typed)).toBe(meant);
    expect(toShopTime(meant)).toBe(typed);
  });

  test('seconds are read as well', () => {
    expect(fromShopTime('2026-11-15T23:59:59')).toBe('2026-11-15T21:59:59.000Z');
  });

  test('a day of the shop is all of its hours, on the days of the clock change too', () => {
    expect(shopDayStart('2026-11-15')).toBe('2026-11-14T22:00:00.000Z');
    expect(shopDayEnd('2026-11-15')).toBe('2026-11-15T21:59:59.999Z');
    const hoursOf = (day: string) =>
      Math.round((Date.parse(shopDayEnd(day) ?? '') - Date.parse(shopDayStart(day) ?? '')) / HOUR);
    expect(['2026-03-29', '2026-10-25', '2026-10-26'].map(hoursOf)).toEqual([23, 25, 24]);
  });

  test('in the night when the clock goes forward, a time it leaves out is as much later', () => {
    const spring = clockChange('2026-03-01T00:00Z');
    const leftOut = moment(spring + 3 * HOUR - HOUR / 2).slice(0, 16);
    // As long after the change as it was typed after the hour that is left out began.
    expect(fromShopTime(leftOut)).toBe(moment(spring + HOUR / 2));
    expect(fromShopTime(shown(spring - HOUR / 2))).toBe(moment(spring - HOUR / 2));
    expect(fromShopTime(shown(spring))).toBe(moment(spring));
  });

  test('in the night when the clock goes back, a time that comes twice is the first of both', () => {
    const autumn = clockChange('2026-10-01T00:00Z');
    const [first, second] = [autumn - HOUR / 2, autumn + HOUR / 2];
    expect(shown(first)).toBe(shown(second));
    expect(fromShopTime(shown(first))).toBe(moment(first));
    expect(fromShopTime(shown(autumn - HOUR - 60_000))).toBe(moment(autumn - HOUR - 60_000));
    expect(fromShopTime(shown(autumn + HOUR))).toBe(moment(autumn + HOUR));
    // What was the second stays it, for whoever saves a form without touching it.
    expect(fromShopTime(shown(second), moment(second))).toBe(moment(second));
  });
});

test('a moment that nobody touched stays as it was, to the second', () => {
  const held = '2026-11-15T21:59:59.000Z';
  expect(fromShopTime('2026-11-15T23:59', held)).toBe(held);
  expect(fromShopTime('2026-11-15T23:58', held)).toBe('2026-11-15T21:58:00.000Z');
  expect(fromShopTime('', held)).toBeNull();
});

test('no time is none, nor is one that no calendar has', () => {
  expect([fromShopTime(''), fromShopTime('soon'), toShopTime(null)]).toEqual([null, null, '']);
  for (const none of ['2026-02-31T10:00', '2026-02-01T24:00', '20265-01-01T10:00']) {
    expect(fromShopTime(none)).toBeNull();
  }
  expect([shopDayStart('ieri'), shopDayEnd('ieri')]).toEqual([null, null]);
  // As a browser tells a year that is being typed.
  expect([fromShopTime('0002-01-01T10:00'), shopDayEnd('0202-01-01')]).toEqual([null, null]);
});
