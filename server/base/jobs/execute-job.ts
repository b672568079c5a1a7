import { lockName } from '../database/lock-name.ts';
import { transact } from '../database/transact.ts';
import type { AnyJob, JobContext, JobShop, Progress } from './define-job.ts';
import { type Claimed, lookAt, saveProgress } from './queries.ts';

/** Does the work of a claimed job, from where it was, and answers with its result. */
export type Execute = (
  job: AnyJob,
  claimed: Claimed,
  /** Says that the shop is closing. */
  closing: AbortSignal,
) => Promise<object | undefined>;

/** Why a run ends before its work does. */
export class Ended extends Error {
  readonly why: 'cancelled' | 'closing' | 'taken-over';

  constructor(why: Ended['why']) {
    super(why);
    this.why = why;
  }
}

/** In the thread it is called in. */
export const executeHere =
  (shop: JobShop): Execute =>
  (job, claimed, closing) =>
    job.run(contextOf(shop, claimed, closing));

/** Milliseconds between two notes of progress outside steps. */
const SAY_EVERY = 500;

function contextOf(shop: JobShop, claimed: Claimed, closing: AbortSignal): JobContext<unknown> {
  const { id, run, input, actor, position } = claimed;
  const ours = { id, run };
  let saidAt = 0;

  async function endIfAsked(look: { is_cancel_asked: boolean } | null) {
    if (!look) throw new Ended('taken-over');
    if (look.is_cancel_asked) throw new Ended('cancelled');
    if (closing.aborted) throw new Ended('closing');
  }

  return {
    id,
    shop,
    input,
    actor,
    saved: position,
    isCancelled: async () => {
      const look = await lookAt(shop.db, ours);
      return closing.aborted || (look?.is_cancel_asked ?? true);
    },
    async progress(progress: Progress) {
      if (Date.now() - saidAt < SAY_EVERY && !closing.aborted) return;
      saidAt = Date.now();
      await endIfAsked(await lookAt(shop.db, ours));
      await saveProgress(shop.db, ours, progress);
    },
    step: (work) =>
      transact(shop.db, async (trx) => {
        // Not the row: whoever cancels need not wait for the end of the step.
        await lockName(trx, `job ${id}`);
        await endIfAsked(await lookAt(trx, ours));
        if (!(await saveProgress(trx, ours, await work(trx)))) throw new Ended('taken-over');
      }),
  };
}
