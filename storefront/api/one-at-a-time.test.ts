import { expect, onTestFinished, test, vi } from 'vitest';
import { takePatience } from '../../kit/api/patience.fixture.ts';
import { soon } from '../../testing/soon.ts';
import { oneAtATime, withEach } from './one-at-a-time.ts';

test('work waits for the work before it, and goes on after a failure', async () => {
  const inTurn = oneAtATime('work');
  const log: string[] = [];
  const connection = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    log.push('begun');
    await connection.promise.finally(() => log.push('first'));
  });
  const second = inTurn(async () => {
    log.push('second');
  });
  await soon(() => log).toEqual(['begun']);
  connection.reject(new Error('no connection'));
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(log).toEqual(['begun', 'first', 'second']);
});

test('a tab that never lets go holds the others up for a while only', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const patience = takePatience();
  const lock = Promise.withResolvers<void>();
  vi.stubGlobal('navigator', {
    locks: {
      async request(_: string, { signal }: LockOptions, work: () => Promise<void>) {
        signal?.addEventListener('abort', () => lock.reject(signal.reason));
        await lock.promise;
        await work();
      },
    },
  });
  let done = 0;
  const working = oneAtATime('asleep')(async () => {
    done += 1;
  });
  await soon(() => patience.given.mock.calls).toEqual([[15_000]]);
  expect(done).toBe(0);
  patience.end();
  expect([await working, done]).toEqual([true, 1]);
});

test('work that fails under the lock is not done once more without it', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: LockOptions, work: () => Promise<void>) => work() },
  });
  let begun = 0;
  const isDone = await oneAtATime('failing')(async () => {
    begun += 1;
    throw new DOMException('no answer', 'TimeoutError');
  });
  expect([isDone, begun]).toEqual([false, 1]);
});

test('every item is worked on once, six at a time', async () => {
  const begun: number[] = [];
  const pieces = Array.from({ length: 40 }, () => Promise.withResolvers<void>());
  const work = withEach(pieces.keys(), async (item) => {
    begun.push(item);
    await pieces[item]?.promise;
  });
  for (const [item, piece] of pieces.entries()) {
    // Those before have ended.
    await soon(() => begun.length).toBe(Math.min(item + 6, 40));
    piece.resolve();
  }
  await work;
  expect(begun).toEqual([...pieces.keys()]);
});

test('one that fails is told when the others are done', async () => {
  const others = Promise.withResolvers<void>();
  const begun: number[] = [];
  const done: number[] = [];
  let isTold = false;
  const work = withEach([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('no connection');
    await others.promise;
    done.push(item);
  }).finally(() => {
    isTold = true;
  });
  const told = expect(work).rejects.toThrow('no connection');
  await soon(() => begun.length).toBeGreaterThan(5);
  expect(isTold).toBe(false);
  others.resolve();
  await told;
  expect(done.toSorted()).toEqual([1, 3, 4, 5, 6, 7, 8]);
});
