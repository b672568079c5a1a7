import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { createApp } from '../../app.ts';
import { Busy, openLine } from '../../base/pacing/waiting-line.ts';
import type { Redirects } from '../../shop/redirects/redirects.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Asking, ask, comparable } from '../http/ask.fixture.ts';
import { listenOn } from '../http/listen-on.ts';
import type { Answered } from '../http/watch-requests.ts';
import { openOwnPages, priced, screen } from './own-pages.fixture.ts';
import { pagesFromCache } from './pages-from-cache.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

/** The shop as it is served, and beside it the application alone, with the same pages. */
async function openBoth(render = priced, { renders = shop.shop.load.renders } = {}) {
  let redirects: Redirects = new Map([['/product/old', { to: '/product/new', permanentFrom: 0 }]]);
  const of = {
    ...shop.shop,
    config: { ...shop.shop.config, trustProxy: 1, cdnSeconds: 30 },
    redirects: () => redirects,
    load: { ...shop.shop.load, renders },
  };
  const { storefront, rendered } = openOwnPages({ shop: of, app: shop.app }, render);
  const answers: Answered[] = [];
  const app = createApp(of, storefront);
  let passedOn = 0;
  const kept = pagesFromCache(of, storefront, (answered) => answers.push(answered));
  const place = { host: '127.0.0.1', port: 0 };
  const served = await listenOn(app, place, {
    middleware: (req, res, next) =>
      kept(req, res, () => {
        passedOn += 1;
        next();
      }),
  });
  const alone = await listenOn(app, place);
  onTestFinished(async () => {
    await Promise.all([served.close(), alone.close()]);
  });
  return {
    rendered,
    answers,
    cache: storefront.cache,
    passedOn: () => passedOn,
    redirect: (from: string) => {
      redirects = new Map(redirects).set(from, { to: '/product/new', permanentFrom: 0 });
    },
    ask: (path: string, asking?: Asking) => ask(served.port, path, asking),
    askAlone: (path: string, asking?: Asking) => ask(alone.port, path, asking),
  };
}

test('a guest’s page that is ready is answered at once, in every form as the application answers it', async () => {
  const { ask, askAlone, passedOn, rendered } = await openBoth(async () =>
    screen(`<p>${'Cablu '.repeat(1000)}</p>`),
  );
  await askAlone('/product/nym');
  const { headers } = await askAlone('/product/nym');
  const askings: [string, Asking?][] = [
    ['/product/nym'],
    ['/product/nym?utm_source=letter&gclid=1'],
    ['/product/nym', { headers: { 'accept-encoding': 'gzip, deflate, br' } }],
    ['/product/nym', { headers: { 'accept-encoding': 'gzip' } }],
    ['/product/nym', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } }],
    ['/product/nym', { headers: { 'if-none-match': headers.etag } }],
    ['/product/nym', { headers: { 'if-none-match': '"another"' } }],
    ['/product/nym', { headers: { cookie: 'i18n_redirected=ru; other=1' } }],
  ];
  for (const [path, asking] of askings) {
    const answer = comparable(await ask(path, asking));
    expect(answer, JSON.stringify(asking)).toEqual(comparable(await askAlone(path, asking)));
  }
  expect([passedOn(), rendered.length]).toEqual([0, 1]);
});

test('an address that leads elsewhere from now on is left to the application', async () => {
  const { ask, passedOn, redirect } = await openBoth();
  for (const _ of 'aab') await ask('/product/nym');
  expect(passedOn()).toBe(1);
  redirect('/product/nym');
  const { status, headers } = await ask('/product/nym');
  expect([status, headers.location, passedOn()]).toEqual([301, '/product/new', 2]);
});

test('it is told of like every other request', async () => {
  const { ask, answers } = await openBoth();
  await ask('/ru/product/nym');
  const { headers } = await ask('/ru/product/nym', { headers: { 'x-request-id': 'from-proxy-1' } });
  expect(headers['x-request-id']).toBe('from-proxy-1');
  expect(headers['server-timing']).toContain('cache;desc=hit');
  expect(answers).toMatchObject([
    { method: 'GET', route: 'page /product/*', status: 200, cache: 'hit' },
  ]);
});

