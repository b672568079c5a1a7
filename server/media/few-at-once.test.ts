import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('no more work at once than there are places, and each has its turn, as it came', async () => {
  const inTurn = fewAtOnce(2);
  let atWork = 0;
  let most = 0;
  const begun: number[] = [];
  const done = await Promise.all(
    Array.from({ length: 7 }, (_, number) =>
      inTurn(async () => {
        begun.push(number);
        atWork += 1;
        most = Math.max(most, atWork);
        await sleep(5);
        atWork -= 1;
        return number;
      }),
    ),
  );
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(begun).toEqual(done);
  expect(most).toBe(2);
});

test('one that fails leaves its place to the next', async () => {
  const inTurn = fewAtOnce(1);
  const torn = inTurn(() => Promise.reject(new Error('torn')));
  const whole = inTurn(async () => 'whole');
  await expect(torn).rejects.toThrow('torn');
  expect(await whole).toBe('whole');
  expect(await inTurn(async () => 'another')).toBe('another');
});
