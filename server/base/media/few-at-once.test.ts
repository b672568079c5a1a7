import { expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { fewAtOnce } from './few-at-once.ts';

test('no more work at once than there are places, and each has its turn, as it came', async () => {
  const inTurn = fewAtOnce(2);
  const pieces = Array.from({ length: 7 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const all = Promise.all(
    pieces.map((piece, number) =>
      inTurn(async () => {
        begun.push(number);
        await piece.promise;
        return number;
      }),
    ),
  );
  for (const [number, piece] of pieces.entries()) {
    // Those before have ended, so the places are held by this one and the next.
    await soon(() => begun.length).toBe(Math.min(number + 2, 7));
    piece.resolve();
  }
  expect(await all).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('one that fails leaves its place to the next', async () => {
  const inTurn = fewAtOnce(1);
  const torn = inTurn(() => Promise.reject(new Error('torn')));
  const whole = inTurn(async () => 'whole');
  await expect(torn).rejects.toThrow('torn');
  expect(await whole).toBe('whole');
  expect(await inTurn(async () => 'another')).toBe('another');
});
