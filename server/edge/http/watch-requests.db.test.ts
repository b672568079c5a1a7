import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { log } from '../../base/log/log.ts';
import { demoShop } from '../../testing/demo-shop.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { screen } from '../pages/own-pages.fixture.ts';
import type { Storefront } from '../pages/storefront.ts';
import type { Answered } from './watch-requests.ts';

const persons = /ion|rusu|example\.md|192\.0\.2|69123456|cablu|Token|[A-Za-z0-9_-]{43}/i;

async function openWatched() {
  const { shop, token } = await demoShop();
  const lines: object[] = [];
  vi.spyOn(log, 'request').mockImplementation((line) => void lines.push(line));
  const answered: Answered[] = [];
  const storefront: Storefront = {
    async render({ fetch, url }) {
      await fetch(new URL('/api/products/items/?page_size=1', url));
      return screen('<!doctype html>');
    },
    cache: createResponseCache(),
    filesDir: null,
    close: async () => {},
  };
  const app = createApp(shop, storefront, undefined, (one) => answered.push(one));
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers: { 'X-Forwarded-For': '192.0.2.17', ...headers } });
  return { app, ask, lines, answered, token };
}

test('a request has one line, by the pattern of its address and without who asked for what', async () => {
  const { ask, lines, answered, token } = await openWatched();
  await ask('/api/products/items/?search=cablu%20Ion%20Rusu', { Authorization: `Token ${token}` });
  await ask('/api/products/items/cablu-ion');
  await ask('/ru/search?search=cablu');
  await ask('/ion.rusu@example.md/069123456');
  await ask('/media/default/cablu.webp');
  expect(lines).toMatchObject([
    { method: 'GET', route: '/api/products/items', status: 200, statements: 2 },
    { method: 'GET', route: '/api/products/items/:slug', status: 404 },
    { method: 'GET', route: 'page /search', status: 200 },
    { method: 'GET', route: 'page unknown', status: 200 },
    { method: 'GET', route: '/media/*' },
  ]);
  expect(JSON.stringify([lines, answered])).not.toMatch(persons);
  expect(answered).toHaveLength(5);
});

test('its id goes out with the answer; a proxy may give it, if it looks like one', async () => {
  const { ask, lines } = await openWatched();
  const given = async (id: string) => {
    const answer = await ask('/api/products/items/x', { 'X-Request-Id': id });
    return answer.headers.get('X-Request-Id') ?? '';
  };
  expect(await given('edge-0123456789')).toBe('edge-0123456789');
  expect(await given('ion.rusu@example.md')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await given('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  const seen = (await ask('/')).headers.get('X-Request-Id');
  expect(lines.at(-1)).toMatchObject({ id: seen });
});

test('an answer tells what it took itself; a kept page never what it took another', async () => {
  const { ask, answered } = await openWatched();
  const timing = async () => (await ask('/news')).headers.get('Server-Timing');
  const made =
    /^app;dur=[\d.]+, db;dur=[\d.]+;desc="[1-9]\d*", render;dur=[\d.]+, cache;desc=miss$/;
  expect(await timing()).toMatch(made);
  expect(await timing()).toMatch(/^app;dur=[\d.]+, db;dur=0;desc="0", cache;desc=hit$/);
  expect(answered.map(({ cache }) => cache)).toEqual(['miss', 'hit']);
  const picture = await ask('/media/default/x.webp');
  expect(picture.headers.get('Server-Timing')).toBeNull();
  // Whether there is such an account would show in it.
  const login = await ask('/api/accounts/login/', {}, 'POST');
  expect(login.headers.get('Server-Timing')).toBeNull();
});

test('as JSON, an error is one line with the group it belongs to, and no person in it', async () => {
  const source = `
    import { log, openLog } from './server/base/log/log.ts';
    import { asPartOf } from './server/base/log/watched-request.ts';
    await openLog({ logFormat: 'json', logLevel: 'info' });
    const fail = () => log.error('mail was not sent', new Error('550 <ion@example.md>'), { mail: 7 });
    asPartOf({ id: 'edge-1' }, () => { for (const _ of [1, 2]) fail(); });
    log.request({ id: 'edge-1', route: '/', status: 200 });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = (await text(child.stdout)).trim().split('\n');
  const [first, second, request] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 'error', msg: 'mail was not sent', mail: 7, count: 1 });
  expect(second).toMatchObject({ count: 2, fingerprint: first.fingerprint, request: 'edge-1' });
  expect(request).toMatchObject({ level: 'info', msg: 'request', id: 'edge-1', status: 200 });
  expect(lines.join()).not.toContain('example.md');
});
