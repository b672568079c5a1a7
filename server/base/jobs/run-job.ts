import type { Database } from '../database/connect.ts';
import { log } from '../log/log.ts';
import { type AnyJob, JobRefused } from './define-job.ts';
import { Ended, type Execute } from './execute-job.ts';
import { claimJob, endRun, letWait } from './queries.ts';

export type Means = {
  db: Database;
  execute: Execute;
  /** Says that the shop is closing. */
  closing: AbortSignal;
};

const LONGEST_ERROR = 2_000;

const unexpected = {
  ro: 'A apărut o eroare neașteptată',
  ru: 'Произошла непредвиденная ошибка',
};

/**
 * Runs the job that a message of the queue is about, from where it was. Throws what the queue should
 * try again; a job that is done, refused, cancelled or at rest is none of these.
 */
export async function runJob(
  { db, execute, closing }: Means,
  job: AnyJob,
  { queueId, isLastTry }: { queueId: string; isLastTry: boolean },
): Promise<void> {
  const claimed = await claimJob(db, queueId);
  if (!claimed) return;
  const run = { id: claimed.id, run: claimed.run };
  try {
    if (claimed.is_cancel_asked) throw new Ended('cancelled');
    const result = await execute(job, claimed, closing);
    await endRun(db, run, { state: 'done', result });
  } catch (error) {
    if (error instanceof JobRefused) {
      await endRun(db, run, { state: 'failed', message: error.text });
    } else if (error instanceof Ended) {
      if (error.why === 'cancelled') await endRun(db, run, { state: 'cancelled' });
      if (error.why === 'closing') await letWait(db, run, { error: null, again: 'new-message' });
    } else {
      const reason = (error instanceof Error ? error.message : String(error)).slice(
        0,
        LONGEST_ERROR,
      );
      log.error('job', error, { job: run.id, kind: job.kind });
      if (isLastTry) await endRun(db, run, { state: 'failed', message: unexpected, error: reason });
      else await letWait(db, run, { error: reason, again: 'same-message' });
      throw error;
    }
  }
}