test('whatever an address alone does not decide is left to the application', async () => {
  const { ask, askAlone, passedOn } = await openBoth();
  const { token } = await shop.register();
  const paths = ['/', '/product/nym', '/product/old', '/cart'];
  for (const path of paths) await askAlone(path);
  const askings: [string, Asking?][] = [
    ['/product/nym', { headers: { cookie: `token=${token}` } }],
    ['/product/nym', { headers: { cookie: 'token=made-up' } }],
    ['/product/nym', { headers: { cookie: 'token=' } }],
    ['/', { headers: { cookie: 'i18n_redirected=ru' } }],
    ['//product/nym'],
    ['/product/old'],
    ['/cart'],
    ['/product/nym', { method: 'HEAD' }],
    ['/product/nym', { method: 'POST' }],
    ['/api/core/popups'],
  ];
  for (const [path, asking] of askings) {
    const answer = comparable(await ask(path, asking));
    expect(answer, path).toEqual(comparable(await askAlone(path, asking)));
  }
  expect(passedOn()).toBe(askings.length);
});

test('what has changed, and what is missing, is asked for anew', async () => {
  const { ask, cache, rendered, passedOn } = await openBoth(async ({ url }) =>
    url.endsWith('/nothing') ? screen('<p>404</p>', 404) : screen('<p>200</p>'),
  );
  await ask('/product/nym');
  await ask('/product/nym');
  cache?.drop(new Set(['all']));
  await ask('/product/nym');
  await ask('/nothing');
  expect(await ask('/nothing')).toMatchObject({ status: 404 });
  expect([passedOn(), rendered]).toEqual([4, ['/product/nym', '/product/nym', '/nothing']]);
});

test('who can only be sent away is, in their language, as the application does it', async () => {
  const renders = openLine({ atOnce: 1, waiting: 0, patience: 600_000, pause: async () => {} });
  const { ask, askAlone, passedOn, rendered, answers } = await openBoth(priced, { renders });
  await ask('/product/nym');
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const other = renders.take(() => promise);
  const before = passedOn();
  for (const path of ['/search?search=nym', '/ru/catalog/cabluri', '/ru?utm_source=letter', '/']) {
    const answer = await ask(path);
    expect(answer, path).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(comparable(answer), path).toEqual(comparable(await askAlone(path)));
  }
  expect(passedOn()).toBe(before);
  expect(answers.at(-1)).toMatchObject({
    method: 'GET',
    route: 'page /',
    status: 503,
    cache: null,
  });
  // What is no page of the shop, and what is kept, is answered meanwhile.
  expect(await ask('/health')).toMatchObject({ status: 200 });
  expect(await ask('/product/old')).toMatchObject({ status: 301 });
  expect(await ask('/product/nym')).toMatchObject({ status: 200 });
  expect(rendered).toEqual(['/product/nym']);
  end();
  await other;
  expect(await ask('/')).toMatchObject({ status: 200 });
});

test('a network that asks for all the pages is sent away, another finds room', async () => {
  const renders = openLine({ atOnce: 1, waiting: 2, patience: 600_000, pause: async () => {} });
  const { ask, rendered } = await openBoth(priced, { renders });
  const ends: (() => void)[] = [];
  const greedy = ['a', 'b', 'c'].map(() =>
    renders.take(() => new Promise<void>((resolve) => ends.push(resolve)), { from: '192.0.2.7' }),
  );
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  expect(await ask('/search', from('192.0.2.7'))).toMatchObject({ status: 503 });
  const theirs = ask('/search', from('192.0.2.8'));
  await expect(greedy[2]).rejects.toThrow(Busy);
  for (const at of [0, 1]) {
    await soon(() => ends).toHaveLength(at + 1);
    ends[at]?.();
  }
  expect(await theirs).toMatchObject({ status: 200 });
  expect(rendered).toEqual(['/search']);
});
