import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellingSeldom } from './telling-seldom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openTelling() {
  const told: string[][] = [];
  const telling = tellingSeldom<string>((tags) => told.push([...tags]), { milliseconds: 2_000 });
  return { told, ...telling };
}

test('what changes all the time is told together, and no later than promised', () => {
  const { told, add } = openTelling();
  for (let at = 0; at < 50; at++) {
    add(['listings', `product:${at}`]);
    vi.advanceTimersByTime(100);
  }
  expect(told.map((tags) => tags.length)).toEqual([21, 21]);
  vi.advanceTimersByTime(2_000);
  expect(new Set(told.flat()).size).toBe(51);
});

test('the last of a few changes is told at once, of many that follow each other after a while', () => {
  const { told, add, rest } = openTelling();
  add(['a']);
  rest();
  expect(told).toEqual([['a']]);
  vi.advanceTimersByTime(500);
  add(['b']);
  rest();
  add(['c']);
  rest();
  expect(told).toEqual([['a']]);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([['a'], ['b', 'c']]);
});

test('nothing is told where nothing changed', () => {
  const { told, rest, tellNow } = openTelling();
  rest();
  tellNow();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});
