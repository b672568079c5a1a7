import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './base/config/config.ts';
import { log } from './base/log/log.ts';

/** Milliseconds before another takes the place of one that died: what kills it may do so again. */
const REPLACED_AFTER = 1_000;

/**
 * Several processes of the shop behind one port; this one only looks after them. The first opens
 * the database alone, with migrations and demo, and the others find it ready. One that dies is
 * replaced, again and again; only one that does not open at the start ends all of them.
 */
export function runProcesses(
  { processes, metricsPort }: Pick<Config, 'processes' | 'metricsPort'>,
  closing: { signal: AbortSignal; end: (code: number) => Promise<void> },
) {
  const running = new Set<Worker>();

  /** Each tells its metrics on a port of its own, counted up from the first one's. */
  async function start(place: number, isFirst = true) {
    const env = metricsPort === null ? {} : { METRICS_PORT: String(metricsPort + place) };
    const worker = cluster.fork(env);
    running.add(worker);
    let isOpen = false;
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (closing.signal.aborted) return;
      if (!isOpen && isFirst) return closing.end(code || 1);
      log.error('a process of the shop ended', new Error(signal ?? `exit code ${code}`));
      replace(place);
    });
    await Promise.race([once(worker, 'listening'), once(worker, 'exit')]);
    isOpen = running.has(worker);
  }

  async function replace(place: number) {
    await sleep(REPLACED_AFTER);
    if (!closing.signal.aborted) await start(place, false);
  }

  start(0).then(() => {
    for (let place = 1; place < processes && !closing.signal.aborted; place += 1) start(place);
  });

  return {
    /** All of them end as each would alone: what is under way is ended first. */
    async stop() {
      const ending = [...running].map(async (worker) => {
        const exit = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        const [code] = await exit;
        if (code !== 0) throw new Error(`process ${worker.process.pid} ended with ${code}`);
      });
      await Promise.all(ending);
    },
  };
}
