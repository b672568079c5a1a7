import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../search-quality/report.ts';
import type { Called, Calls } from './steady-callers.ts';

/** How many requests the shop on that port answers in a second, as these callers ask it. */
export async function requestsASecond(port: number, callers: Calls['callers'], seconds = 0.5) {
  const worker = new Worker(new URL('steady-callers.ts', import.meta.url));
  try {
    worker.postMessage({ port, callers, milliseconds: 1000 * seconds } satisfies Calls);
    const [called]: Called[] = await once(worker, 'message');
    // An unexpected answer ends the run.
    if (!called || 'refused' in called) throw new Error(called?.refused ?? 'the callers went away');
    return called.answered / seconds;
  } finally {
    await worker.terminate();
  }
}

/** Many short ones: what else the machine does falls on both sides of a round, or on few rounds. */
const ROUNDS = 20;

type Measure = () => Promise<number>;
type Round = { one: number; other: number };

/** The median of each, and of how many times the other the one is in the same round. */
export async function againstEachOther(one: Measure, other: Measure) {
  // The first time warms up.
  await one();
  await other();
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ one: await one(), other: await other() });
  }
  const median = (of: (round: Round) => number) => percentile(rounds.map(of), 0.5);
  return {
    one: Math.round(median((round) => round.one)),
    other: Math.round(median((round) => round.other)),
    times: median((round) => round.one / round.other),
  };
}
