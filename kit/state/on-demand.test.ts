import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { onDemand } from './on-demand.ts';

const FILE = 'http://shop/assets/menu-abc.js';
const notFetched = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser without a connection at first, which never asks again for a file that did not come. */
function browser() {
  const asked: string[] = [];
  let isConnected = false;
  const code = onDemand(
    () => {
      asked.push(FILE);
      return notFetched();
    },
    async (address) => {
      asked.push(address);
      return isConnected ? 'menu' : notFetched();
    },
  );
  return {
    code,
    asked,
    connect() {
      isConnected = true;
    },
  };
}

test('what comes is fetched once, however many want it', async () => {
  let times = 0;
  const code = onDemand(async () => {
    times += 1;
    return 'menu';
  });
  expect(await Promise.all([code.want(), code.want()])).toEqual(['menu', 'menu']);
  await code.want();
  expect([times, code.read()]).toEqual([1, { code: 'menu', isMissing: false }]);
});

test('who wants it again after a failure gets it, by an address the browser has not tried', async () => {
  const { code, asked, connect } = browser();
  const leave = code.subscribe(() => {});
  await expect(code.want()).rejects.toThrow('Failed to fetch');
  expect(code.read()).toEqual({ code: null, isMissing: true });
  connect();
  expect(await code.want()).toBe('menu');
  expect(asked).toEqual([FILE, `${FILE}?again=1`]);
  expect(code.read()).toEqual({ code: 'menu', isMissing: false });
  leave();
});

test('whoever comes after a failure that others have met waits, and is not told of it', async () => {
  const { code } = browser();
  const waits = { code: null, isMissing: false };
  await code.prepare();
  expect(code.read()).toEqual(waits);
  const leave = code.subscribe(() => {});
  await code.prepare();
  expect(code.read()).toEqual({ code: null, isMissing: true });
  leave();
  expect(code.read()).toEqual(waits);
});

test('a browser that names no file is asked the plain way again', async () => {
  let times = 0;
  const code = onDemand(async () => {
    times += 1;
    if (times === 1) throw new TypeError('Importing a module script failed.');
    return 'menu';
  });
  await code.prepare();
  expect(await code.want()).toBe('menu');
});

test('whoever waits for it need not do anything: it comes with the connection', async () => {
  const { code, connect } = browser();
  const seen: unknown[] = [];
  const leave = code.subscribe(() => seen.push(code.read().code));
  await code.prepare();
  connect();
  window.dispatchEvent(new Event('online'));
  await soon(() => code.read().code).toBe('menu');
  expect(seen.at(-1)).toBe('menu');
  leave();
});

test('while somebody waits it is tried again by and by, and never by a reload', async () => {
  const { code, asked, connect } = browser();
  const leave = code.subscribe(() => {});
  await code.prepare();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000);
  connect();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(code.read().code).toBe('menu');
  expect(asked).toEqual([FILE, ...[1, 2, 3].map((time) => `${FILE}?again=${time}`)]);
  leave();
});

test('without a connection nothing is asked, so that the browser remembers no failure', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  let times = 0;
  const code = onDemand(async () => {
    times += 1;
    return 'menu';
  });
  const leave = code.subscribe(() => {});
  await expect(code.want()).rejects.toThrow('no connection');
  expect([times, code.read()]).toEqual([0, { code: null, isMissing: true }]);
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await soon(() => code.read()).toEqual({ code: 'menu', isMissing: false });
  expect(times).toBe(1);
  leave();
});

test('nobody waits, nothing is asked', async () => {
  const { code, asked } = browser();
  const leave = code.subscribe(() => {});
  await code.prepare();
  leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual([FILE]);
});
