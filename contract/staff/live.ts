import * as v from 'valibot';
import { orderStatuses, paymentStates } from '../constants.ts';
import { count, id, lei } from '../shapes/values.ts';
import { runStates } from './exchange.ts';
import { jobStates } from './jobs.ts';
import type { Permission } from './permissions.ts';

const order = {
  id: v.string(),
  status: v.picklist(orderStatuses),
  payment_state: v.picklist(paymentStates),
  total: lei,
};

/** What open screens hear while it happens: what it is about, and nothing of whom. */
export const liveEvent = v.variant('kind', [
  v.object({ kind: v.literal('order-new'), ...order }),
  v.object({ kind: v.literal('order-changed'), ...order }),
  v.object({ kind: v.literal('message-new'), id }),
  v.object({ kind: v.literal('mail-failed'), id, mail: v.string() }),
  /** A background job started, got on or ended. */
  v.object({
    kind: v.literal('job'),
    id,
    job: v.string(),
    state: v.picklist(jobStates),
    done: count,
    of: v.nullable(count),
  }),
  /** 1C came, or is done. */
  v.object({ kind: v.literal('exchange'), id, state: v.picklist(runStates) }),
  /** Something may have been missed: whatever is shown is to be read again. */
  v.object({ kind: v.literal('look') }),
  /** The last one: the session has ended, or as many screens of it were opened since. */
  v.object({ kind: v.literal('closed'), why: v.picklist(['session-ended', 'newer-screens']) }),
]);
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/** Who hears of it. */
export const permissionOfEvent = {
  'order-new': 'orders.read',
  'order-changed': 'orders.read',
  'message-new': 'messages.read',
  'mail-failed': 'customers.read',
  job: 'jobs.read',
  exchange: 'jobs.read',
} as const satisfies Partial<Record<LiveEvent['kind'], Permission>>;
