import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { AnyJob } from './define-job.ts';

const MOST_AT_ONCE = 200;

/** Jobs of kinds this process knows that wait or run, in the order in which they were started. */
export async function readOpenJobs(db: Database, jobs: AnyJob[]) {
  const { rows } = await sql<{ id: number; kind: string; queue_id: string | null }>`
    select id, kind, queue_id
    from job
    where state in ('waiting', 'running')
      and kind = any(${jobs.map(({ kind }) => kind)}::text[])
    order by id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}

/** True for one process of those that try: it sends the message. */
export async function handOver(db: Database, id: number, queueId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job
    set queue_id = ${queueId}
    where id = ${id}
      and queue_id is null
      and state = 'waiting'`.execute(db);
  return numAffectedRows === 1n;
}

type Lost = { id: number; queue_id: string };

/** Its message is gone, or ended without an end of the job: it waits for another one. */
export async function putBack(db: Database, { id, queue_id }: Lost): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job
    set state = 'waiting', queue_id = null
    where id = ${id}
      and queue_id = ${queue_id}
      and state in ('waiting', 'running')`.execute(db);
  return numAffectedRows === 1n;
}

/** Whatever process ran it died, every time. */
export const tellLost = (db: Database, { id, queue_id }: Lost) =>
  sql`
    update job
    set
      state = 'failed',
      ended_at = now(),
      message = ${JSON.stringify({
        ro: 'Procesul care o executa s-a oprit de fiecare dată',
        ru: 'Процесс, который её выполнял, каждый раз прерывался',
      })}::jsonb,
      error = coalesce(error, 'the process that ran it ended, at every try')
    where id = ${id}
      and queue_id = ${queue_id}
      and state in ('waiting', 'running')`.execute(db);
