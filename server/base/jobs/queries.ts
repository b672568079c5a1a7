import { sql } from 'kysely';
import type { Actor } from '../changes/change.ts';
import type { Database, Trx } from '../database/connect.ts';
import type { LocalisedText, Progress } from './define-job.ts';

/** Which run of which job writes; an older run is told no. */
export type Run = { id: number; run: number };

/** A job that runs from now on, and where it goes on. */
export type Claimed = Run & {
  input: unknown;
  /** startJob() wrote it. */
  actor: Actor;
  position: unknown;
  is_cancel_asked: boolean;
};

/** The message of the queue makes it run, unless the job has another message or has ended. */
export async function claimJob(db: Database, queueId: string): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update job
    set
      state = 'running',
      run = run + 1,
      started_at = coalesce(started_at, now()),
      error = null
    where queue_id = ${queueId}
      and state in ('waiting', 'running')
    returning id, run, input, actor, position, is_cancel_asked`.execute(db);
  return rows[0] ?? null;
}

/** Whether this run still is the one that counts, and whether it should stop. */
export async function lookAt(db: Database, { id, run }: Run) {
  const { rows } = await sql<{ is_cancel_asked: boolean }>`
    select is_cancel_asked
    from job
    where id = ${id}
      and run = ${run}
      and state = 'running'`.execute(db);
  return rows[0] ?? null;
}

/** False: another run has taken over. */
export async function saveProgress(
  db: Database | Trx,
  { id, run }: Run,
  { done, total, message, position }: Progress & { position?: object },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job
    set
      done = coalesce(${done ?? null}::integer, done),
      total = coalesce(${total ?? null}::integer, total),
      message = coalesce(${message ? JSON.stringify(message) : null}::jsonb, message),
      position = coalesce(${position ? JSON.stringify(position) : null}::jsonb, position)
    where id = ${id}
      and run = ${run}
      and state = 'running'`.execute(db);
  return numAffectedRows === 1n;
}

type End = {
  state: 'done' | 'failed' | 'cancelled';
  result?: object | undefined;
  message?: LocalisedText | null | undefined;
  error?: string;
};

export const endRun = (db: Database, { id, run }: Run, { state, result, message, error }: End) =>
  sql`
    update job
    set
      state = ${state},
      ended_at = now(),
      result = ${result ? JSON.stringify(result) : null}::jsonb,
      message = ${message ? JSON.stringify(message) : null}::jsonb,
      error = ${error ?? null}
    where id = ${id}
      and run = ${run}
      and state = 'running'`.execute(db);

/** It will be tried again: by the same message, or by a new one that any process hands over. */
export const letWait = (
  db: Database,
  { id, run }: Run,
  { error, again }: { error: string | null; again: 'same-message' | 'new-message' },
) =>
  sql`
    update job
    set
      state = 'waiting',
      error = ${error},
      queue_id = case when ${again === 'same-message'} then queue_id end
    where id = ${id}
      and run = ${run}
      and state = 'running'`.execute(db);

const DAYS_KEPT = 90;

export const forgetJobs = (db: Database) =>
  sql`
    delete from job
    where ended_at < now() - make_interval(days => ${DAYS_KEPT})`.execute(db);
