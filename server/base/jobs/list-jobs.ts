import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { JobShown } from '../../../contract/staff/jobs.ts';
import type { Database } from '../database/connect.ts';
import { pageOf, USUAL_PAGE } from '../database/page-of.ts';
import type { AnyJob } from './define-job.ts';

/** In which language, and the kinds of jobs whose titles are known. */
type As = { locale: Locale; jobs: AnyJob[] };

type Asked = { before?: number | undefined; limit?: number | undefined };

/** Newest first. */
export async function listJobs(db: Database, { before, limit = USUAL_PAGE }: Asked, as: As) {
  const rows = await select(db)
    .$if(before !== undefined, (query) => query.where('job.id', '<', before ?? 0))
    .orderBy('job.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ id }) => id);
  return { ...page, results: page.results.map((row) => present(row, as)) };
}

export async function readJob(db: Database, id: number, as: As): Promise<JobShown | null> {
  const row = await select(db).where('job.id', '=', id).executeTakeFirst();
  return row ? present(row, as) : null;
}

const select = (db: Database) =>
  db
    .selectFrom('job')
    .leftJoin('staff', (join) => join.on(sql`'staff:' || staff.id`, '=', sql.ref('job.actor')))
    .selectAll('job')
    .select('staff.name as actor_name');

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const present = (row: Row, { locale, jobs }: As): JobShown => ({
  id: row.id,
  kind: row.kind,
  // One of a version that had other kinds.
  title: jobs.find(({ kind }) => kind === row.kind)?.title[locale] ?? row.kind,
  state: row.state,
  done: row.done,
  total: row.total,
  message: row.message?.[locale] ?? null,
  error: row.error,
  is_cancel_asked: row.is_cancel_asked,
  started_by: row.actor_name ?? row.actor,
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});
