import { expect, test } from 'vitest';
import { oneAtATime, withEach } from './one-at-a-time.ts';

test('work waits for the work before it, and goes on after a failure', async () => {
  const inTurn = oneAtATime();
  const log: string[] = [];
  const first = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push('first');
    throw new Error('no connection');
  });
  const second = inTurn(async () => {
    log.push('second');
  });
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(log).toEqual(['first', 'second']);
});

test('every item is worked on once, six at a time', async () => {
  let busy = 0;
  let most = 0;
  const done: number[] = [];
  const items = Array.from({ length: 40 }, (_, index) => index);
  await withEach(items, async (item) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setTimeout(resolve, 1));
    busy -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(6);
});

test('one that fails is told when the others are done', async () => {
  const done: number[] = [];
  const work = withEach([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    if (item === 2) throw new Error('no connection');
    await new Promise((resolve) => setTimeout(resolve, item));
    done.push(item);
  });
  await expect(work).rejects.toThrow('no connection');
  expect(done.toSorted()).toEqual([1, 3, 4, 5, 6, 7, 8]);
});
