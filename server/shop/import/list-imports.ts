import { sql } from 'kysely';
import * as v from 'valibot';
import { importOptions, type RowOutcome } from '../../../contract/import/options.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Database } from '../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../base/database/page-of.ts';
import { presentRow, presentRun } from './present-import.ts';

const PAGE = 200;
const MOST_SUPPLIERS = 500;

type Wanted = { before?: number | undefined; limit?: number | undefined };

/** Newest first. */
export async function listImports(
  db: Database,
  { before, limit = USUAL_PAGE }: Wanted,
  locale: Locale,
) {
  const runs = await select(db)
    .$if(before !== undefined, (query) => query.where('import_run.id', '<', before ?? 0))
    .orderBy('import_run.id', 'desc')
    .limit(limit + 1)
    .execute();
  const profiles = await db
    .selectFrom('import_profile')
    .select(['name', 'options'])
    .orderBy(sql`lower(name)`)
    .limit(MOST_SUPPLIERS)
    .execute();
  // What is in the archive alone is none: an import that was undone leaves the shop as it was.
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('state', '<>', 'archived')
    .limit(1)
    .executeTakeFirst();
  const page = pageOf(runs, limit, ({ id }) => id);
  return {
    ...page,
    results: page.results.map((run) => presentRun(run, locale)),
    is_shop_empty: product === undefined,
    suppliers: profiles.map(({ name, options }) => ({
      name,
      options: v.parse(importOptions, options),
    })),
  };
}

type Asked = {
  outcome?: RowOutcome | undefined;
  after?: number | undefined;
  limit?: number | undefined;
};

/** A page of its rows, in the order of the file; null: no such import. */
export async function readImport(
  db: Database,
  id: number,
  { outcome, after = 0, limit = PAGE }: Asked,
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
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ row }) => row);
  return {
    run: presentRun(run, locale),
    rows: page.results.map((row) => presentRow(row, locale)),
    next: page.next,
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
    .leftJoin('staff as undoer', (join) =>
      join.on(sql`'staff:' || undoer.id`, '=', sql.ref('undoing.actor')),
    )
    .select([
      'undoing.id as undone_by',
      'import_run.kind',
      'job.state as job_state',
      'job.done as job_done',
      'job.total as job_total',
      'job.message as job_message',
      'import_run.job_id',
      'import_run.id',
      'import_run.file_name',
      'import_run.options',
      'import_run.state',
      'import_run.summary',
      'import_run.batch_id',
      'import_run.actor',
      'import_run.created_at',
      'import_run.applied_at',
      'import_profile.name as supplier',
      'staff.name as actor_name',
      'undoing.at as undone_at',
      'undoing.products as undone_products',
      (query) => query.fn.coalesce('undoer.name', 'undoing.actor').as('undone_name'),
    ]);
