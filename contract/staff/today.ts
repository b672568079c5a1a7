import * as v from 'valibot';
import { orderStatuses, paymentStates } from '../constants.ts';
import { count, id, lei, localeName, timestamp } from '../shapes/values.ts';

/** What the shop's people see first, and what they find by a word or a number. */

/** Days a period may have. */
export const salesPeriods = [7, 30, 365] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

/** In these an order waits for somebody. */
export const waitingStatuses = [
  'new',
  'confirmed',
  'packed',
  'shipped',
  'ready_for_pickup',
] as const satisfies readonly (typeof orderStatuses)[number][];

const day = v.pipe(v.string(), v.isoDate());

const salesOfDay = v.object({ day, orders: count, total: lei });
export type SalesOfDay = v.InferOutput<typeof salesOfDay>;
const salesTotals = v.object({ orders: count, total: lei });

/** Of one period, and of the one before it that was as long. Orders that were cancelled or paid back do not count. */
export const sales = v.object({
  days: v.array(salesOfDay),
  days_before: v.array(salesOfDay),
  sum: salesTotals,
  sum_before: salesTotals,
  products: v.array(
    v.object({
      id,
      code: v.string(),
      title: v.string(),
      units: v.string(),
      quantity: count,
      total: lei,
    }),
  ),
  categories: v.array(v.object({ id, title: v.string(), total: lei })),
});
export type Sales = v.InferOutput<typeof sales>;

export const lowProduct = v.object({
  id,
  code: v.string(),
  title: v.string(),
  units: v.string(),
  stock: count,
  /** At or below it, there is little left. */
  low_stock: count,
});
export type LowProduct = v.InferOutput<typeof lowProduct>;
export const lowProducts = v.object({
  total: count,
  results: v.array(lowProduct),
  next: v.nullable(v.string()),
});

/** A part that somebody may not see is null. */
export const today = v.object({
  orders: v.nullable(
    v.object({
      waiting: v.object({
        new: count,
        confirmed: count,
        packed: count,
        shipped: count,
        ready_for_pickup: count,
      }),
      unpaid_transfers: salesTotals,
      /** Orders whose buyer has money to come back, and how much. */
      owed_back: salesTotals,
      /** Lie ready for longer than so many days. */
      pickup_too_long: v.object({ orders: count, days: count }),
    }),
  ),
  /** Contact requests nobody has looked at. */
  messages: v.nullable(v.object({ new: count })),
  mails: v.nullable(v.object({ failed: count })),
  /** What 1C sent and nobody could place; also null where no 1C comes. */
  exchange: v.nullable(v.object({ waiting: count })),
  stock: v.nullable(v.object({ low: count, products: v.array(lowProduct) })),
  sales: v.nullable(sales),
  searches: v.nullable(
    v.object({ days: count, missed: v.array(v.object({ text: v.string(), searches: count })) }),
  ),
});
export type Today = v.InferOutput<typeof today>;

/** Of each kind the best few; null where somebody may not look. */
export const foundThings = v.object({
  orders: v.nullable(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        company: v.string(),
        status: v.picklist(orderStatuses),
        payment_state: v.picklist(paymentStates),
        total: lei,
        created_at: timestamp,
      }),
    ),
  ),
  products: v.nullable(v.array(v.object({ id, code: v.string(), title: v.string() }))),
  customers: v.nullable(
    v.array(v.object({ id, name: v.string(), company: v.string(), phone: v.string() })),
  ),
  messages: v.nullable(
    v.array(v.object({ id, name: v.string(), comment: v.string(), created_at: timestamp })),
  ),
});
export type FoundThings = v.InferOutput<typeof foundThings>;

/** A text that was searched for, over some days. */
export const countedSearch = v.object({
  text: v.string(),
  locale: localeName,
  searches: count,
  /** Products, the last time. */
  found: count,
  /** Found by leaving words out. */
  is_partly: v.boolean(),
  last_day: day,
  /** Products it finds with the words of now. */
  found_now: count,
});
export type CountedSearch = v.InferOutput<typeof countedSearch>;
export const countedSearches = v.object({
  total: count,
  results: v.array(countedSearch),
  next: v.nullable(v.string()),
});
