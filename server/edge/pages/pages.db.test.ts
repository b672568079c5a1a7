import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quietErrors } from '../../testing/quiet-errors.ts';
import { openOwnPages, priced, type Render, screen } from './own-pages.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

quietErrors();

const openPages = (render: Render, of = shop.shop, app: Hono = shop.app) =>
  openOwnPages({ shop: of, app }, render);

test('a guest never gets a page made for a customer, nor a customer one made for guests', async () => {
  const { ask, rendered } = openPages(priced);
  const { token } = await shop.register();
  const { token: another } = await shop.register();
  const textFor = async (cookie?: string) => (await ask('/product/nym', { cookie })).text();

  expect(await textFor(`token=${token}`)).toBe('<p>24,50 lei</p>');
  expect(await textFor()).toBe('<p>Intră în cont</p>');
  expect(await textFor(`token=${another}`)).toBe('<p>24,50 lei</p>');
  expect(await textFor('token=made-up')).toBe('<p>Intră în cont</p>');
  expect(await textFor('token=')).toBe('<p>Intră în cont</p>');
  expect(rendered).toHaveLength(2);

  await shop.api('POST', '/auth-token/token/logout/', { token });
  expect(await textFor(`token=${token}`)).toBe('<p>Intră în cont</p>');
});

test('a CDN may keep what every guest gets, where the operator says so, and nothing else', async () => {
  const config = { ...shop.shop.config, cdnSeconds: 30 };
  const cdnHeaderOf = async (
    path: string,
    cookie = '',
    render = priced,
    of = { ...shop.shop, config },
    api = shop.app as Hono,
  ) => {
    const { headers } = await openPages(render, of, api).ask(path, { cookie });
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'private, no-cache',
      'Cookie, Accept-Encoding',
    ]);
    return headers.get('cdn-cache-control');
  };
  const { token } = await shop.register();
  const forAll = 'max-age=30, stale-while-revalidate=30, stale-if-error=900';
  expect(await cdnHeaderOf('/product/nym')).toBe(forAll);
  expect(await cdnHeaderOf('/')).toBe(forAll);
  expect(await cdnHeaderOf('/ru/product/nym', 'i18n_redirected=ru')).toBe(forAll);
  expect(await cdnHeaderOf('/', 'i18n_redirected=ro')).toBeNull();
  expect(await cdnHeaderOf('/product/nym', `token=${token}`)).toBeNull();
  expect(await cdnHeaderOf('/product/nym', 'token=made-up')).toBeNull();
  expect(await cdnHeaderOf('/cart')).toBeNull();
  expect(await cdnHeaderOf('/nothing', '', async () => screen('<p>404</p>', 404))).toBeNull();
  expect(await cdnHeaderOf('/product/nym', '', priced, shop.shop)).toBeNull();

  const inParts: Render = async ({ fetch }) => {
    await fetch('http://in-process/part');
    return screen('<p>Aproape tot</p>');
  };
  const answering = (status: 200 | 503, headers = {}) =>
    new Hono().all('*', (c) => c.text('', status, headers));
  const withPart = (api: Hono) =>
    cdnHeaderOf('/product/nym', '', inParts, { ...shop.shop, config }, api);
  expect(await withPart(answering(200))).toBe(forAll);
  expect(await withPart(answering(503))).toBeNull();
  expect(await withPart(answering(200, { 'Cache-Control': 'private, no-store' }))).toBeNull();
});

test('asked by guests and customers at once, each gets their own', async () => {
  const { ask, rendered } = openPages(priced);
  const { token } = await shop.register();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const answer = await ask('/product/nym', { cookie: index % 2 ? `token=${token}` : '' });
      return answer.text();
    }),
  );
  expect(answers).toEqual(
    answers.map((_, index) => (index % 2 ? '<p>24,50 lei</p>' : '<p>Intră în cont</p>')),
  );
  expect(rendered).toHaveLength(2);
});

test('a page whose customer left while it was made is not kept for others', async () => {
  const [first, second] = [await shop.register(), await shop.register()];
  const { ask } = openPages(async ({ token }) => {
    if (token === first.token) await shop.api('POST', '/auth-token/token/logout/', { token });
    return screen(token === first.token ? 'without prices' : 'with prices');
  });
  await ask('/discount', { cookie: `token=${first.token}` });
  const answer = await ask('/discount', { cookie: `token=${second.token}` });
  expect(await answer.text()).toBe('with prices');
});

test('pages are kept, also that one is missing, until something changes', async () => {
  const { ask, rendered, cache } = openPages(async ({ url }) =>
    url.endsWith('/missing') ? screen('', 404) : screen('found'),
  );
  for (const path of ['/missing', '/missing', '/news', '/news', '/cart', '/cart']) await ask(path);
  expect((await ask('/missing')).status).toBe(404);
  cache?.drop(new Set(['all']));
  for (const path of ['/news', '/missing']) await ask(path);
  expect(rendered).toEqual(['/missing', '/news', '/cart', '/cart', '/news', '/missing']);
});

