import * as v from 'valibot';
import { scheduleEntry } from './contact.ts';
import { id } from './values.ts';

/** Of the shop's calendar, such as `2026-11-17`; of goods that are fetched, also from when on. */
const promised = v.object({ day: v.string(), from: v.nullable(v.string()) });

/** What is taken as it is, and what is cut to length first; null: no day is promised. */
const days = v.object({ whole: v.nullable(promised), cut: v.nullable(promised) });

const place = v.object({
  title: v.string(),
  address: v.string(),
  map_link: v.nullable(v.string()),
  hours: v.array(scheduleEntry),
  days,
});

/** How an order placed now would be delivered. */
export const delivery = v.object({
  /** By the shop's calendar. */
  today: v.string(),
  /** After so many seconds another day may hold. */
  valid_seconds: v.number(),
  courier: v.object({
    capital: days,
    elsewhere: days,
    /** Where it is neither. */
    districts: v.array(v.object({ id, days })),
  }),
  places: v.object({ in_shop: place, pickup: place }),
});
export type DeliveryNow = v.InferOutput<typeof delivery>;
export type Place = v.InferOutput<typeof place>;
export type Days = v.InferOutput<typeof days>;
