import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 8;

/** Called often in a long computation, it yields to other work once a slice of time is over. */
export type YieldIfDue = () => Promise<void> | undefined;

export function yieldInSlices(): YieldIfDue {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return setImmediate().then(() => {
      until = performance.now() + SLICE_MS;
    });
  };
}
