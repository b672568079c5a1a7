import { expect, test } from 'vitest';
import { awaitedVersion } from './awaited-version.ts';

test('who waits for a version goes on once it is reached, and not before', async () => {
  const version = awaitedVersion(3);
  await version.wait(3, 60_000);
  let hasGoneOn = false;
  const waiting = version.wait(5, 60_000).then(() => {
    hasGoneOn = true;
  });
  version.reach(4);
  await Promise.resolve();
  expect(hasGoneOn).toBe(false);
  version.reach(6);
  await waiting;
  expect(version.reached()).toBe(6);
});

test('nobody waits for longer than they would', async () => {
  const version = awaitedVersion(1);
  await version.wait(2, 1);
  expect(version.reached()).toBe(1);
});
