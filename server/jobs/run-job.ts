import type { Actor } from '../changes/change.ts';
import { holdName } from '../changes/hold-name.ts';
import { type AnyJob, type JobContext, JobRefused, type Progress } from './define-job.ts';
import { claimJob, endRun, letWait, lookAt, type Run, saveProgress } from './queries.ts';

export type Means = {
  shop: JobContext<unknown>['shop'];
  /** Says that the shop is closing. */
  closing: AbortSignal;
};

/** Why a run ends before its work does. */
class Ended extends Error {
  readonly why: 'cancelled' | 'closing' | 'taken-over';

  constructor(why: Ended['why']) {
    super(why);
    this.why = why;
  }
}

const LONGEST_ERROR = 2_000;
/** Milliseconds between two notes of progress outside steps. */
const SAY_EVERY = 500;

const unexpected = {
  ro: 'A apărut o eroare neașteptată',
  ru: 'Произошла непредвиденная ошибка',
};

/**
 * Runs the job that a message of the queue is about, from where it was. Throws what the queue should
 * try again; a job that is done, refused, cancelled or at rest is none of these.
 */
export async function runJob(
  means: Means,
  job: AnyJob,
  { queueId, isLastTry }: { queueId: string; isLastTry: boolean },
): Promise<void> {
  const { db } = means.shop;
  const claimed = await claimJob(db, queueId);
  if (!claimed) return;
  const run = { id: claimed.id, run: claimed.run };
  try {
    if (claimed.is_cancel_asked) throw new Ended('cancelled');
    const result = await job.run({
      ...contextOf(means, run),
      input: claimed.input,
      // startJob() wrote it.
      actor: claimed.actor as Actor,
      saved: claimed.position,
    });
    await endRun(db, run, { state: 'done', result });
  } catch (error) {
    if (error instanceof JobRefused) {
      await endRun(db, run, { state: 'failed', message: error.told });
    } else if (error instanceof Ended) {
      if (error.why === 'cancelled') await endRun(db, run, { state: 'cancelled' });
      if (error.why === 'closing') await letWait(db, run, { error: null, again: 'new-message' });
    } else {
      const said = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
      console.error(`job ${run.id} (${job.kind}): ${said}`);
      if (isLastTry) await endRun(db, run, { state: 'failed', message: unexpected, error: said });
      else await letWait(db, run, { error: said, again: 'same-message' });
      throw error;
    }
  }
}

function contextOf({ shop, closing }: Means, run: Run) {
  let saidAt = 0;

  async function endIfAsked(look: { is_cancel_asked: boolean } | null) {
    if (!look) throw new Ended('taken-over');
    if (look.is_cancel_asked) throw new Ended('cancelled');
    if (closing.aborted) throw new Ended('closing');
  }

  return {
    id: run.id,
    shop,
    isCancelled: async () => {
      const look = await lookAt(shop.db, run);
      return closing.aborted || (look?.is_cancel_asked ?? true);
    },
    async progress(progress: Progress) {
      if (Date.now() - saidAt < SAY_EVERY && !closing.aborted) return;
      saidAt = Date.now();
      await endIfAsked(await lookAt(shop.db, run));
      await saveProgress(shop.db, run, progress);
    },
    step: (work: Parameters<JobContext<unknown>['step']>[0]) =>
      shop.db.transaction().execute(async (trx) => {
        // Not the row: whoever cancels need not wait for the end of the step.
        await holdName(trx, `job ${run.id}`);
        await endIfAsked(await lookAt(trx, run));
        if (!(await saveProgress(trx, run, await work(trx)))) throw new Ended('taken-over');
      }),
  };
}
