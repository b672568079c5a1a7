import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryTypes } from './constants.ts';
import {
  type PromiseRules,
  type PromiseWish,
  promisedDay,
  secondsPromised,
  weekdayOf,
} from './delivery-days.ts';
import { defaultDeliveryDays, defaultPlaces, writtenHours } from './pickup-places.ts';
import { fromShopTime } from './shop-time.ts';

const CHISINAU = 100;
const BALTI = 300;
const LEFT_BANK = 9800;

const rules: PromiseRules = {
  ...defaultDeliveryDays,
  courier: {
    ...defaultDeliveryDays.courier,
    districts: [
      { districtId: 5500, days: 2 },
      { districtId: LEFT_BANK, days: null },
    ],
  },
  holidays: ['2026-12-25', '2027-01-01'],
  capitalDistrictId: CHISINAU,
  places: defaultPlaces,
};

const at = (typed: string) => new Date(fromShopTime(typed) ?? '');
const courier = (districtId: number | null, hasCut = false): PromiseWish => ({
  deliveryType: 'courier',
  districtId,
  hasCut,
});
const fetched = (hasCut = false): PromiseWish => ({
  deliveryType: 'in_shop',
  districtId: null,
  hasCut,
});

// 2026-11-16 is a Monday.
test.each([
  ['before the cut-off', courier(CHISINAU), '2026-11-16T14:59', '2026-11-17', null],
  ['at the cut-off', courier(CHISINAU), '2026-11-16T15:00', '2026-11-18', null],
  ['on Friday after it', courier(CHISINAU), '2026-11-20T16:00', '2026-11-24', null],
  ['on Saturday', courier(CHISINAU), '2026-11-21T10:00', '2026-11-24', null],
  ['elsewhere', courier(BALTI), '2026-11-16T10:00', '2026-11-19', null],
  ['a district of its own', courier(5500), '2026-11-16T10:00', '2026-11-18', null],
  ['over a holiday', courier(CHISINAU), '2026-12-24T10:00', '2026-12-28', null],
  ['cut to length', courier(CHISINAU, true), '2026-11-16T10:00', '2026-11-18', null],
  ['fetched today', fetched(), '2026-11-16T12:40', '2026-11-16', '15:00'],
  ['fetched, ordered at night', fetched(), '2026-11-16T03:00', '2026-11-16', '11:00'],
  ['fetched, too late for today', fetched(), '2026-11-16T14:31', '2026-11-17', '11:00'],
  ['fetched, late on Saturday', fetched(), '2026-11-21T13:00', '2026-11-23', '11:00'],
  ['fetched, cut to length', fetched(true), '2026-11-16T12:40', '2026-11-17', '09:00'],
  ['fetched, over a holiday', fetched(), '2026-12-25T10:00', '2026-12-26', '11:00'],
] as const)('%s', (_, wish, ordered, day, from) => {
  expect(promisedDay(wish, at(ordered), rules)).toEqual({ day, from });
});

test('where the rules say nothing, no day is promised', () => {
  const noon = at('2026-11-16T12:00');
  const closed = { ...defaultPlaces.in_shop, hours: Array.from({ length: 7 }, () => null) };
  const nobody = { ...rules, places: { ...rules.places, in_shop: closed } };
  const noCourier = { ...rules, courier: { ...rules.courier, weekdays: [] } };
  expect(promisedDay(courier(LEFT_BANK), noon, rules)).toBeNull();
  expect(promisedDay(fetched(), noon, nobody)).toBeNull();
  expect(promisedDay(courier(CHISINAU), noon, noCourier)).toBeNull();
});

test('opening hours are written as people read them', () => {
  expect(writtenHours(defaultPlaces.in_shop.hours, 'ro')).toEqual([
    { period: 'luni – vineri', hours: '09:00–17:00' },
    { period: 'sâmbătă', hours: '09:00–14:00' },
  ]);
});

