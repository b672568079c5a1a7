import { sql } from 'kysely';
import type { RowOutcome } from '../../contract/import/options.ts';
import type { Locale } from '../../contract/locale.ts';
import type { Database } from '../database/connect.ts';
import { presentRow, presentRun } from './present-import.ts';

const MOST_LISTED = 50;
const PAGE = 200;
const MOST_SUPPLIERS = 500;

export async function listImports(db: Database, locale: Locale) {
  const runs = await select(db).orderBy('import_run.id', 'desc').limit(MOST_LISTED).execute();
  const profiles = await db
    .selectFrom('import_profile')
    .select('name')
    .orderBy(sql`lower(name)`)
    .limit(MOST_SUPPLIERS)
    .execute();
  return {
    results: runs.map((run) => presentRun(run, locale)),
    suppliers: profiles.map(({ name }) => name),
  };
}

type Asked = { outcome?: RowOutcome | undefined; after?: number | undefined };

/** A page of its rows, in the order of the file; null: no such import. */
export async function readImport(
  db: Database,
  id: number,
  { outcome, after = 0 }: Asked,
  locale: Locale,
) {
  const run = await select(db).where('import_run.id', '=', id).executeTakeFirst();
  if (!run) return null;
  const rows = await db
    .selectFrom('import_row')
    .selectAll()
    .where('run_id', '=', id)
    .where('row', '>', after)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'new'))
    .orderBy('row')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  return {
    run: presentRun(run, locale),
    rows: shown.map((row) => presentRow(row, locale)),
    next: rows.length > PAGE ? (shown.at(-1)?.row ?? null) : null,
  };
}

/** Without the file. */
const select = (db: Database) =>
  db
    .selectFrom('import_run')
    .leftJoin('import_profile', 'import_profile.id', 'import_run.profile_id')
    .leftJoin('staff', (join) =>
      join.on(sql`'staff:' || staff.id`, '=', sql.ref('import_run.actor')),
    )
    .leftJoin('job', 'job.id', 'import_run.job_id')
    .leftJoin('batch as undoing', 'undoing.undoes', 'import_run.batch_id')
    .select([
      'undoing.id as undone_by',
      'import_run.kind',
      'job.state as job_state',
      'job.done as job_done',
      'job.total as job_total',
      'job.message as job_message',
      'import_run.job_id',
      'import_run.id',
      'import_run.profile_id',
      'import_run.file_name',
      'import_run.file_bytes',
      'import_run.state',
      'import_run.summary',
      'import_run.batch_id',
      'import_run.actor',
      'import_run.created_at',
      'import_run.applied_at',
      'import_profile.name as supplier',
      'staff.name as actor_name',
    ]);
