import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './base/config/config.ts';
import { log } from './base/log/log.ts';

/** Milliseconds before another takes the place of one that died: what kills it may do so again. */
const REPLACED_AFTER = 1_000;

/**
 * What a process of the shop says before it ends, and hears when it may. Both sides may be of
 * different versions: what is said stays as it is, and may only become more.
 */
export type FromProcess = { kind: 'failed'; why: string };
export type ToProcess = { kind: 'replaced' };

/** What a process runs, and where. */
export type Program = { exec: string; cwd: string };

export type Exchange = {
  /** Aborted when nobody waits for it any more. */
  off: AbortSignal;
  say: (line: string) => void;
};

type Closing = { signal: AbortSignal; end: (code: number) => Promise<void> };

/**
 * The processes of the shop behind one port; this one holds the port and looks after them. The first
 * opens the database alone, with migrations and demo, and the others find it ready. One that dies is
 * replaced, again and again; only one that does not open at the start ends all of them. Another
 * version takes their places one after the other, and the port is open all the while.
 */
export function runProcesses(
  {
    processes,
    port,
    metricsPort,
    dataDir,
  }: Pick<Config, 'processes' | 'port' | 'metricsPort' | 'dataDir'>,
  closing: Closing,
) {
  /** By their places; none where one has died. */
  const running = new Map<number, Worker>();
  const all = new Set<Worker>();
  const ours: Program = { exec: process.argv[1] ?? '', cwd: process.cwd() };
  /** What each place runs, and whoever takes the place of one that dies. */
  const programs = new Map<number, Program>();
  const programAt = (place: number) => programs.get(place) ?? ours;
  let exchanging: Promise<void> | null = null;

  /** Resolves once it serves, which nobody may wait for any more. */
  async function start(place: number, program: Program, off?: AbortSignal) {
    cluster.setupPrimary(program);
    const worker = cluster.fork({
      // Each tells its metrics on a port of its own, counted up from the first one's.
      ...(metricsPort !== null && { METRICS_PORT: String(metricsPort + place) }),
      // Wherever it is started, its data are where they were.
      DATA_DIR: dataDir,
    });
    all.add(worker);
    worker.once('exit', () => all.delete(worker));
    const giveUp = () => worker.process.kill('SIGTERM');
    off?.addEventListener('abort', giveUp);
    await opened(worker, port);
    off?.removeEventListener('abort', giveUp);
    return worker;
  }

  /** One that dies in its place is replaced there. */
  function settle(place: number, worker: Worker) {
    running.set(place, worker);
    worker.once('exit', (code, signal) => {
      if (closing.signal.aborted || running.get(place) !== worker) return;
      running.delete(place);
      log.error('a process of the shop ended', new Error(signal ?? `exit code ${code}`));
      replace(place);
    });
  }

  async function replace(place: number): Promise<void> {
    await sleep(REPLACED_AFTER);
    if (closing.signal.aborted || running.has(place)) return;
    try {
      const worker = await start(place, programAt(place));
      // An exchange may have been quicker.
      if (running.has(place)) await end(worker);
      else settle(place, worker);
    } catch (error) {
      if (closing.signal.aborted) return;
      log.error('a process of the shop did not open', error);
      await replace(place);
    }
  }

  /** The one that comes serves before the other is told; what was asked of that one it still answers. */
  async function exchangeOne(place: number, program: Program, off?: AbortSignal) {
    const next = await start(place, program, off);
    const before = running.get(place);
    programs.set(place, program);
    settle(place, next);
    if (before) await end(before, { kind: 'replaced' }).catch(logEnd);
  }

  async function exchangeAll(program: Program, { off, say }: Exchange) {
    const before = programAt(0);
    const done: number[] = [];
    try {
      for (let place = 0; place < processes; place += 1) {
        off.throwIfAborted();
        await exchangeOne(place, program, off);
        done.push(place);
        say(`process ${place + 1} of ${processes} runs the other version`);
      }
    } catch (error) {
      for (const place of done) await exchangeOne(place, before);
      throw error;
    }
  }

  start(0, ours)
    .then((first) => {
      settle(0, first);
      for (let place = 1; place < processes && !closing.signal.aborted; place += 1) {
        start(place, ours).then(
          (worker) => settle(place, worker),
          () => replace(place),
        );
      }
    })
    .catch((error) => {
      if (!closing.signal.aborted) closing.end(error instanceof NotOpened ? error.code || 1 : 1);
    });

  return {
    /** Another program takes the places of what runs; where it does not open, what ran goes on. */
    async exchange(program: Program, how: Exchange) {
      if (exchanging) throw new Error('Another exchange is under way.');
      exchanging = exchangeAll(program, how).finally(() => {
        exchanging = null;
      });
      await exchanging;
    },
    /** All of them end as each would alone: what is under way is ended first. */
    async stop() {
      await Promise.all([...all].map((worker) => end(worker)));
    },
  };
}

const logEnd = (error: unknown) => log.error('a process that was replaced', error);

/** Told by the signal, or that another has taken its place. */
async function end(worker: Worker, told?: ToProcess) {
  const exit = once(worker, 'exit');
  if (told && worker.isConnected()) worker.send(told);
  else worker.process.kill('SIGTERM');
  const [code] = await exit;
  if (code !== 0) throw new Error(`process ${worker.process.pid} ended with ${code}`);
}

class NotOpened extends Error {
  readonly code: number | null;

  constructor(why: string, code: number | null) {
    super(why);
    this.code = code;
  }
}

/** The shop listens when it is ready to serve. */
async function opened(worker: Worker, port: number) {
  let why = '';
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (said: FromProcess) => {
      if (said.kind === 'failed') why = said.why;
    });
    // Not that of its metrics.
    worker.on('listening', (address) => address.port === port && resolve());
    worker.once('exit', async (code, signal) => {
      // What it said last may still be on its way.
      if (worker.isConnected()) await once(worker, 'disconnect');
      reject(new NotOpened(why || `It ended with ${signal ?? code} before it was open.`, code));
    });
  });
}
