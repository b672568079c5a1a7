import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../database/connect.ts';
import { restOnlyWhile } from '../pacing/rest.ts';
import { atHalfPace, watchUse } from '../pacing/serving.ts';
import { type AnyJob, JobRefused } from './define-job.ts';
import { Ended, executeHere } from './execute-job.ts';
import type { Given, Outcome } from './job-thread.ts';

/** Does the work of one run in a thread of its own, and tells how it ended. */
const { databaseUrl, patience, config, jobs, kind, claimed, serving }: Given = workerData;
// Where cores are few, who answers requests comes first. Elsewhere it would be all of the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Whom other processes answer is not seen from here.
if (config.processes === 1) restOnlyWhile(watchUse(serving));
const closing = new AbortController();
parentPort?.on('message', () => closing.abort());

// A step has one; whoever reads ahead meanwhile has the other.
const giveWay = atHalfPace(serving);
const db = connect(databaseUrl, { connections: 2, patience }).withPlugin({
  transformQuery: ({ node }) => node,
  // Between two statements: the database has processors to share as well.
  async transformResult({ result }) {
    await giveWay();
    return result;
  },
});
const outcome = await execute().catch(outcomeOf);
await db.destroy();
parentPort?.postMessage(outcome);

async function execute(): Promise<Outcome> {
  const { everyJob }: { everyJob: AnyJob[] } = await import(jobs);
  const job = everyJob.find((one) => one.kind === kind);
  if (!job) throw new Error(`there is no job ${kind}`);
  const result = await executeHere({ db, config })(job, claimed, closing.signal);
  return { kind: 'done', result };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof JobRefused) return { kind: 'refused', text: error.text };
  if (error instanceof Ended) return { kind: 'ended', why: error.why };
  return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
}
