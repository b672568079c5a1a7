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
  const going = daysFrom(now.day).filter(
    (day) => courier.weekdays.includes(weekdayOf(day)) && !holidays.includes(day),
  );
  const sent = going.findIndex((day) => day > now.day || now.time < courier.cutOff);
  const day = sent === -1 ? undefined : going[sent + days + (wish.hasCut ? rules.cutDays : 0)];
  return day === undefined ? null : { day, from: null };
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
  const open = daysFrom(now.day).flatMap((day) => {
    const then = holidays.includes(day) ? null : hours[weekdayOf(day) - 1];
    return then && then.from < then.to
      ? [{ day, from: minutesOf(then.from), to: minutesOf(then.to) }]
      : [];
  });
  const readyOn = (at: (typeof open)[number]) => {
    const isBegun = at.day === now.day && minutesOf(now.time) >= at.from;
    return (isBegun ? nextHalfHour(minutesOf(now.time)) : at.from) + readyHours * 60;
  };
  const ready = open.findIndex((at) => readyOn(at) < at.to);
  const later = hasCut ? cutDays : 0;
  const fetched = ready === -1 ? undefined : open[ready + later];
  if (!fetched) return null;
  // What was cut on the days before waits when the place opens.
  const from = later > 0 ? fetched.from : readyOn(fetched);
  return { day: fetched.day, from: written(from) };
}

/** So many days on, somebody is at work again, whatever the list of holidays says. */
const FAR = 120;
const DAY = 24 * 60 * 60_000;

const daysFrom = (day: string) =>
  Array.from({ length: FAR }, (_, later) =>
    new Date(Date.parse(`${day}T00:00Z`) + later * DAY).toISOString().slice(0, 10),
  );

/** 1 is Monday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const nextHalfHour = (minutes: number) => (Math.floor(minutes / 30) + 1) * 30;

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
