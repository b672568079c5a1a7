import { expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { coalescing } from './coalescing.ts';

/** A reading that ends when the test says so, and tells how many were under way at once. */
function openReading() {
  const readings: PromiseWithResolvers<void>[] = [];
  let underWay = 0;
  let most = 0;
  const read = coalescing(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    const reading = Promise.withResolvers<void>();
    readings.push(reading);
    await reading.promise;
    underWay -= 1;
  });
  return { read, readings, most: () => most };
}

test('whoever asks while a reading is under way gets one that began after the asking', async () => {
  const { read, readings, most } = openReading();
  const first = read();
  const meanwhile = Promise.all([read(), read(), read()]);
  expect(readings).toHaveLength(1);
  readings[0]?.resolve();
  await first;
  await soon(() => readings.length).toBe(2);
  readings[1]?.resolve();
  await meanwhile;
  expect(readings).toHaveLength(2);

  const later = read();
  expect(readings).toHaveLength(3);
  readings[2]?.resolve();
  await later;
  expect(most()).toBe(1);
});

test('a reading that failed does not keep the next from being tried', async () => {
  let tries = 0;
  const read = coalescing(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
  });
  const [first, second] = await Promise.allSettled([read(), read()]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
});

test('who asks at the very end of a reading does not begin one beside the next', async () => {
  const { read, readings, most } = openReading();
  const asking = read().then(read);
  const beside = read();
  readings[0]?.resolve();
  await soon(() => readings.length).toBe(2);
  readings[1]?.resolve();
  await Promise.all([beside, asking]);
  expect(readings).toHaveLength(2);
  expect(most()).toBe(1);
});
