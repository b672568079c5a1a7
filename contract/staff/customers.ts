import * as v from 'valibot';
import { orderStatuses, paymentStates } from '../constants.ts';
import { accountData } from '../forms/account-update.ts';
import { email, orEmpty, requiredLines, requiredText } from '../forms/fields.ts';
import { user } from '../shapes/account.ts';
import { count, id, lei, localeName, timestamp } from '../shapes/values.ts';
import { staffForm, version } from './forms.ts';
import { mail } from './mails.ts';

/** Customers as the shop's people see and correct them. */

const totals = {
  orders: count,
  /** Of all orders that were not cancelled. */
  spent: lei,
  last_order_at: v.nullable(timestamp),
};

export const customerSummary = v.object({
  id,
  name: v.string(),
  username: v.string(),
  email: v.string(),
  phone: v.string(),
  company_name: v.string(),
  idno: v.string(),
  is_juridical: v.boolean(),
  created_at: timestamp,
  blocked_at: v.nullable(timestamp),
  ...totals,
});
export type CustomerSummary = v.InferOutput<typeof customerSummary>;

const keptProduct = v.object({
  id,
  slug: v.string(),
  code: v.string(),
  title: v.string(),
  units: v.string(),
  stock: count,
  /** What the customer would pay now. */
  price: lei,
});

export const customerNote = v.object({
  id,
  text: v.string(),
  author: v.string(),
  created_at: timestamp,
});

/** What was changed, as it was and as it is. */
export const customerChangeSeen = v.object({
  at: timestamp,
  actor: v.string(),
  /** Of a person of the shop. */
  actor_name: v.nullable(v.string()),
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
});

const { user: _, ...account } = user.entries;

export const customerCard = v.object({
  ...account,
  locale: localeName,
  version: v.number(),
  created_at: timestamp,
  updated_at: timestamp,
  blocked_at: v.nullable(timestamp),
  block_reason: v.string(),
  erased_at: v.nullable(timestamp),
  ...totals,
  /** Numbers of orders that are not settled: until they are, nothing can be erased. */
  open_orders: v.array(v.string()),
  /** On how many devices they are signed in. */
  open_tokens: count,
  cart: v.array(v.object({ product: keptProduct, quantity: count })),
  favourites: v.object({ total: count, results: v.array(keptProduct) }),
  /** Newest first. */
  notes: v.array(customerNote),
  changes: v.array(customerChangeSeen),
  mails: v.array(mail),
});
export type CustomerCard = v.InferOutput<typeof customerCard>;

export const customerOrder = v.object({
  id: v.string(),
  created_at: timestamp,
  status: v.picklist(orderStatuses),
  payment_state: v.picklist(paymentStates),
  lines: count,
  total: lei,
});

/** The same fields, by the same rules, as customers change themselves. */
export const customerChange = staffForm({
  version,
  ...accountData.entries,
  email: v.optional(orEmpty(email)),
  is_juridical: v.optional(v.boolean('VALIDATE.INVALID')),
});
export type CustomerChange = v.InferOutput<typeof customerChange>;

const NOTE_MAX = 2000;
const REASON_MAX = 300;

export const newCustomerNote = staffForm({ text: requiredLines('VALIDATE.REQUIRED', NOTE_MAX) });
export const blocking = staffForm({
  version,
  reason: requiredText('VALIDATE.REQUIRED', REASON_MAX),
});
export const unblocking = staffForm({ version });
export const erasing = staffForm({ version });

/** All the shop holds of a person, for that person: tables of their own rows, by name. */
export const customerExport = v.object({
  exported_at: timestamp,
  account: v.record(v.string(), v.unknown()),
  sessions: v.array(v.unknown()),
  orders: v.array(v.unknown()),
  cart: v.array(v.unknown()),
  favourites: v.array(v.unknown()),
  notes: v.array(v.unknown()),
  messages: v.array(v.unknown()),
  mails: v.array(v.unknown()),
  changes: v.array(v.unknown()),
});
export type CustomerExport = v.InferOutput<typeof customerExport>;
