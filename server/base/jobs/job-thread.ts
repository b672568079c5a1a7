import { Worker } from 'node:worker_threads';
import { serving } from '../pacing/serving.ts';
import { threadMemory } from '../threads/thread-memory.ts';
import type { JobShop, LocalisedText } from './define-job.ts';
import { JobRefused } from './define-job.ts';
import { Ended, type Execute } from './execute-job.ts';
import type { Claimed } from './queries.ts';

type Means = {
  /** Of the database itself, not of a pool before it. */
  databaseUrl: string;
  patience: number | undefined;
  config: JobShop['config'];
};

type Options = Means & {
  /** The module whose `everyJob` has the jobs: functions cannot be sent to a thread. */
  jobs: URL;
  megabytes?: number;
};

/** What the thread begins with. */
export type Given = Means & {
  jobs: string;
  kind: string;
  claimed: Claimed;
  serving: Int32Array<SharedArrayBuffer>;
};

/** How the work ended, in what can be sent between threads. */
export type Outcome =
  | { kind: 'done'; result: object | undefined }
  | { kind: 'refused'; text: LocalisedText }
  | { kind: 'ended'; why: Ended['why'] }
  | { kind: 'broken'; reason: string };

/**
 * V8 lets a heap that may become large grow to four times what lives in it before it collects; one
 * that may not, by less than half.
 */
const MEGABYTES = 640;

/**
 * Each run in a thread of its own: what it parses and keeps is not collected by the thread that
 * answers requests, and goes with it. One that crashes, or needs more memory than it may have, is a
 * run that broke, and the shop is open as before.
 */
export const executeInThread =
  ({ jobs, megabytes = MEGABYTES, ...means }: Options): Execute =>
  async ({ kind }, claimed, closing) => {
    const worker = new Worker(new URL('./job-worker.ts', import.meta.url), {
      name: `job ${claimed.id}`,
      workerData: { ...means, jobs: jobs.href, kind, claimed, serving } satisfies Given,
      resourceLimits: threadMemory(megabytes),
    });
    const tellClosing = () => worker.postMessage('closing');
    closing.addEventListener('abort', tellClosing);
    if (closing.aborted) tellClosing();
    try {
      return resultOf(await outcomeOf(worker));
    } finally {
      closing.removeEventListener('abort', tellClosing);
      await worker.terminate();
    }
  };

const outcomeOf = (worker: Worker) =>
  new Promise<Outcome>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)));
  });

function resultOf(outcome: Outcome): object | undefined {
  switch (outcome.kind) {
    case 'done':
      return outcome.result;
    case 'refused':
      throw new JobRefused(outcome.text);
    case 'ended':
      throw new Ended(outcome.why);
    case 'broken':
      throw new Error(outcome.reason);
  }
}
