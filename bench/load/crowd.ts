import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../../search-quality/report.ts';
import type { Answered, Crowd } from './visitors.ts';

/** Sends the visitors, and tells how each was answered once all are gone. */
export async function send(crowd: Crowd): Promise<Answered[]> {
  const worker = new Worker(new URL('visitors.ts', import.meta.url));
  try {
    worker.postMessage(crowd);
    const [answered]: Answered[][] = await once(worker, 'message');
    return answered ?? [];
  } finally {
    await worker.terminate();
  }
}

const rounded = (value: number) => Number(value.toFixed(1));

export const p95 = (answered: Answered[]) =>
  percentile(
    answered.map(({ milliseconds }) => milliseconds),
    0.95,
  );

/** For each kind how many were served and refused, and how long they waited. */
export function tabulate(answered: Answered[], seconds: number) {
  const kinds = Map.groupBy(answered, ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds].map(([kind, all]) => {
      const times = all.map(({ milliseconds }) => milliseconds);
      return [
        kind,
        {
          'a second': rounded(all.length / seconds),
          served: all.filter(({ status }) => status >= 200 && status < 400).length,
          refused: all.filter(({ status }) => status === 503 || status === 429).length,
          other: all.filter(({ status }) => !isFair(status)).length,
          median: rounded(percentile(times, 0.5)),
          p95: rounded(percentile(times, 0.95)),
          longest: rounded(Math.max(...times)),
        },
      ];
    }),
  );
}

/** Served, or asked to come again. */
export const isFair = (status: number) =>
  (status >= 200 && status < 400) || status === 503 || status === 429;
