import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { JobState } from '../../../contract/staff/jobs.ts';
import type { Database } from '../../base/database/connect.ts';
import {
  askReplicationState,
  type ReplicationState,
} from '../../base/database/replication-state.ts';

/** Whoever collects metrics waits seconds, and should hear the rest where the database does not answer. */
const PATIENCE = 2_000;

export type Backlog = {
  mailsWaiting: number;
  mailsFailed: number;
  oldestMailSeconds: number;
  jobs: Record<JobState, number>;
  /** Of those that were never begun, and of those under way. */
  oldestJobSeconds: { waiting: number; running: number };
  /** Of everybody to the server, and how many it grants. */
  connections: { used: number; most: number };
  replication: ReplicationState;
};

/** What waits in the database, or null where it does not say so in time; asked once at a time. */
export function askingFor(db: Database, patience = PATIENCE) {
  let asking: Promise<Backlog | null> | null = null;
  return async (): Promise<Backlog | null> => {
    asking ??= readBacklog(db)
      .catch(() => null)
      .finally(() => {
        asking = null;
      });
    return Promise.race([asking, sleep(patience, null, { ref: false })]);
  };
}

async function readBacklog(db: Database): Promise<Backlog> {
  const { rows } = await sql<{ waiting: number; failed: number; oldest: number }>`
    select
      count(*) filter (where failed_at is null) as waiting,
      count(*) filter (where failed_at is not null) as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float
        as oldest
    from mail_outbox
    where sent_at is null`.execute(db);
  const counted = await sql<{ state: JobState; jobs: number }>`
    select state, count(*) as jobs
    from job
    group by state`.execute(db);
  const oldest = await sql<Backlog['oldestJobSeconds']>`
    select
      coalesce(
        extract(epoch from now() - min(created_at) filter (where state = 'waiting' and started_at is null)),
        0
      )::float as waiting,
      coalesce(extract(epoch from now() - min(started_at) filter (where state = 'running')), 0)::float
        as running
    from job
    where state in ('waiting', 'running')`.execute(db);
  const connections = await sql<Backlog['connections']>`
    select
      sum(numbackends)::integer as used,
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer as most
    from pg_stat_database`.execute(db);
  const replication = await sql<ReplicationState>`${sql.raw(askReplicationState)}`.execute(db);
  const jobsIn = (state: JobState) => counted.rows.find((row) => row.state === state)?.jobs ?? 0;
  const [mails] = rows;
  return {
    mailsWaiting: mails?.waiting ?? 0,
    mailsFailed: mails?.failed ?? 0,
    oldestMailSeconds: mails?.oldest ?? 0,
    jobs: {
      waiting: jobsIn('waiting'),
      running: jobsIn('running'),
      done: jobsIn('done'),
      failed: jobsIn('failed'),
      cancelled: jobsIn('cancelled'),
    },
    oldestJobSeconds: firstOf(oldest.rows),
    connections: firstOf(connections.rows),
    replication: firstOf(replication.rows),
  };
}

function firstOf<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The database did not answer.');
  return row;
}
