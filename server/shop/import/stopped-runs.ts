import { sql } from 'kysely';
import { MOST_SHEET_ROWS } from '../../../contract/editing/sheet.ts';
import type { Changing } from '../../base/changes/change.ts';
import { missing } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { retryJob } from '../../base/jobs/change-job.ts';
import { startJob } from '../../base/jobs/start-job.ts';
import { applyJob } from './apply-job.ts';
import { filesApplyJob } from './files/files-apply-job.ts';
import { undoJob } from './undo-job.ts';

/** What is asked for does not fit what the run is at. */
export type NotNow = { kind: 'not-now' };
const notNow: NotNow = { kind: 'not-now' };

/** Goes on with what was cancelled or failed, from where it was. */
export async function continueRun(
  changing: Changing,
  id: number,
): Promise<{ job: number } | NotNow> {
  const { trx, actor, note } = changing;
  const run = await lockRun(trx, id);
  const { state } = run;
  const isAtWork = state === 'trying' || state === 'applying' || state === 'undoing';
  if (!isAtWork || run.is_open || (state === 'applying' && run.is_undone)) return notNow;
  note({ verb: 'change', entity: 'import', ids: [id], after: { continued: state } });
  if (run.job_id !== null && (await retryJob(changing, run.job_id))) return { job: run.job_id };
  // Its job is forgotten, or ended without the run: what is done already stays so.
  if (state === 'trying') return notNow;
  return take(trx, id, state, await startJob(trx, jobOf(run), { run: id }, actor));
}

function jobOf({ state, kind }: { state: string; kind: 'table' | 'files' }) {
  if (state === 'undoing') return undoJob;
  return kind === 'table' ? applyJob : filesApplyJob;
}

/** Undoes what was applied, all of it or the part that was written, in the background. */
export async function startUndoing(
  { trx, actor, note }: Changing,
  id: number,
): Promise<{ job: number } | NotNow> {
  const run = await lockRun(trx, id);
  const isApplied = run.state === 'applied' || (run.state === 'applying' && !run.is_open);
  if (!isApplied || run.is_undone) return notNow;
  note({ verb: 'change', entity: 'import', ids: [id], after: { undone: true } });
  return take(trx, id, 'undoing', await startJob(trx, undoJob, { run: id }, actor));
}

async function take(trx: Trx, id: number, state: 'applying' | 'undoing', job: number) {
  await trx.updateTable('import_run').set({ state, job_id: job }).where('id', '=', id).execute();
  return { job };
}

/** Held, so that of two who ask at once the second sees what the first began. */
async function lockRun(trx: Trx, id: number) {
  const run = await trx
    .selectFrom('import_run')
    .select(['state', 'kind', 'job_id', 'batch_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw missing();
  return { ...run, ...(await standingOf(trx, run)) };
}

/** Whether its job still works on it, and whether what it wrote was undone. */
async function standingOf(
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

/**
 * Whether the sheet may undo this batch in one go: not one that an import still writes, nor one so
 * large that it would hold everybody up.
 */
export async function maySheetUndo({ trx }: Changing, batchId: number): Promise<boolean> {
  const { rows } = await sql<{ job_id: number | null; state: string; products: number }>`
    select import_run.job_id, import_run.state, batch.products
    from batch
    inner join import_run on import_run.batch_id in (batch.id, batch.undoes)
    where batch.id = ${batchId}
    for update of import_run`.execute(trx);
  const [run] = rows;
  if (!run) return true;
  const { is_open } = await standingOf(trx, { job_id: run.job_id, batch_id: null });
  return !is_open && run.state !== 'undoing' && run.products <= MOST_SHEET_ROWS;
}
