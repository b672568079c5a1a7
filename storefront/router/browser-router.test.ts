import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { apiWith } from './api-with.fixture.ts';
import { browserRouter } from './browser-router.ts';
import { loadView } from './load-view.ts';
import type { LoaderArguments, Storefront } from './screen.ts';

const Page = () => null;
const apiIn = apiWith({});

/** As much of a browser's history as the router uses. */
function openHistory(first: string) {
  const entries = [{ url: new URL(first, 'http://shop'), state: null as unknown }];
  let at = 0;
  const here = () => entries[at] ?? { url: new URL('http://shop'), state: null };
  const tab = Object.assign(new EventTarget(), { scrollY: 0, scrollTo: () => {} });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('location', {
    get href() {
      return here().url.href;
    },
    origin: 'http://shop',
  });
  vi.stubGlobal('history', {
    get state() {
      return here().state;
    },
    get length() {
      return entries.length;
    },
    replaceState(state: unknown, _: string, url: URL = here().url) {
      entries[at] = { url, state };
    },
    pushState(state: unknown, _: string, url: URL) {
      at += 1;
      entries.splice(at, entries.length, { url, state });
    },
  });
  return {
    path: () => here().url.pathname,
    go(by: 1 | -1) {
      at += by;
      tab.dispatchEvent(new Event('popstate'));
    },
  };
}

/** Pages whose data come when the test says so. */
async function openShop() {
  const waiting: { path: string; come: () => void }[] = [];
  let frames = 0;
  const loader = ({ url }: LoaderArguments) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    waiting.push({ path: url.pathname, come: () => resolve(`data of ${url.pathname}`) });
    return promise;
  };
  const storefront: Storefront = {
    screens: [
      { name: 'news', path: '/news/:alias', load: async () => ({ loader, Component: Page }) },
    ],
    loadFrame: async () => {
      frames += 1;
      return frames;
    },
    Problem: Page,
  };
  const past = openHistory('/news/first');
  const opening = loadView(storefront, new URL('http://shop/news/first'), { apiIn });
  const come = async (path: string) => {
    await soon(() => waiting.map((one) => one.path)).toContain(path);
    for (const one of waiting.splice(0)) if (one.path === path) one.come();
  };
  await come('/news/first');
  const router = browserRouter(storefront, await opening, apiIn);
  const shown = () => {
    const { view, pending } = router.getState();
    return [view.location.pathname, view.data, pending?.pathname ?? null];
  };
  const show = async (path: string) => {
    router.navigate(path);
    await come(path);
    await soon(() => shown()[0]).toBe(path);
  };
  return { router, past, come, shown, show, waiting };
}

beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} }));
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise(setImmediate);

test('Back and then Forward, while the page before still loads, stays on the page of the address', async () => {
  const { past, come, shown, show } = await openShop();
  await show('/news/second');
  past.go(-1);
  expect(shown()).toEqual(['/news/second', 'data of /news/second', '/news/first']);
  past.go(1);
  const here = ['/news/second', 'data of /news/second', null];
  expect(shown()).toEqual(here);
  await come('/news/first');
  await settled();
  expect(shown()).toEqual(here);
  expect(past.path()).toBe('/news/second');
});

test('Back alone shows the page before, once it has come', async () => {
  const { past, come, shown, show } = await openShop();
  await show('/news/second');
  past.go(-1);
  await come('/news/first');
  await soon(shown).toEqual(['/news/first', 'data of /news/first', null]);
  expect(past.path()).toBe('/news/first');
});

test('reading the page anew on the way to another one goes on there, and reads the frame anew', async () => {
  const { router, past, come, shown, show } = await openShop();
  await show('/news/second');
  past.go(-1);
  const { frame } = router.getState().view;
  router.revalidate();
  expect(shown()[2]).toBe('/news/first');
  await come('/news/first');
  await soon(shown).toEqual(['/news/first', 'data of /news/first', null]);
  expect(past.path()).toBe('/news/first');
  expect(router.getState().view.frame).not.toBe(frame);
});

test('reading anew is not lost where Forward comes after it', async () => {
  const { router, past, come, shown, show, waiting } = await openShop();
  await show('/news/second');
  past.go(-1);
  router.revalidate();
  const { view } = router.getState();
  waiting.splice(0);
  past.go(1);
  expect(shown()).toEqual(['/news/second', 'data of /news/second', null]);
  await come('/news/second');
  await soon(() => router.getState().view.frame !== view.frame).toBe(true);
  expect(shown()).toEqual(['/news/second', 'data of /news/second', null]);
});

test('whoever goes on while a page is read anew finds the next one read anew too', async () => {
  const { router, come, shown, waiting } = await openShop();
  const { frame } = router.getState().view;
  router.revalidate();
  await soon(() => waiting.length).toBe(1);
  router.navigate('/news/second');
  await come('/news/second');
  await soon(() => shown()[0]).toBe('/news/second');
  expect(router.getState().view.frame).not.toBe(frame);
});
