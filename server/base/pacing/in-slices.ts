import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 8;

/** Called in a long computation, it lets others have their turn now and then. */
export type Breathe = () => Promise<void> | undefined;

export function inSlices(): Breathe {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return setImmediate().then(() => {
      until = performance.now() + SLICE_MS;
    });
  };
}
