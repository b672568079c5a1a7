import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retrying } from './retrying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a change that could not be read is read as soon as it can be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const follow = retrying(async () => {
    tries += 1;
    if (tries < 3) throw new Error('the database is away');
  });
  await follow();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tries).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(3);
});
