import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLook } from './list-look.ts';

const script = await readFile(new URL('./show-as-table.js', import.meta.url), 'utf8');

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

/** Runs the script as the page does, inside the list, and says how the list looks at first. */
function lookAtFirst(storage: unknown = localStorage) {
  const attributes = new Map([['data-look', 'cards']]);
  const parentElement = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  runInNewContext(script, {
    document: { currentScript: { parentElement } },
    localStorage: storage,
  });
  return attributes.get('data-look');
}

test('whoever chose the table finds it before the next page is painted, until cards are chosen', () => {
  expect(lookAtFirst()).toBe('cards');
  chooseLook('table');
  expect(lookAtFirst()).toBe('table');
  chooseLook('cards');
  expect(lookAtFirst()).toBe('cards');
});

test('without storage the list shows its cards', () => {
  expect(lookAtFirst(null)).toBe('cards');
});
