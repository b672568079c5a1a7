import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { restingEvery } from './rest.ts';

test('work beside the shop sleeps for a moment after every piece, and not before', () => {
  let clock = 0;
  let rests = 0;
  const rest = restingEvery(
    10,
    () => {
      rests += 1;
      clock += 5;
    },
    () => clock,
  );
  for (let step = 0; step < 100; step += 1) {
    clock += 1;
    rest();
  }
  expect(rests).toBe(10);
});

test('in a thread of its own a long computation sleeps in between', async () => {
  const text = `
    import { rest } from ${JSON.stringify(new URL('./rest.ts', import.meta.url).href)};
    import { parentPort } from 'node:worker_threads';
    let sleeps = 0;
    const wait = Atomics.wait;
    Atomics.wait = (...given) => { sleeps += 1; return wait(...given); };
    while (sleeps < 20) rest();
    parentPort.postMessage(sleeps);`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(text)}`));
  const sleeps = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(sleeps).toBe(20);
});
