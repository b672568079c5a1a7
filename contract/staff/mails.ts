import * as v from 'valibot';
import { email } from '../forms/fields.ts';
import { count, id, timestamp } from '../shapes/values.ts';
import { staffForm } from './forms.ts';

/** The outbox as the shop's people see it. */

export const mailStates = ['waiting', 'sent', 'failed'] as const;

/** Every mail the shop sends: to be asked for by name, worded anew, and named on every screen. */
export const mailKinds = [
  'order-confirmation',
  'order-notice',
  'order-confirmed',
  'order-packed',
  'order-shipped',
  'order-ready-for-pickup',
  'order-completed',
  'order-cancelled',
  'order-changed',
  'order-parcel',
  'welcome',
  'confirm-email',
  'password-reset',
  'account-opened',
  'customer-email-changed',
  'customer-password-changed',
  'contact-request',
  'staff-invitation',
  'staff-password-link',
  'staff-password-changed',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Composed from their order when they leave. */
export type OrderMailKind = Extract<MailKind, `order-${string}`>;

/** The mail of each step of an order that a setting switches on and off. */
export const stepMails = {
  confirmed: 'order-confirmed',
  packed: 'order-packed',
  shipped: 'order-shipped',
  ready_for_pickup: 'order-ready-for-pickup',
  completed: 'order-completed',
  cancelled: 'order-cancelled',
  changed: 'order-changed',
  parcel: 'order-parcel',
} as const satisfies Record<string, OrderMailKind>;

export const mail = v.object({
  id: v.number(),
  kind: v.string(),
  recipient: v.string(),
  order_id: v.nullable(v.string()),
  customer_id: v.nullable(id),
  /** Empty while a mail about an order waits: it is composed when it leaves. */
  subject: v.string(),
  state: v.picklist(mailStates),
  created_at: timestamp,
  sent_at: v.nullable(timestamp),
  failed_at: v.nullable(timestamp),
  next_attempt_at: v.nullable(timestamp),
  attempts: count,
  last_error: v.nullable(v.string()),
  /** Whether it can be sent once more, and whether to another address. */
  may_send_again: v.boolean(),
  may_change_recipient: v.boolean(),
});
export type Mail = v.InferOutput<typeof mail>;

export const mailCounts = v.object({ waiting: count, failed: count });

export const letter = v.object({ subject: v.string(), text: v.string(), html: v.string() });

export const readableMail = v.object({
  mail,
  /**
   * `kept`: as it waits. `composed`: as it would be written now, from its order. `gone`: dropped
   * when it was sent. `secret`: it holds a link that is its receiver's alone. `forbidden`: what it
   * tells of is not for this role.
   */
  body: v.picklist(['kept', 'composed', 'gone', 'secret', 'forbidden']),
  letter: v.nullable(letter),
});

export const sendingAgain = staffForm({ recipient: v.optional(email) });