test('a page that moved leads on for everybody, each with what stood in their address', async () => {
  const { ask, rendered } = openPages(async ({ url }) => ({
    ...screen('', 301),
    location: `/brand${new URL(url).search}`,
  }));
  for (const [asked, leadsTo] of [
    ['/catalog/vechi', '/brand'],
    ['/catalog/vechi?utm_source=mail', '/brand?utm_source=mail'],
    ['/catalog/vechi?page=2', '/brand?page=2'],
    ['/catalog/vechi?gclid=1&page=2', '/brand?page=2&gclid=1'],
  ] as const) {
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, leadsTo]);
  }
  expect(rendered).toHaveLength(2);
});

test('a campaign has no pages of its own, nor has what somebody made up', async () => {
  const { ask, rendered } = openPages(async ({ url }) => screen(url));
  const texts = ['', '?utm_source=mail', '?fbclid=x&yclid=y', '?page=7', '?made=up'].map(
    async (query) => (await ask(`/product/nym${query}`)).text(),
  );
  const { publicUrl } = shop.shop.config;
  expect(new Set(await Promise.all(texts))).toEqual(new Set([`${publicUrl}/product/nym`]));
  expect(rendered).toHaveLength(1);
});

test('a page that lacks a part, because the shop could not read it, is not kept', async () => {
  let isDown = true;
  const api = new Hono().all('*', (c) => c.text('', isDown ? 503 : 200));
  const { ask } = openPages(
    async ({ fetch }) => screen((await fetch('http://in-process/menu')).ok ? 'menu' : 'no menu'),
    shop.shop,
    api,
  );
  expect(await (await ask('/news')).text()).toBe('no menu');
  isDown = false;
  expect(await (await ask('/news')).text()).toBe('menu');
  isDown = true;
  expect(await (await ask('/news')).text()).toBe('menu');
});

test('shared caches keep no page', async () => {
  const { ask } = openPages(priced);
  for (const path of ['/news', '/cart']) {
    const { headers } = await ask(path);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  }
});

test('by whatever name the shop is called, pages are made for its public address', async () => {
  const { ask } = openPages(async ({ url, site }) =>
    screen(`${url} ${site.publicUrl} ${site.name}`),
  );
  const answer = await ask('http://evil.example/catalog/x?page=2');
  const { publicUrl } = shop.shop.config;
  expect(await answer.text()).toBe(`${publicUrl}/catalog/x?page=2 ${publicUrl} Cablaj`);
});

test.each([
  ['//evil.example/x?page=2', '/evil.example/x?page=2'],
  ['/ru//evil.example', '/ru/evil.example'],
  ['/ru/.//evil.example', '/ru/evil.example'],
  ['//success//QT80-GRV2/', '/success/QT80-GRV2/'],
])('no page stands at %s, whose links could lead to another site', async (path, tidy) => {
  const { ask, rendered } = openPages(priced);
  const answer = await ask(`http://localhost${path}`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, tidy]);
  expect(rendered).toEqual([]);
});

test('a page reads the API in process', async () => {
  const { ask } = openPages(async ({ fetch }) => {
    const answer = await fetch('http://in-process/api/core/shop/');
    return screen(JSON.stringify(await answer.json()));
  });
  expect(await (await ask('/')).json()).toMatchObject({ name: 'Cablaj' });
});

test('whoever chose Russian is led from / to /ru, and from nowhere else', async () => {
  const { ask } = openPages(priced);
  const home = await ask('/?utm_source=mail', { cookie: 'i18n_redirected=ru' });
  expect(home.status).toBe(302);
  expect(home.headers.get('Location')).toBe('/ru?utm_source=mail');
  expect(home.headers.get('Cache-Control')).toBe('private, no-cache');
  for (const [path, cookie] of [
    ['/news', 'i18n_redirected=ru'],
    ['/ru', 'i18n_redirected=ro'],
    ['/', 'i18n_redirected=ro'],
    ['/', ''],
  ] as const) {
    expect((await ask(path, { cookie })).status).toBe(200);
  }
});

test('what a screen decides is what the browser gets', async () => {
  const { ask } = openPages(async () => screen('missing', 404));
  expect((await ask('/nowhere')).status).toBe(404);
});

test('a browser that holds the page is not sent it again', async () => {
  const { ask } = openPages(priced);
  const etag = (await ask('/news')).headers.get('ETag') ?? '';
  const again = await ask('/news', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  const { token } = await shop.register();
  const asCustomer = await ask('/news', {
    headers: { 'If-None-Match': etag },
    cookie: `token=${token}`,
  });
  expect(asCustomer.status).toBe(200);
});

test('a page travels compressed', async () => {
  const html = '<p>Cablu</p>'.repeat(500);
  const { ask } = openPages(async () => screen(html));
  const answer = await ask('/news', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(html);
});

test('HEAD is answered like GET, without the page; other methods are refused', async () => {
  const { ask, rendered } = openPages(priced);
  const head = await ask('/news', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(await head.text()).toBe('');
  for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND']) {
    const answer = await ask('/cart', { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  }
  expect(rendered).toEqual(['/news']);
});