describe('whatever the rules', () => {
  const FIRST = Date.parse('2026-01-01T00:00Z');
  const moment = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }).map((m) => FIRST + m * 60_000);
  const day = fc.integer({ min: 0, max: 800 }).map((d) => dayOf(FIRST + d * 86_400_000));
  const time = fc
    .integer({ min: 0, max: 23 * 60 + 59 })
    .map((m) => new Date(m * 60_000).toISOString().slice(11, 16));
  const open = fc.option(
    fc.tuple(time, time).map((both) => {
      const [from = '', to = ''] = both.toSorted();
      return { from, to };
    }),
  );
  const place = fc.record({
    hours: fc.array(open, { minLength: 7, maxLength: 7 }),
    readyHours: fc.integer({ min: 0, max: 12 }),
  });
  const days = fc.integer({ min: 0, max: 10 });
  const anyRules: fc.Arbitrary<PromiseRules> = fc.record({
    courier: fc.record({
      cutOff: time,
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      daysInCapital: days,
      daysElsewhere: days,
      districts: fc.array(
        fc.record({ districtId: fc.constantFrom(BALTI, LEFT_BANK), days: fc.option(days) }),
        { maxLength: 2 },
      ),
    }),
    cutDays: fc.integer({ min: 0, max: 5 }),
    holidays: fc.uniqueArray(day, { maxLength: 60 }),
    capitalDistrictId: fc.constant(CHISINAU),
    places: fc.record({ in_shop: place, pickup: place }),
  });
  const anyWish: fc.Arbitrary<PromiseWish> = fc.record({
    deliveryType: fc.constantFrom(...deliveryTypes),
    districtId: fc.constantFrom(null, CHISINAU, BALTI, LEFT_BANK),
    hasCut: fc.boolean(),
  });
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const written = (given: { day: string; from: string | null }) => given.day + (given.from ?? '');

  test('nothing is promised for a holiday or a day without work', () => {
    fc.assert(
      fc.property(anyWish, moment, anyRules, (wish, ms, some) => {
        const given = promisedDay(wish, new Date(ms), some);
        if (!given) return;
        expect(some.holidays).not.toContain(given.day);
        const weekday = weekdayOf(given.day);
        if (wish.deliveryType === 'courier') expect(some.courier.weekdays).toContain(weekday);
        else {
          const hours = some.places[wish.deliveryType].hours[weekday - 1];
          expect(given.from && hours && given.from >= hours.from && given.from < hours.to).toBe(
            true,
          );
        }
      }),
    );
  });

  test('whoever orders later is never promised an earlier day', () => {
    fc.assert(
      fc.property(anyWish, moment, fc.nat(10_000), anyRules, (wish, ms, later, some) => {
        const first = promisedDay(wish, new Date(ms), some);
        const second = promisedDay(wish, new Date(ms + later * 60_000), some);
        if (first && second) expect(written(second) >= written(first)).toBe(true);
      }),
    );
  });

  test('an order after the cut-off has no day that one of the next morning has not', () => {
    fc.assert(
      fc.property(day, fc.boolean(), anyRules, (on, hasCut, some) => {
        const after = promisedDay(courier(CHISINAU, hasCut), at(`${on}T23:59`), {
          ...some,
          courier: { ...some.courier, cutOff: '15:00' },
        });
        const next = dayOf(Date.parse(`${on}T00:00Z`) + 86_400_000);
        const morning = promisedDay(courier(CHISINAU, hasCut), at(`${next}T08:00`), {
          ...some,
          courier: { ...some.courier, cutOff: '15:00' },
        });
        if (after && morning) expect(after).toEqual(morning);
      }),
    );
  });

  test('what was promised before a place opens holds until it does', () => {
    const hours = Array.from({ length: 7 }, () => ({ from: '08:10', to: '18:00' }));
    const early = { ...rules, places: { ...rules.places, in_shop: { hours, readyHours: 0 } } };
    expect(secondsPromised(at('2026-11-16T08:01'), early)).toBe(9 * 60);
  });

  test('what was promised holds for as long as it says', () => {
    fc.assert(
      fc.property(anyWish, moment, fc.nat(59), anyRules, (wish, ms, second, some) => {
        const asked = new Date(ms + second * 1000);
        const seconds = secondsPromised(asked, some);
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(30 * 60);
        const last = new Date(asked.getTime() + (seconds - 1) * 1000);
        expect(promisedDay(wish, last, some)).toEqual(promisedDay(wish, asked, some));
      }),
    );
  });
});
