import { sql } from 'kysely';
import { MOST_SHEET_ROWS } from '../../../contract/editing/sheet.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { retryJob } from '../../base/jobs/change-job.ts';
import { startJob } from '../../base/jobs/start-job.ts';
import { jobs } from './import-runs.ts';
import { lockRun, runStatusOf } from './run-state.ts';
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
  const again = state === 'undoing' ? undoJob : jobs[run.kind].apply;
  return take(trx, id, state, await startJob(trx, again, { run: id }, actor));
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
  const { is_open } = await runStatusOf(trx, { job_id: run.job_id, batch_id: null });
  return !is_open && run.state !== 'undoing' && run.products <= MOST_SHEET_ROWS;
}
