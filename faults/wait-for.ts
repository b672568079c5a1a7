import { setTimeout as sleep } from 'node:timers/promises';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interrupted.abort(new Error('Interrupted.')));
}
// Otherwise it would end us at once, and what we started would run on.
process.on('uncaughtException', (error) => interrupted.abort(error));

/** Aborted when the run must end: everything that waits gives up, and is cleared away. */
export const interruption = interrupted.signal;

export async function pause(milliseconds: number) {
  await sleep(milliseconds, undefined, { signal: interruption }).catch(() => {});
  interruption.throwIfAborted();
}

const LOOK_EVERY = 20;
/** Milliseconds after which the shop has not come back. */
export const PATIENCE = 120_000;

export async function waitFor(what: string, isTrue: () => boolean | Promise<boolean>) {
  const until = Date.now() + PATIENCE;
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error(`Waited in vain: ${what}.`);
    await pause(LOOK_EVERY);
  }
}
