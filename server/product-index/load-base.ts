import { Worker } from 'node:worker_threads';
import type { Base } from './base.ts';

/** The whole catalogue, read beside the thread that answers requests. */
export function loadBase(databaseUrl: string, { hurries = false } = {}): Promise<Base> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), {
    workerData: { databaseUrl, hurries },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`reading the catalogue ended with ${code}`)));
  });
}
