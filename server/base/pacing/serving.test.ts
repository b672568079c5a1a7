import { expect, test } from 'vitest';
import { atHalfPace, givingWay, serving, watchUse, whileServing } from './serving.ts';

test('who is answered is counted until there is an answer, also a failed one', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const answers = [whileServing(() => promise), whileServing(() => promise)];
  expect(serving[0]).toBe(2);
  expect(whileServing(() => 'at once')).toBe('at once');
  expect(() =>
    whileServing(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(serving[0]).toBe(2);
  resolve('later');
  expect(await Promise.all(answers)).toEqual(['later', 'later']);
  expect(serving[0]).toBe(0);
  reject();
});

test('work rests while somebody is answered, and goes on as soon as they are', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let clock = 0;
  const giveWay = givingWay(serving, () => clock);
  const answered = whileServing(() => promise);
  clock += 20;
  let hasRested = false;
  const resting = giveWay().then(() => {
    hasRested = true;
  });
  await new Promise(setImmediate);
  expect(hasRested).toBe(false);
  resolve();
  await answered;
  await resting;
  expect(hasRested).toBe(true);
});

test('however much is asked of the shop, work goes on at half its pace', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = whileServing(() => promise);
  // Every look at it is a millisecond later.
  let clock = 0;
  const giveWay = givingWay(serving, () => {
    clock += 1;
    return clock;
  });
  clock += 5;
  await giveWay();
  // Nobody was done being answered.
  expect(serving[0]).toBe(1);
  resolve();
  await answered;
});

test('what nobody waits for takes half its time while the shop is in use, and all of it otherwise', async () => {
  let clock = 0;
  const rests: number[] = [];
  const rest = async (milliseconds: number) => {
    rests.push(milliseconds);
    clock += milliseconds;
  };
  const pause = atHalfPace(serving, rest, () => clock);
  const work = async (milliseconds: number) => {
    clock += milliseconds;
    await pause();
  };
  await work(20);
  expect(rests).toEqual([]);
  // Answered and gone before the work was done.
  whileServing(() => 'a listing');
  await work(20);
  expect(rests).toEqual([20]);
  await work(20);
  expect(rests).toEqual([20]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = whileServing(() => promise);
  await work(5_000);
  expect(rests).toEqual([20, 100]);
  resolve();
  await answered;
});

test('the shop is in use until a second after the last answer', async () => {
  let clock = 0;
  const isInUse = watchUse(serving, () => clock);
  expect(isInUse()).toBe(false);
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = whileServing(() => promise);
  clock = 5_000;
  expect(isInUse()).toBe(true);
  clock = 9_000;
  resolve();
  await answered;
  expect(isInUse()).toBe(true);
  clock = 9_999;
  expect(isInUse()).toBe(true);
  clock = 10_000;
  expect(isInUse()).toBe(false);
});
