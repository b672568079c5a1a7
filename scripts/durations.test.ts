import { expect, test } from 'vitest';
import { foretell, inMinutes, isSlow, timeLeft } from './durations.mjs';

const now = new Date(2026, 10, 18, 22, 15);
const MINUTE = 60_000;

test('before it begins, a run says how long it took here the last time and when it should end', () => {
  const steps = { types: 20_000, lint: 10_000, tests: 13 * MINUTE + 50_000 };
  expect(foretell(['types', 'lint', 'tests'], { steps, files: {}, pace: null }, now)).toBe(
    'This took 14 min 20 s here the last time: it should end about 22:29.',
  );
});

test('of what has not run here it does not guess', () => {
  const announcement = foretell(
    ['types', 'tests'],
    { steps: { types: 1 }, files: {}, pace: null },
    now,
  );
  expect(announcement).toContain('known here after its first run');
  expect(
    timeLeft({ all: ['a'], done: new Set(), elapsed: 0 }, { steps: {}, files: {}, pace: 1 }),
  ).toBe(null);
});

test.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [59_600, '1 min'],
  [MINUTE * 14 + 20_000, '14 min 20 s'],
])('%i milliseconds are read as %s', (ms, text) => {
  expect(inMinutes(ms)).toBe(text);
});

test('the rest is told by what its files took, at the pace of the last run and then of this one', () => {
  const known = { steps: {}, files: { a: 10 * MINUTE, b: 10 * MINUTE, c: 20 * MINUTE }, pace: 0.5 };
  const all = ['a', 'b', 'c'];
  const left = (done: string[], elapsed: number, files = all) =>
    Math.round((timeLeft({ all: files, done: new Set(done), elapsed }, known) ?? 0) / MINUTE);
  expect(left([], 0)).toBe(20);
  expect(left(['a', 'b'], 10 * MINUTE)).toBe(10);
  // A machine with half the speed today.
  expect(left(['a', 'b'], 20 * MINUTE)).toBe(18);
  expect(left(all, 20 * MINUTE)).toBe(0);
  expect(timeLeft({ all: ['a', 'x', 'y'], done: new Set(), elapsed: 0 }, known)).toBe(null);
  // A new file takes what the others take on average: here 13 minutes and a third.
  expect(left(['a', 'b', 'c'], 20 * MINUTE, [...all, 'new'])).toBe(7);
});

test('a file that takes long is told of at half a minute, at one, at two', () => {
  const reported = [];
  let last = 0;
  for (let elapsed = 5_000; elapsed <= 4 * MINUTE; elapsed += 5_000) {
    if (!isSlow(elapsed, last)) continue;
    reported.push(elapsed / 1000);
    last = elapsed;
  }
  expect(reported).toEqual([30, 60, 120, 240]);
});
