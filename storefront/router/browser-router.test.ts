import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { apiWith } from './api-with.fixture.ts';
import { browserRouter } from './browser-router.ts';
import { type ApiIn, loadView } from './load-view.ts';
import type { LoaderArguments, Storefront } from './screen.ts';

const Page = () => null;
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

/** Pages whose data come when the test says so; a letter chooses among data that are here. */
async function openShop(first: string | null = null, next = first) {
  let viewer = first;
  const apiIn: ApiIn = (...where) => ({ ...apiWith({})(...where), isCustomer: viewer !== null });
  const needsReload = (_: URL, to: URL) => !to.searchParams.has('letter');
  const waiting: { path: string; come: () => void; fail: () => void }[] = [];
  let frames = 0;
  let version = '';
  const fallbacks: unknown[] = [];
  const loader = ({ url, shown }: LoaderArguments) => {
    fallbacks.push(shown);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    waiting.push({
      path: url.pathname,
      come: () => resolve(`data of ${url.pathname}${version}`),
      fail: () => reject(new Error('no connection')),
    });
    return promise;
  };
  const storefront: Storefront = {
    screens: [
      {
        name: 'news',
        path: '/news/:alias',
        load: async () => ({ loader, Component: Page, needsReload }),
      },
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
  const view = await opening;
  viewer = next;
  const router = browserRouter(storefront, view, apiIn, () => viewer);
  const shown = () => {
    const { view, pending } = router.getState();
    return [view.location.pathname, view.data, pending?.pathname ?? null];
  };
  const show = async (path: string) => {
    router.navigate(path);
    await come(path);
    await soon(() => shown()[0]).toBe(path);
  };
  return {
    router,
    past,
    come,
    shown,
    show,
    waiting,
    /** What each reading was told of what is shown. */
    fallbacks,
    comeAs(token: string | null) {
      viewer = token;
    },
    /** What the shop says from here on. */
    change(next: string) {
      version = next;
    },
  };
}

beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} }));
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise(setImmediate);

test('Back shows the page as it was at once, and as it is by now once that has come', async () => {
  const { past, come, shown, show, change } = await openShop();
  await show('/news/second');
  change(', now');
  past.go(-1);
  expect(shown()).toEqual(['/news/first', 'data of /news/first', null]);
  await come('/news/first');
  await soon(shown).toEqual(['/news/first', 'data of /news/first, now', null]);
  past.go(1);
  expect(shown()).toEqual(['/news/second', 'data of /news/second', null]);
  expect(past.path()).toBe('/news/second');
});

test('a page one went back to stays where it cannot be read anew', async () => {
  const { past, shown, show, waiting } = await openShop();
  await show('/news/second');
  past.go(-1);
  await soon(() => waiting.length).toBe(1);
  waiting[0]?.fail();
  await settled();
  expect(shown()).toEqual(['/news/first', 'data of /news/first', null]);
});

test('whoever has signed in or out is not led back to what the one before was shown', async () => {
  const { past, come, shown, show, comeAs } = await openShop();
  await show('/news/second');
  comeAs('ion');
  past.go(-1);
  expect(shown()).toEqual(['/news/second', 'data of /news/second', '/news/first']);
  await come('/news/first');
  await soon(shown).toEqual(['/news/first', 'data of /news/first', null]);
  expect(past.path()).toBe('/news/first');
});

test('what a customer was shown is not shown on to a guest, where the address alone changes', async () => {
  const { router, waiting, comeAs } = await openShop('ion');
  const { frame } = router.getState().view;
  router.navigate('/news/first?letter=a');
  await soon(() => router.getState().view.location.search).toBe('?letter=a');
  expect(waiting).toEqual([]);
  comeAs(null);
  router.navigate('/news/first?letter=b');
  await soon(() => waiting.length).toBe(1);
  waiting[0]?.come();
  await soon(() => router.getState().view.location.search).toBe('?letter=b');
  expect(router.getState().view).toMatchObject({ isForCustomer: false });
  expect(router.getState().view.frame).not.toBe(frame);
});

test('a page that was made for whoever was here before it came to life is not gone back to', async () => {
  const { past, shown, show } = await openShop('ion', null);
  await show('/news/second');
  past.go(-1);
  expect(shown()).toEqual(['/news/second', 'data of /news/second', '/news/first']);
});

test('what comes to whoever has left meanwhile is not kept for the next one', async () => {
  const { router, past, come, shown, show, comeAs, waiting } = await openShop();
  router.navigate('/news/second');
  await soon(() => waiting.length).toBe(1);
  comeAs('ion');
  await come('/news/second');
  await soon(() => shown()[0]).toBe('/news/second');
  await show('/news/third');
  past.go(-1);
  expect(shown()).toEqual(['/news/third', 'data of /news/third', '/news/second']);
});

test('Back and then Forward, while the page before still loads, stays on the page of the address', async () => {
  const { past, come, shown, show, comeAs } = await openShop();
  await show('/news/second');
  comeAs('ion');
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

test('reading the page anew on the way to another one goes on there, and reads the frame anew', async () => {
  const { router, past, come, shown, show, comeAs } = await openShop();
  await show('/news/second');
  comeAs('ion');
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
  const { router, past, come, shown, show, waiting, comeAs } = await openShop();
  await show('/news/second');
  comeAs('ion');
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

test('a page that is read again knows what it shows, so that a failure can leave it; another one, and another viewer, does not', async () => {
  const { router, show, comeAs, fallbacks, waiting } = await openShop();
  await show('/news/second');
  router.navigate('/news/second?page=2');
  await soon(() => waiting.length).toBe(1);
  comeAs('ion');
  router.navigate('/news/second?page=3');
  await soon(() => waiting.length).toBe(2);
  expect(fallbacks).toEqual([undefined, undefined, 'data of /news/second', undefined]);
});
