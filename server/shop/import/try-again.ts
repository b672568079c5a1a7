import type { ImportOptions } from '../../../contract/import/options.ts';
import type { Changing } from '../../base/changes/change.ts';
import { startTrialOf } from './import-runs.ts';
import { lockRun } from './run-state.ts';

/** Why it has to stay: a job works on it, or it was applied. */
type Busy = 'busy';

/** Tries the same file read otherwise; the former trial makes room for the new one. */
export async function tryAgain(
  changing: Changing,
  id: number,
  { supplier, options }: { supplier: string; options: ImportOptions },
): Promise<{ run: number; job: number } | Busy> {
  const run = await lockTrial(changing, id);
  if (!run?.has_file) return 'busy';
  const started = await startTrialOf(changing, { id, ...run }, { supplier, options });
  await drop(changing, id, run.file_name);
  return started;
}

/** Forgets a table that nobody applied. */
export async function dropTrial(changing: Changing, id: number): Promise<undefined | Busy> {
  const run = await lockTrial(changing, id);
  if (!run) return 'busy';
  await drop(changing, id, run.file_name);
}

/** Held, so that nobody applies it meanwhile; null where that has begun or a job works on it. */
async function lockTrial({ trx }: Changing, id: number) {
  const run = await lockRun(trx, id);
  return run.state === 'tried' || (run.state === 'trying' && !run.is_open) ? run : null;
}

/** A job of it that somebody starts again finds nothing to do. */
async function drop({ trx, note }: Changing, id: number, fileName: string) {
  await trx.deleteFrom('import_run').where('id', '=', id).execute();
  note({ verb: 'delete', entity: 'import', ids: [id], before: { file_name: fileName } });
}
