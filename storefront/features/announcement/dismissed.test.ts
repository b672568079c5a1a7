import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss } from './dismissed.ts';

const script = await readFile(new URL('./hide-dismissed.js', import.meta.url), 'utf8');

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the script as the page does, right behind the strip. */
function isHiddenAtFirst(id: number, storage: unknown = localStorage) {
  const attributes = new Map([['data-announcement', String(id)]]);
  const strip = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const document = { currentScript: { previousElementSibling: strip } };
  runInNewContext(script, { document, localStorage: storage });
  return attributes.has('hidden');
}

test('an announcement nobody dismissed is shown', () => {
  expect(isHiddenAtFirst(8)).toBe(false);
});

test('a dismissed announcement is hidden before the next page is painted', () => {
  dismiss(8);
  expect(isHiddenAtFirst(8)).toBe(true);
});

test('the next announcement is shown to those who dismissed the one before', () => {
  dismiss(8);
  expect(isHiddenAtFirst(9)).toBe(false);
});

test('without storage the announcement is shown', () => {
  expect(isHiddenAtFirst(8, null)).toBe(false);
});
