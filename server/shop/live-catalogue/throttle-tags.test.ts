import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleTags } from './throttle-tags.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openThrottle() {
  const sent: string[][] = [];
  const throttle = throttleTags<string>((tags) => sent.push([...tags]), { milliseconds: 2_000 });
  return { sent, ...throttle };
}

test('what changes all the time is sent together, and no later than promised', () => {
  const { sent, add } = openThrottle();
  for (let at = 0; at < 50; at++) {
    add(['listings', `product:${at}`]);
    vi.advanceTimersByTime(100);
  }
  expect(sent.map((tags) => tags.length)).toEqual([21, 21]);
  vi.advanceTimersByTime(2_000);
  expect(new Set(sent.flat()).size).toBe(51);
});

test('the last of a few changes is sent at once, of many that follow each other after a while', () => {
  const { sent, add, rest } = openThrottle();
  add(['a']);
  rest();
  expect(sent).toEqual([['a']]);
  vi.advanceTimersByTime(500);
  add(['b']);
  rest();
  add(['c']);
  rest();
  expect(sent).toEqual([['a']]);
  vi.advanceTimersByTime(2_000);
  expect(sent).toEqual([['a'], ['b', 'c']]);
});

test('nothing is sent where nothing changed', () => {
  const { sent, rest, sendNow } = openThrottle();
  rest();
  sendNow();
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
});
