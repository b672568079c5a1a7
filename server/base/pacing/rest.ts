import { isMainThread } from 'node:worker_threads';

/** Milliseconds. */
const WORK = 1;
const PAUSE = 0.1;

/**
 * For long computations in threads of their own, to be called at each small step: sleeps for a moment
 * after every millisecond of work. A priority alone is not enough where cores are few: Linux takes a
 * processor from whoever computes at its next tick, up to 10 ms later, and whoever is to be answered
 * waits for that. One that sleeps is left at once.
 */
export function restingEvery(work: number, sleep: () => void, now = () => performance.now()) {
  let since = now();
  return () => {
    if (now() - since < work) return;
    sleep();
    since = now();
  };
}

/** Nobody ever wakes whoever waits for it. */
const nobody = new Int32Array(new SharedArrayBuffer(4));

let isNeeded = () => true;

/** Where nobody is to be answered, a thread need not sleep. */
export function restOnlyWhile(condition: () => boolean) {
  isNeeded = condition;
}

/** In the thread that answers requests it does nothing: asleep it would answer nobody. */
export const rest = isMainThread
  ? () => {}
  : restingEvery(WORK, () => {
      if (isNeeded()) Atomics.wait(nobody, 0, 0, PAUSE);
    });
