import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startShop } from './shop-process.ts';

const project = new URL('..', import.meta.url).href;

/**
 * Of the shop itself, of the thread that reads the catalogue and of the clock of what recurs; 1,900
 * modules stand in them.
 */
const MOST_FILES = 53;

test('a start loads what is built for it: few files, and no package before somebody needs it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const noted = join(folder, 'loaded');
  const preloaded = fileURLToPath(new URL('../testing/note-loaded.mjs', import.meta.url));
  const shop = await startShop(inject('dataDir'), {
    NOTE_LOADED: noted,
    NODE_OPTIONS: `--import=${preloaded}`,
  });
  onTestFinished(() => shop.kill());
  const loaded = (await readFile(noted, 'utf8')).trim().split('\n');
  const pages = loaded.filter((url) => url.startsWith(`${project}dist/server/`));
  const server = loaded.filter((url) => url.startsWith(`${project}dist/shop/`));
  expect(loaded.filter((url) => !pages.includes(url) && !server.includes(url))).toEqual([]);
  expect(server.length).toBeLessThanOrEqual(MOST_FILES);
  // What is loaded later is there all the same: pictures are drawn by a package of its own.
  const home = await (await fetch(`${shop.url}/`)).text();
  const [picture] = /\/media\/[^"' ,]+\.webp/.exec(home) ?? [];
  const drawn = await fetch(`${shop.url}${picture}`);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await shop.stop()).toBe(0);
});

test('an error in the built server names the line of its source', async () => {
  const reading = new Worker(new URL('../dist/shop/load-worker.js', import.meta.url), {
    stderr: true,
  });
  reading.postMessage({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', hurries: false });
  const [error]: Error[] = await once(reading, 'error');
  expect(error?.stack).toMatch(/\/server\/base\/database\/prepared\.ts:\d+/);
});
