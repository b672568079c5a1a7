import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { connect } from '../../base/database/connect.ts';
import { Busy, openLine } from '../../base/pacing/waiting-line.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quietErrors } from '../../testing/quiet-errors.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { type Render, screen } from './own-pages.fixture.ts';
import { pages } from './pages.ts';
import type { Storefront } from './storefront.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

const logged = quietErrors();

/** A shop that makes one page at a time, and lets one wait, or as many as are said. */
function openPages(render: Render, { of = shop.shop, api = shop.app as Hono, waiting = 1 } = {}) {
  const line = { atOnce: 1, waiting, patience: 600_000, pause: async () => {} };
  const narrow = { ...of, load: { ...of.load, renders: openLine(line) } };
  const cache: NonNullable<Storefront['cache']> = createResponseCache();
  const storefront = { cache, filesDir: null, close: async () => {}, render };
  const app = new Hono().all('*', pages(narrow, api, storefront));
  return {
    cache,
    ask: async (path: string, init: RequestInit & { cookie?: string; from?: string } = {}) =>
      app.request(path, {
        ...init,
        headers: { Cookie: init.cookie ?? '', ...(init.from && { 'X-Forwarded-For': init.from }) },
      }),
  };
}

/** Pages that are made when the test says so. */
function slowly() {
  const made: string[] = [];
  const ends = new Map<string, () => void>();
  const render: Render = ({ url }) => {
    const { pathname } = new URL(url);
    made.push(pathname);
    return new Promise((resolve) => ends.set(pathname, () => resolve(screen(pathname))));
  };
  return { made, render, end: (path: string) => ends.get(path)?.() };
}

test('when too many ask for pages, those beyond hear at once to come again, in their language', async () => {
  const { made, render, end } = slowly();
  const { ask } = openPages(render);
  const [first, second] = [ask('/a'), ask('/b')];
  await soon(() => made).toEqual(['/a']);
  const refused = await ask('/ru/c');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  const html = await refused.text();
  expect(html).toContain('<h1>Сейчас очень много посетителей</h1>');
  expect(html).toContain('<h2>Avem foarte mulți vizitatori</h2>');
  expect(html.length).toBeLessThan(5_000);
  end('/a');
  await soon(() => made).toEqual(['/a', '/b']);
  end('/b');
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  // The shop is itself again.
  const again = ask('/d');
  await soon(() => made).toContain('/d');
  end('/d');
  expect((await again).status).toBe(200);
  expect(logged()).not.toHaveBeenCalled();
});

