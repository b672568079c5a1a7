import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { PATIENCE } from './patience.ts';

/** Milliseconds between two looks: short at first, for what is true in a moment. */
const [SHORTEST, LONGEST] = [1, 50];

/**
 * What becomes true in its own time: `await soon(() => mails.length).toBe(2)`.
 * It waits by the machine's clock and leaves alone the one a test may have set for itself.
 */
export function soon<T>(read: () => T) {
  async function until(check: (value: Awaited<T>) => void) {
    let pause = SHORTEST;
    for (let left = PATIENCE; ; left -= pause) {
      try {
        return check(await read());
      } catch (error) {
        if (left <= 0) throw error;
      }
      await sleep(pause);
      pause = Math.min(2 * pause, LONGEST);
    }
  }
  return {
    toBe: (wanted: unknown) => until((value) => expect(value).toBe(wanted)),
    toBeTruthy: () => until((value) => expect(value).toBeTruthy()),
    toBeUndefined: () => until((value) => expect(value).toBeUndefined()),
    toEqual: (wanted: unknown) => until((value) => expect(value).toEqual(wanted)),
    toContain: (wanted: unknown) => until((value) => expect(value).toContain(wanted)),
    notToContain: (unwanted: unknown) => until((value) => expect(value).not.toContain(unwanted)),
    toHaveLength: (wanted: number) => until((value) => expect(value).toHaveLength(wanted)),
    toMatchObject: (wanted: object) => until((value) => expect(value).toMatchObject(wanted)),
    toBeGreaterThan: (wanted: number) => until((value) => expect(value).toBeGreaterThan(wanted)),
  };
}
