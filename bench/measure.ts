import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../search-quality/report.ts';
import type { Paid, Visit } from './caller.ts';
import type { BenchShop } from './open-bench-shop.ts';
import type { Scenario } from './scenarios.ts';

export type Measured = {
  median: number;
  p95: number;
  /** Per visit. */
  queries: number;
};

const WARM_UP = 30;

/** One caller, one visit after the other. */
export async function measure(
  shop: BenchShop,
  { visit }: Scenario,
  visits: number,
): Promise<Measured> {
  const caller = new Worker(new URL('caller.ts', import.meta.url));
  try {
    const pay = async (at: number) => {
      caller.postMessage({ url: shop.url, requests: visit(at) } satisfies Visit);
      const [paid]: Paid[] = await once(caller, 'message');
      // An unexpected answer ends the run.
      if (!paid || 'refused' in paid) throw new Error(paid?.refused ?? 'The caller went away.');
      return paid.milliseconds;
    };
    for (let at = 0; at < WARM_UP; at++) await pay(at);
    const times: number[] = [];
    const before = shop.queries();
    for (let at = 0; at < visits; at++) times.push(await pay(WARM_UP + at));
    return {
      median: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      queries: (shop.queries() - before) / visits,
    };
  } finally {
    await caller.terminate();
  }
}
