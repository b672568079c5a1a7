import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../search-quality/report.ts';
import type { Called, Calls } from './steady-callers.ts';

const SECONDS = 2;

/** How many requests the shop on that port answers in a second, as these callers ask it. */
export async function requestsASecond(port: number, callers: Calls['callers']) {
  const worker = new Worker(new URL('steady-callers.ts', import.meta.url));
  try {
    worker.postMessage({ port, callers, milliseconds: 1000 * SECONDS } satisfies Calls);
    const [called]: Called[] = await once(worker, 'message');
    // An unexpected answer ends the run.
    if (!called || 'refused' in called) throw new Error(called?.refused ?? 'the callers went away');
    return called.answered / SECONDS;
  } finally {
    await worker.terminate();
  }
}

/**
 * Several in turn, so that what else the machine does falls on all of them: for each the median of
 * its rounds.
 */
export async function inTurn(measured: (() => Promise<number>)[], rounds: number) {
  const taken = measured.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, measure] of measured.entries()) {
      const value = await measure();
      // The first round warms up.
      if (round >= 0) taken[at]?.push(value);
    }
  }
  return taken.map((values) => percentile(values, 0.5));
}
