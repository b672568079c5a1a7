import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnChunkFailure } from './reload-on-chunk-failure.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser's page, as far as reloading goes; what it remembers outlives a reload. */
function openPage({ online = true, storage = new Map<string, string>() } = {}) {
  const heard: (() => void)[] = [];
  const page = {
    reloads: 0,
    /** Misses a file of the page at `path`, whose address comes after its code. */
    fail: (path = '/cart') => {
      for (const hear of heard) hear();
      page.location.pathname = path;
      vi.runAllTimers();
    },
    addEventListener: (_: string, hear: () => void) => heard.push(hear),
    navigator: { onLine: online },
    location: {
      pathname: '/cart',
      reload: () => {
        page.reloads += 1;
      },
    },
  };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  reloadOnChunkFailure(page);
  return page;
}

test('a file that is gone reloads the page', () => {
  const page = openPage();
  page.fail();
  expect(page.reloads).toBe(1);
});

test('a file that stays gone reloads the page once in ten seconds', () => {
  const page = openPage();
  page.fail();
  vi.advanceTimersByTime(9_999);
  page.fail();
  expect(page.reloads).toBe(1);
  vi.advanceTimersByTime(1);
  page.fail();
  expect(page.reloads).toBe(2);
});

test('each path has a reload of its own', () => {
  const page = openPage();
  page.fail('/cart');
  page.fail('/search');
  page.fail('/search');
  expect(page.reloads).toBe(2);
});

test('without a connection the page that is there stays', () => {
  const page = openPage({ online: false });
  page.fail();
  expect(page.reloads).toBe(0);
});

test('where nothing can be remembered nothing is reloaded', () => {
  const closed = new Map<string, string>();
  closed.get = closed.set = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  const page = openPage({ storage: closed });
  page.fail();
  expect(page.reloads).toBe(0);
});
