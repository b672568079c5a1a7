import * as v from 'valibot';
import type { Database } from '../../base/database/connect.ts';
import { defineJob, type JobShop } from '../../base/jobs/define-job.ts';
import { startJob } from '../../base/jobs/start-job.ts';
import { finishRun } from './finish-run.ts';
import { AT_ONCE, countPictures, takeNextPictures } from './pictures/take-pictures.ts';
import type { Run } from './runs.ts';
import { transactLimited, unlessHeld, whenFree } from './wait-for-others.ts';

/** Ends a run that has more left to draw than a request may take. */
export const exchangeFinishJob = defineJob({
  kind: 'exchange-finish',
  title: { ro: 'Imagini din 1C', ru: 'Картинки из 1С' },
  input: v.strictObject({ run: v.number() }),
  async run({ shop, input, progress }) {
    const run = { id: input.run, kind: 'catalogue' as const };
    async function tell() {
      const { done, of } = await countPictures(shop.db, run.id);
      await progress({ done, total: of });
    }
    async function finish() {
      while (await takeNextPictures(shop, run.id)) await tell();
      await finishRun(shop, run);
      return { pictures: (await countPictures(shop.db, run.id)).of };
    }
    return whenFree(finish, { patience: Number.POSITIVE_INFINITY, meanwhile: tell });
  },
});

export type Completed =
  | { kind: 'success' }
  | { kind: 'progress'; done: number; of: number }
  /** The run's job failed or was cancelled: people let it go on, not 1C. */
  | { kind: 'stopped' };

/**
 * What 1C is answered when it calls the run over. A few pictures are drawn while it waits; many are
 * a job, which ends the run whether 1C asks again or not.
 */
export async function completeRun(shop: JobShop, run: Run): Promise<Completed> {
  const { done, of } = await countPictures(shop.db, run.id);
  const job = await jobOf(shop.db, run.id);
  if (!isAtIt(job)) {
    const isShort = run.kind === 'sale' || of - done <= AT_ONCE;
    if (isShort && (await unlessHeld(finishRun(shop, run), 'held')) !== 'held') {
      return { kind: 'success' };
    }
    if (job) return { kind: 'stopped' };
    // Of a run that is held itself nothing can be noted: 1C asks again.
    await unlessHeld(handOver(shop.db, run.id), undefined);
  }
  return { kind: 'progress', done, of: Math.max(1, of) };
}

const jobOf = (db: Database, runId: number) =>
  db
    .selectFrom('exchange_run')
    .innerJoin('job', 'job.id', 'exchange_run.job_id')
    .select('job.state')
    .where('exchange_run.id', '=', runId)
    .executeTakeFirst();

const isAtIt = (job: Awaited<ReturnType<typeof jobOf>>) =>
  job?.state === 'waiting' || job?.state === 'running';

/** Once, however many ask at the same time. */
const handOver = (db: Database, runId: number) =>
  transactLimited(db, async (trx) => {
    const stored = await trx
      .selectFrom('exchange_run')
      .select('job_id')
      .where('id', '=', runId)
      .where('state', '=', 'open')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!stored || stored.job_id !== null) return;
    const job_id = await startJob(trx, exchangeFinishJob, { run: runId }, 'exchange');
    await trx.updateTable('exchange_run').set({ job_id }).where('id', '=', runId).execute();
  });
