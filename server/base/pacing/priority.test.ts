import { expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { openPriority } from './priority.ts';

const FOREVER = 600_000;

/** An order that ends when the test says so. */
function order() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { place: () => promise, end: () => resolve('placed') };
}

test('no step of a page begins while an order is under way', async () => {
  const priority = openPriority({ aheadFor: FOREVER, mostWaited: FOREVER });
  const giveWay = priority.inSteps();
  await giveWay();
  const { place, end } = order();
  const placed = priority.goAhead(place);
  const steps: string[] = [];
  const page = giveWay().then(() => steps.push('page'));
  const list = priority.giveWay()?.then(() => steps.push('list'));
  await new Promise(setImmediate);
  expect(steps).toEqual([]);
  end();
  expect(await placed).toBe('placed');
  await Promise.all([page, list]);
  expect(steps.toSorted()).toEqual(['list', 'page']);
});

test('where nothing goes ahead nobody waits', async () => {
  const priority = openPriority();
  expect(priority.giveWay()).toBeUndefined();
  await expect(priority.goAhead(() => Promise.reject(new Error('refused')))).rejects.toThrow();
  expect(priority.giveWay()).toBeUndefined();
});

test('an order that waits itself, for the database, holds up no page for long', async () => {
  const priority = openPriority({ aheadFor: 1, mostWaited: FOREVER });
  const { place, end } = order();
  const placed = priority.goAhead(place);
  await priority.giveWay();
  await soon(() => priority.giveWay()).toBeUndefined();
  end();
  await placed;
});

test('however many orders come, a page gives way for a bounded time in all its steps', async () => {
  const priority = openPriority({ aheadFor: FOREVER, mostWaited: 2 });
  const { place, end } = order();
  const placed = priority.goAhead(place);
  const giveWay = priority.inSteps();
  for (let step = 0; step < 1_000; step += 1) await giveWay();
  end();
  await placed;
});
