import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { log } from '../log/log.ts';
import { coalescing } from '../pacing/coalescing.ts';
import type { AnyJob, JobShop } from './define-job.ts';
import { type Execute, executeHere } from './execute-job.ts';
import { type Recurring, scheduleRecurring } from './recurring.ts';
import { type Means, runJob } from './run-job.ts';
import { handOver, putBack, readOpenJobs, tellLost } from './waiting-jobs.ts';

/** Seconds. */
export type Pace = {
  /** How often the queue is looked at without a notice. */
  look: number;
  /** A run that gives no sign of life for so long is somebody else's to go on with. */
  signOfLife: number;
  /** How often dead runs are looked for, and what is due by the clock. */
  supervise: number;
  /** Before the second try; then longer and longer. */
  retryAfter: number;
};
const usual: Pace = { look: 15, signOfLife: 30, supervise: 15, retryAfter: 5 };

const TRIES = 5;
const LONGEST_RUN = 12 * 3_600;
const LONGEST_RETRY = 600;
/** Milliseconds a closing shop waits for the steps under way. */
const FAREWELL = 5_000;

type Options = {
  shop: JobShop;
  /** Of the database itself, not of a pool before it. */
  databaseUrl: string;
  jobs: AnyJob[];
  recurring?: readonly Recurring[];
  /** Here, unless something else is said. */
  execute?: Execute;
  pace?: Partial<Pace>;
};

/**
 * Runs jobs and what recurs, in any number of processes. pg-boss has the queue and the clock, tries
 * again and notices dead runs; it is started once the shop is open.
 */
export function openJobRunner({
  shop,
  databaseUrl,
  jobs,
  recurring = [],
  execute = executeHere(shop),
  pace: wished,
}: Options) {
  const pace = { ...usual, ...wished };
  const closing = new AbortController();
  let isOpen = false;
  let starting: Promise<Queue> | undefined;

  const look = coalescing(async () => {
    if (!isOpen || closing.signal.aborted) return;
    try {
      starting ??= startQueue({ db: shop.db, execute, closing: closing.signal }, databaseUrl, {
        jobs,
        recurring,
        pace,
        onEnd: () => void look(),
      });
      const queue = await starting.catch((error) => {
        starting = undefined;
        throw error;
      });
      const open = await readOpenJobs(shop.db, jobs);
      if (open.length === 0) return;
      await queue.handOver(open);
      queue.wake();
    } catch (error) {
      // The database is away; the jobs are safe in it, and the next look finds them.
      log.error('could not look for jobs', error);
    }
  });
  const looking = setInterval(look, pace.look * 1_000);
  looking.unref();

  return {
    /** Jobs run from now on. */
    open() {
      isOpen = true;
      return look();
    },
    wake: () => void look(),
    /** Lets the running jobs come to the end of their step; the next start goes on with them. */
    async stop() {
      closing.abort();
      clearInterval(looking);
      await (await starting?.catch(() => undefined))?.stop();
    },
  };
}

type Queue = Awaited<ReturnType<typeof startQueue>>;

/** What fails while it fetches, pg-boss tells as a plain object with the fields of the error. */
export const errorOf = (said: object) =>
  said instanceof Error ? said : Object.assign(new Error(), said);

const queueOf = (kind: string) => `job.${kind}`;

type Handling = {
  jobs: AnyJob[];
  recurring: readonly Recurring[];
  pace: Pace;
  onEnd: () => void;
};

async function startQueue(means: Means, databaseUrl: string, handling: Handling) {
  const { pace, recurring } = handling;
  const { PgBoss: Boss } = await import('pg-boss');
  const boss: PgBoss = new Boss({
    connectionString: databaseUrl,
    max: 2,
    // A runner of jobs alone, as that of a command, leaves the shop's clock alone.
    schedule: recurring.length > 0,
    application_name: 'cablaj-jobs',
    cronMonitorIntervalSeconds: pace.supervise,
    cronWorkerIntervalSeconds: pace.supervise,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
    queueCacheIntervalSeconds: pace.supervise,
  });
  boss.on('error', (said) => log.error('job queue', errorOf(said)));
  await boss.start();
  const workers = await startWork(boss, means, handling).catch(async (error) => {
    // The next look starts another one.
    await boss.stop({ graceful: false });
    throw error;
  });
  /**
   * pg-boss notes from time to time which queues are busy, and does not ask these again before its
   * next note: a job would wait for half a minute after the one before it has ended.
   */
  async function forgetBusy(queues: string[]) {
    await sql`
      update pgboss.queue
      set singletons_active = null
      where name = any(${queues}::text[])
        and singletons_active is not null`.execute(means.db);
    // What it keeps of them in memory is read anew after it.
    for (const queue of queues) await boss.updateQueue(queue, { retryLimit: TRIES - 1 });
  }

  return {
    /** Gives each open job a message, and sees to those whose message came to nothing. */
    async handOver(open: Awaited<ReturnType<typeof readOpenJobs>>) {
      for (const { id, kind, queue_id } of open) {
        const queue = queueOf(kind);
        if (queue_id !== null) {
          const message = await boss.getJobById(queue, queue_id);
          if (message?.state === 'failed') await tellLost(means.db, { id, queue_id });
          const isOver = !message || message.state === 'completed' || message.state === 'cancelled';
          if (!isOver || !(await putBack(means.db, { id, queue_id }))) continue;
        }
        const next = randomUUID();
        if (await handOver(means.db, id, next)) await boss.send(queue, {}, { id: next });
      }
      await forgetBusy([...new Set(open.map(({ kind }) => queueOf(kind)))]);
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: FAREWELL }),
  };
}

/** The workers of jobs. */
async function startWork(
  boss: PgBoss,
  means: Means,
  { jobs, recurring, pace, onEnd }: Handling,
): Promise<string[]> {
  const workers: string[] = [];
  for (const job of jobs) {
    const queue = queueOf(job.kind);
    const options = {
      retryLimit: TRIES - 1,
      retryDelay: pace.retryAfter,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY,
      expireInSeconds: LONGEST_RUN,
      heartbeatSeconds: pace.signOfLife,
    };
    // One of a kind is active at a time, whichever process has it.
    await boss.createQueue(queue, { ...options, policy: 'singleton' });
    await boss.updateQueue(queue, options);
    const worker = await boss.work(
      queue,
      { includeMetadata: true, pollingIntervalSeconds: pace.look },
      async ([message]) => {
        if (!message) return;
        const isLastTry = message.retryCount >= message.retryLimit;
        try {
          await runJob(means, job, { queueId: message.id, isLastTry });
        } finally {
          onEnd();
        }
      },
    );
    workers.push(worker);
  }
  if (recurring.length > 0) {
    await scheduleRecurring(boss, recurring, { ...pace, longestRun: LONGEST_RUN });
  }
  return workers;
}
