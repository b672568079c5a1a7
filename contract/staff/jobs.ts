import * as v from 'valibot';
import { count, id, timestamp } from '../shapes/values.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** Work that takes longer than a request, as the shop's people follow it. */
export const job = v.object({
  id,
  kind: v.string(),
  title: v.string(),
  state: v.picklist(jobStates),
  done: count,
  /** Of how many; null: not known yet. */
  total: v.nullable(count),
  /** What it does, or why it ended as it did. */
  message: v.nullable(v.string()),
  /** What went wrong, for the operator. */
  error: v.nullable(v.string()),
  /** Asked to stop, which it does at its next step. */
  is_cancel_asked: v.boolean(),
  /** By name, or what the audit log calls them. */
  started_by: v.string(),
  created_at: timestamp,
  started_at: v.nullable(timestamp),
  ended_at: v.nullable(timestamp),
});
export type JobShown = v.InferOutput<typeof job>;
