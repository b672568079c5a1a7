import { expect, test } from 'vitest';
import { batching } from './batching.ts';

/** Questions in the order they are put; each is answered when the test says so. */
function openQuestions() {
  const asked: { keys: number[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = (keys: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      asked.push({ keys, answer: () => resolve(keys.map((key) => `${key}`)), fail: reject });
    });
  return { asked, find: batching(ask) };
}

const turn = () => new Promise(setImmediate);

test('what is asked for at the same time is one question, and everybody gets their own answer', async () => {
  const { asked, find } = openQuestions();
  const found = Promise.all([find(1), find(2), find(1)]);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([[1, 2, 1]]);
  asked[0]?.answer();
  expect(await found).toEqual(['1', '2', '1']);
});

test('nobody is told what was asked before they came, and what is held up holds nobody else up', async () => {
  const { asked, find } = openQuestions();
  const first = find(1);
  await turn();
  const second = find(1);
  await turn();
  const later = [find(1), find(3)];
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [1]]);
  asked[1]?.answer();
  expect(await second).toBe('1');
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [1], [1, 3]]);
  asked[2]?.answer();
  expect(await Promise.all(later)).toEqual(['1', '3']);
  asked[0]?.answer();
  expect(await first).toBe('1');
});

test('a question that fails fails for those who asked it, and for nobody after', async () => {
  const { asked, find } = openQuestions();
  const failing = [find(1), find(2)];
  await turn();
  asked[0]?.fail(new Error('away'));
  for (const one of failing) await expect(one).rejects.toThrow('away');
  const next = find(3);
  await turn();
  asked[1]?.answer();
  expect(await next).toBe('3');
});

test('however many ask, a question stays bounded', async () => {
  const { asked, find } = openQuestions();
  const found = Promise.all(Array.from({ length: 250 }, (_, key) => find(key)));
  for (let answered = 0; answered < 3; answered += 1) {
    await turn();
    asked[answered]?.answer();
    await turn();
  }
  expect(asked.map(({ keys }) => keys.length)).toEqual([100, 100, 50]);
  expect((await found).length).toBe(250);
});
