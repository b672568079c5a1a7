import { Worker } from 'node:worker_threads';
import type { Base, Reading } from './base.ts';
import type { ListedCodes } from './code-index.ts';

export type ToReader = { databaseUrl: string; hurries: boolean };
export type FromReader = { base: Base } | { codes: ListedCodes };

let prepared: ReturnType<typeof startReader> | null = null;

/** Before it is known from where: the thread loads its code while the shop loads its own. */
export function prepareReader() {
  prepared ??= startReader();
}

/** The whole catalogue, read beside the thread that answers requests. */
export function loadBase(databaseUrl: string, { hurries = false } = {}): Promise<Reading> {
  const reader = prepared ?? startReader();
  prepared = null;
  return reader.read({ databaseUrl, hurries });
}

/** A thread for one reading. */
function startReader() {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url));
  // As long as nothing is asked of it, it keeps no process alive.
  worker.unref();
  const base = Promise.withResolvers<Base>();
  const codes = Promise.withResolvers<ListedCodes>();
  // Whoever reads is told; nobody may have asked yet.
  base.promise.catch(() => {});
  codes.promise.catch(() => {});
  const fail = (error: Error) => {
    base.reject(error);
    codes.reject(error);
  };
  worker.on('message', (read: FromReader) => {
    if ('base' in read) base.resolve(read.base);
    else codes.resolve(read.codes);
  });
  worker.once('error', fail);
  worker.once('exit', (code) => fail(new Error(`reading the catalogue ended with ${code}`)));
  return {
    async read(from: ToReader): Promise<Reading> {
      worker.ref();
      worker.postMessage(from);
      return { base: await base.promise, codes: codes.promise };
    },
  };
}
