import * as v from 'valibot';
import { MAX_ID } from '../constants.ts';
import { lines } from '../forms/fields.ts';
import { count, id, localeName, timestamp } from '../shapes/values.ts';
import { staffForm, version } from './forms.ts';

/** What people write by the contact form, and what the shop's people do about it. */

export const messageStates = ['new', 'in_work', 'done', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];
const state = v.picklist(messageStates, 'VALIDATE.INVALID');

export const message = v.object({
  id,
  version: v.number(),
  name: v.string(),
  phone: v.string(),
  comment: v.string(),
  locale: localeName,
  created_at: timestamp,
  updated_at: timestamp,
  state,
  responsible: v.nullable(v.object({ id, name: v.string() })),
  notes: v.string(),
  /** Whoever was signed in when they wrote. */
  customer_id: v.nullable(id),
});
export type Message = v.InferOutput<typeof message>;

export const messageCounts = v.object({ new: count, in_work: count, done: count, spam: count });

const NOTES_MAX = 2000;

export const messageChange = staffForm({
  version,
  state: v.optional(state),
  responsible_id: v.optional(
    v.nullable(
      v.pipe(
        v.number('VALIDATE.INVALID'),
        v.integer('VALIDATE.INVALID'),
        v.minValue(1, 'VALIDATE.INVALID'),
        v.maxValue(MAX_ID, 'VALIDATE.INVALID'),
      ),
    ),
  ),
  notes: v.optional(lines(NOTES_MAX)),
});
export type MessageChange = v.InferOutput<typeof messageChange>;
