import { expect, vi } from 'vitest';
import { PATIENCE } from './patience.ts';

/**
 * What becomes true in its own time: `await soon(() => mails.length).toBe(2)`.
 * Unlike expect.poll, it works in tests that run at the same time and wherever it is called from.
 */
export function soon<T>(read: () => T) {
  const until = (check: (value: Awaited<T>) => void) =>
    vi.waitFor(async () => check(await read()), { timeout: PATIENCE });
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
