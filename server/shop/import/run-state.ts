import { sql } from 'kysely';
import * as v from 'valibot';
import { type ImportSummary, importOptions } from '../../../contract/import/options.ts';
import type { Role } from '../../../contract/staff/permissions.ts';
import type { Actor } from '../../base/changes/change.ts';
import { missing } from '../../base/changes/refused.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { JobRefused } from '../../base/jobs/define-job.ts';
import { storedFile } from './stored-file.ts';

/** Somebody who may no longer write must not go on by a job they started. */
export async function roleOf(db: Database, actor: Actor): Promise<Role> {
  if (actor === 'console') return 'owner';
  const staff = await db
    .selectFrom('staff')
    .select('role')
    .where(sql`'staff:' || id`, '=', actor)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (staff) return staff.role;
  throw new JobRefused({
    ro: 'Cine a pornit importul nu mai lucrează în magazin',
    ru: 'Запустивший импорт больше не работает в магазине',
  });
}

/** Locked, so that of two who ask at once the second sees what the first began. */
export async function lockRun(trx: Trx, id: number) {
  const run = await trx
    .selectFrom('import_run')
    .select(['kind', 'state', 'summary', 'file_name', 'file_bytes', 'job_id', 'batch_id'])
    .select(sql<boolean>`file is not null`.as('has_file'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw missing();
  return { ...run, ...(await runStatusOf(trx, run)) };
}

/** Whether the job of a run still works on it, and whether what it wrote was undone. */
export async function runStatusOf(
  trx: Trx,
  { job_id, batch_id }: { job_id: number | null; batch_id: number | null },
) {
  const { rows } = await sql<{ is_open: boolean; is_undone: boolean }>`
    select
      exists (
        select from job where id = ${job_id} and state in ('waiting', 'running')
      ) as is_open,
      exists (select from batch where undoes = ${batch_id}) as is_undone`.execute(trx);
  return rows[0] ?? { is_open: false, is_undone: false };
}

/** What a trial is of; null: somebody has forgotten it meanwhile. */
export async function readTrial(db: Database, id: number) {
  const run = await db
    .selectFrom('import_run')
    .select(['options', 'profile_id'])
    .where('id', '=', id)
    .where('state', '=', 'trying')
    .executeTakeFirst();
  const file = await storedFile(db, id);
  if (!run || !file) return null;
  return { file, options: v.parse(importOptions, run.options), profileId: run.profile_id };
}

/** `more`: what else is to be kept of it. */
export const endTrial = (
  trx: Trx,
  id: number,
  summary: ImportSummary,
  more: { file?: null } = {},
) =>
  trx
    .updateTable('import_run')
    .set({ state: 'tried', summary: JSON.stringify(summary), ...more })
    .where('id', '=', id)
    .where('state', '=', 'trying')
    .execute();

/** Locked for a step: an import that somebody undoes meanwhile must not go on. */
export async function lockRunIn(trx: Trx, id: number, state: 'applying' | 'undoing') {
  const run = await trx
    .selectFrom('import_run')
    .select(['batch_id', 'summary'])
    .where('id', '=', id)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  if (run) return run;
  throw new JobRefused({
    ro: 'Importul este acum în altă stare: sarcina nu mai continuă',
    ru: 'Импорт уже в другом состоянии: задание не продолжается',
  });
}

type Counted = Pick<ImportSummary, 'saved' | 'created' | 'refused_late' | 'restored' | 'left'>;

/** The file is of no more use: its rows tell what it said. */
export const endRun = (trx: Trx, id: number, to: 'applied' | 'undone', counted: Counted) =>
  sql`
    update import_run
    set
      state = ${to},
      applied_at = case when ${to} = 'applied' then now() else applied_at end,
      file = null,
      summary = summary || ${JSON.stringify(counted)}::jsonb
    where id = ${id}`.execute(trx);