test('one network that asks for all the pages leaves room for others', async () => {
  const { made, render, end } = slowly();
  const of = { ...shop.shop, config: { ...shop.shop.config, trustProxy: 1 } };
  const { ask } = openPages(render, { of, waiting: 2 });
  const [greedy, other] = ['2001:db8::1', '2001:db8:0:1::1'];
  const first = ask('/a', { from: greedy });
  await soon(() => made).toEqual(['/a']);
  const second = ask('/b', { from: greedy });
  // Another address of the same network.
  const third = ask('/c', { from: '2001:db8::2' });
  const theirs = ask('/d', { from: other });
  expect((await third).status).toBe(503);
  for (const path of ['/a', '/b', '/d']) {
    await soon(() => made.at(-1)).toBe(path);
    end(path);
  }
  const answers = await Promise.all([first, second, theirs]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a page that is given up because it does not end hears to come again', async () => {
  const { ask } = openPages(() => Promise.reject(new Busy()));
  const { status, headers } = await ask('/a');
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
});

test('however many ask for one page, it takes one place', async () => {
  const { made, render, end } = slowly();
  const { ask } = openPages(render);
  const asked = Array.from({ length: 50 }, (_, at) => ask(`/a?utm_source=${at}`));
  await soon(() => made).toEqual(['/a']);
  end('/a');
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
  expect(made).toEqual(['/a']);
});

test('a page nobody waits for any more is not made', async () => {
  const { made, render, end } = slowly();
  const { ask } = openPages(render);
  const first = ask('/a');
  await soon(() => made).toEqual(['/a']);
  for (const path of ['/b', '/cart']) {
    const gone = new AbortController();
    const left = ask(path, { signal: gone.signal });
    await new Promise(setImmediate);
    gone.abort();
    await left;
  }
  const last = ask('/c');
  end('/a');
  await first;
  await soon(() => made).toEqual(['/a', '/c']);
  end('/c');
  await last;
});

test('a page that is kept is served however busy the shop is, and its old form when it changes', async () => {
  const { made, render, end } = slowly();
  const { ask, cache } = openPages(render);
  const kept = ask('/kept');
  await soon(() => made).toEqual(['/kept']);
  end('/kept');
  await kept;
  const others = [ask('/a'), ask('/b')];
  await soon(() => made).toContain('/a');
  expect((await ask('/kept')).headers.get('Cache-Status')).toBeNull();
  cache.drop(new Set(['all']));
  const old = await ask('/kept');
  expect([old.status, await old.text()]).toEqual([200, '/kept']);
  expect(old.headers.get('Cache-Status')).toBe('cablaj; hit; ttl=-0');
  end('/a');
  await soon(() => made).toContain('/b');
  end('/b');
  await Promise.all(others);
});

test('without its database the shop shows what it has, to guests without a price, to customers nothing', async () => {
  const { token } = await shop.register();
  let isDown = false;
  const api = new Hono().all('*', (c) => c.text('', isDown ? 503 : 200));
  const priced: Render = async ({ token, fetch }) => {
    const { ok } = await fetch('http://in-process/x');
    return screen(ok ? (token ? '24,50 lei' : 'intră în cont') : 'sorry', ok ? 200 : 503);
  };
  const whole = openPages(priced, { api });
  for (const cookie of ['', `token=${token}`]) await whole.ask('/product/nym', { cookie });
  isDown = true;
  whole.cache.drop(new Set(['all']));
  const guest = await whole.ask('/product/nym');
  expect([guest.status, await guest.text()]).toEqual([200, 'intră în cont']);
  expect(guest.headers.get('Cache-Status')).toMatch(/^cablaj; hit; ttl=-/);
  // What was never made is not there.
  expect((await whole.ask('/product/other')).status).toBe(503);

  const away = connect('postgres://nobody@127.0.0.1:1/none');
  const closed = openPages(priced, { api, of: { ...shop.shop, db: away, reading: away } });
  expect((await closed.ask('/product/nym', { cookie: `token=${token}` })).status).toBe(503);
  await away.destroy();
});

test('no step of a page is taken while somebody orders', async () => {
  const steps: string[] = [];
  const { ask } = openPages(async ({ fetch }) => {
    await fetch('http://in-process/api/core/shop/');
    steps.push('drawn');
    return screen('page');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const ordered = shop.shop.load.priority.goAhead(() => promise);
  const page = ask('/a').then(() => steps.push('sent'));
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(steps).toEqual([]);
  resolve();
  await Promise.all([ordered, page]);
  expect(steps).toEqual(['drawn', 'sent']);
});

test('what a page tells of its customer is told to that customer alone, also when several ask at once', async () => {
  const customers = await Promise.all([shop.register(), shop.register(), shop.register()]);
  const { ask } = openPages(async ({ token, fetch }) => {
    const headers = { Authorization: `Token ${token}` };
    const answer = await fetch('http://in-process/api/accounts/user-data/', { headers });
    return screen(await answer.text());
  });
  const textFor = async (token: string) =>
    (await ask('/account', { cookie: `token=${token}` })).text();
  const [first, second, third] = customers;
  if (!first || !second || !third) throw new Error('three are registered');
  const shown = await Promise.all([textFor(first.token), textFor(second.token)]);
  shown.push(await textFor(third.token));
  for (const [at, { user }] of customers.entries()) expect(shown[at]).toContain(user.email);
  expect(new Set(shown).size).toBe(3);
});
