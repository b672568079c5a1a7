import type { DeliveryType } from './constants.ts';
import { toShopTime } from './shop-time.ts';

/** By the shop's clock: `09:00`. */
export type OpenHours = { from: string; to: string };

/** Monday first; null on a day it is closed. */
export type WeekHours = (OpenHours | null)[];

export type CourierRules = {
  /** Orders before this hour are sent on the same day. */
  cutOff: string;
  /** On which a courier goes: 1 is Monday, 7 Sunday. */
  weekdays: number[];
  /** How many of the courier's days after the sending. */
  daysInCapital: number;
  daysElsewhere: number;
  /** Where it takes another time; null: no day is promised there. */
  districts: { districtId: number; days: number | null }[];
};

export type DeliveryDayRules = {
  courier: CourierRules;
  /** Goods that are cut to length take so many working days more. */
  cutDays: number;
  /** On which nobody works: `2026-12-25`. */
  holidays: string[];
};

export type PlaceRules = { hours: WeekHours; readyHours: number };

export type PromiseRules = DeliveryDayRules & {
  capitalDistrictId: number;
  places: Record<Exclude<DeliveryType, 'courier'>, PlaceRules>;
};

export type PromiseWish = {
  deliveryType: DeliveryType;
  districtId: number | null;
  /** Whether something of it is cut to length. */
  hasCut: boolean;
};

/** A day of the shop's calendar; of goods that are fetched, also from when on. */
export type Promised = { day: string; from: string | null };

/**
 * On which day an order that comes at this moment is brought, or from when on it can be fetched.
 * Null where the rules promise none.
 */
export function promisedDay(wish: PromiseWish, at: Date, rules: PromiseRules): Promised | null {
  const [day = '', time = ''] = toShopTime(at.toISOString()).split('T');
  const moment = { day, time };
  return wish.deliveryType === 'courier'
    ? byCourier(wish, moment, rules)
    : atPlace(rules.places[wish.deliveryType], wish, moment, rules);
}

/**
 * Seconds until one of the promises may become another: at a cut-off, when a place opens, or at a
 * half hour.
 */
export function secondsPromised(at: Date, { courier, places }: PromiseRules): number {
  const [day = '', time = ''] = toShopTime(at.toISOString()).split('T');
  const now = minutesOf(time);
  const opening = Object.values(places).flatMap(
    ({ hours }) => hours[weekdayOf(day) - 1]?.from ?? [],
  );
  const marks = [courier.cutOff, ...opening].map(minutesOf);
  const next = [nextHalfHour(now), ...marks].filter((mark) => mark > now);
  return Math.min(...next) * 60 - now * 60 - at.getUTCSeconds();
}

type Moment = { day: string; time: string };

function byCourier(wish: PromiseWish, now: Moment, rules: PromiseRules): Promised | null {
  const { courier, holidays } = rules;
  const days = courierDays(wish.districtId, rules);
  if (days === null) return null;
  /** Of the courier's days until it is there, once it is sent. */
  let left: number | null = null;
  for (const { day, weekday } of daysFrom(now.day)) {
    if (!courier.weekdays.includes(weekday) || holidays.includes(day)) continue;
    const isSent = left !== null || day > now.day || now.time < courier.cutOff;
    if (!isSent) continue;
    left ??= days + (wish.hasCut ? rules.cutDays : 0);
    if (left === 0) return { day, from: null };
    left -= 1;
  }
  return null;
}

function courierDays(districtId: number | null, { courier, capitalDistrictId }: PromiseRules) {
  const own = courier.districts.find((one) => one.districtId === districtId);
  if (own) return own.days;
  return districtId === capitalDistrictId ? courier.daysInCapital : courier.daysElsewhere;
}

function atPlace(
  { hours, readyHours }: PlaceRules,
  { hasCut }: PromiseWish,
  now: Moment,
  { holidays, cutDays }: PromiseRules,
): Promised | null {
  const readyOn = (day: string, opens: number) => {
    const isBegun = day === now.day && minutesOf(now.time) >= opens;
    return (isBegun ? nextHalfHour(minutesOf(now.time)) : opens) + readyHours * 60;
  };
  const later = hasCut ? cutDays : 0;
  /** Of its open days until it is cut, once it is begun. */
  let left: number | null = null;
  for (const { day, weekday } of daysFrom(now.day)) {
    const open = holidays.includes(day) ? null : hours[weekday - 1];
    if (!open || open.from >= open.to) continue;
    const from = minutesOf(open.from);
    if (left === null && readyOn(day, from) >= minutesOf(open.to)) continue;
    left ??= later;
    // What was cut on the days before waits when the place opens.
    if (left === 0) return { day, from: written(later > 0 ? from : readyOn(day, from)) };
    left -= 1;
  }
  return null;
}

/** So many days on, somebody is at work again, whatever the list of holidays says. */
const FAR = 120;
const DAY = 24 * 60 * 60_000;

/** From this one on; the first weekday is Monday. */
function* daysFrom(day: string) {
  const first = Date.parse(`${day}T00:00Z`);
  for (let later = 0; later < FAR; later += 1) {
    const at = new Date(first + later * DAY);
    yield { day: at.toISOString().slice(0, 10), weekday: at.getUTCDay() || 7 };
  }
}

/** 1 is Monday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const nextHalfHour = (minutes: number) => (Math.floor(minutes / 30) + 1) * 30;

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
