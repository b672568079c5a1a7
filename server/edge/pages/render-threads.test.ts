import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Page } from '../../../storefront/entry-server.tsx';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { Busy } from '../../base/pacing/waiting-line.ts';
import { quietErrors } from '../../testing/quiet-errors.ts';
import { openRenderThreads } from './render-threads.ts';

/** A storefront of a few lines: what it draws is not what matters here. */
const ENTRY = `
export async function render({ url, token, fetch, assetsFor }) {
  const { pathname } = new URL(url);
  if (pathname === '/broken') throw new Error('cannot be drawn');
  if (pathname === '/fatal') process.exit(1);
  if (pathname === '/endless') for (const end = Date.now() + 600_000; Date.now() < end; );
  const { signal } = new AbortController();
  const answer = await fetch('http://in-process/api/names', { headers: { 'Accept-Language': 'ru' }, signal });
  const html = [pathname, token, answer.status, await answer.json(), assetsFor([], 'ro').scripts].join(' ');
  return { status: 200, html: new TextEncoder().encode(html), failures: [Object.assign(new Error('a part'), { holds: () => {} })] };
}`;

let folder: string;
let threads: Awaited<ReturnType<typeof openRenderThreads>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cablaj-threads-'));
  await mkdir(join(folder, '.vite'));
  for (const locale of ['ro', 'ru']) {
    await writeFile(join(folder, `.vite/manifest-${locale}.json`), '{}');
  }
  await writeFile(join(folder, 'entry.mjs'), ENTRY);
  threads = await openRenderThreads(
    1,
    { filesDir: folder, entryFile: join(folder, 'entry.mjs') },
    { silence: SILENCE },
  );
});
afterAll(async () => {
  await threads.close();
  await rm(folder, { recursive: true, force: true });
});

/** Where no test says that its time has passed. */
const SILENCE = PATIENCE;
let opensAt: Promise<void> | undefined;

const logged = quietErrors();
afterEach(() => {
  vi.useRealTimers();
  opensAt = undefined;
});

const textOf = ({ html }: Page) => new TextDecoder().decode(html).trim();

const asked: [url: string, language: string | null][] = [];
const draw = (path: string, token: string | null = null) =>
  threads.render({
    url: `http://shop${path}`,
    token,
    site: { publicUrl: 'http://shop', name: 'Cablaj' },
    fetch: async (input, init) => {
      const { url, headers } = new Request(input, init);
      asked.push([url, headers.get('Accept-Language')]);
      await opensAt;
      return Response.json(token ? '24,50 lei' : 'fără preț', { status: token ? 200 : 203 });
    },
  });

test('a page is drawn beside the shop, from what the shop answers for its own viewer', async () => {
  const pages = await Promise.all([draw('/a', 'key'), draw('/b'), draw('/c', 'key'), draw('/d')]);
  expect(pages.map(textOf)).toEqual([
    '/a key 200 24,50 lei',
    '/b  203 fără preț',
    '/c key 200 24,50 lei',
    '/d  203 fără preț',
  ]);
  expect(asked[0]).toEqual(['http://in-process/api/names', 'ru']);
  expect(String(pages[0]?.failures[0])).toContain('Error: a part');
});

test('a page that cannot be drawn is its own failure', async () => {
  const [broken, whole] = await Promise.allSettled([draw('/broken'), draw('/a')]);
  expect(broken).toMatchObject({ status: 'rejected' });
  expect(whole).toMatchObject({ status: 'fulfilled' });
});

test('when the thread ends, the shop goes on with another', async () => {
  await expect(draw('/fatal')).rejects.toThrow('ended');
  expect((await draw('/a')).status).toBe(200);
});

test('a page that takes long holds up nobody but pages', async () => {
  const endless = draw('/endless').catch((error: Error) => error.message);
  // Were it drawn here, these would never come.
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  await threads.close();
  expect(await endless).toContain('ended');
  expect((await draw('/a')).status).toBe(200);
});

test('a page that never ends is given up with its thread, and the shop goes on with another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endless = draw('/endless').catch((error: Error) => error);
  vi.advanceTimersByTime(SILENCE);
  expect(await endless).toBeInstanceOf(Busy);
  expect(logged().mock.calls.flat().join()).toContain('silent');
  expect((await draw('/a')).status).toBe(200);
});

test('a page that waits for the shop is not taken for one that never ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gate = Promise.withResolvers<void>();
  opensAt = gate.promise;
  asked.length = 0;
  const waiting = draw('/a', 'key');
  await soon(() => asked).toHaveLength(1);
  vi.advanceTimersByTime(10 * SILENCE);
  gate.resolve();
  expect(textOf(await waiting)).toContain('24,50 lei');
});
