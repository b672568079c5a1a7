import * as v from 'valibot';
import { email } from '../forms/fields.ts';
import { count, id, timestamp } from '../shapes/values.ts';
import { staffForm } from './forms.ts';

/** The outbox as the shop's people see it. */

export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

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
