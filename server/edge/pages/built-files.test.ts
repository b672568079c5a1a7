import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuiltAssets } from './built-assets.ts';
import { builtFiles } from './built-files.ts';

const script = 'export const cable = "NYM 3x2.5";\n'.repeat(200);

const manifest = {
  'storefront/entry-browser.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_shared'],
    css: ['assets/entry-1.css'],
  },
  _shared: { file: 'assets/shared-1.js' },
  'storefront/pages/product.tsx': {
    file: 'assets/product-1.js',
    imports: ['_shared', '_gallery'],
    css: ['assets/product-1.css'],
  },
  _gallery: { file: 'assets/gallery-1.js', imports: ['_shared'] },
  'kit/fonts/onest-latin.woff2': { file: 'assets/latin-1.woff2' },
  'kit/fonts/onest-cyrillic.woff2': { file: 'assets/cyrillic-1.woff2' },
};

let dir: string;
let app: Hono;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cablaj-files-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, '.vite'));
  await writeFile(join(dir, 'assets/entry-1.js'), script);
  await writeFile(join(dir, 'assets/latin-1.woff2'), new Uint8Array(4000));
  await writeFile(join(dir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const locale of ['ro', 'ru']) {
    await writeFile(join(dir, `.vite/manifest-${locale}.json`), JSON.stringify(manifest));
  }
  app = new Hono();
  app.use(builtFiles(dir));
  app.get('*', (c) => c.text('a page'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

test('a file named after its content is kept forever, others for an hour', async () => {
  const entry = await app.request('/assets/entry-1.js');
  expect(entry.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(entry.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await entry.text()).toBe(script);
  const icon = await app.request('/icon.svg');
  expect(icon.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(icon.headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test('scripts travel compressed, fonts as they are', async () => {
  const headers = { 'Accept-Encoding': 'gzip, br' };
  // The second answer may come from the more thorough work that the first one began.
  for (const _ of [1, 2]) {
    const entry = await app.request('/assets/entry-1.js', { headers });
    expect(entry.headers.get('Content-Encoding')).toBe('br');
    expect(entry.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = new Uint8Array(await entry.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  }
  const font = await app.request('/assets/latin-1.woff2', { headers });
  expect(font.headers.get('Content-Encoding')).toBeNull();
  expect((await font.arrayBuffer()).byteLength).toBe(4000);
});

test('a browser that holds a file is not sent it again', async () => {
  const etag = (await app.request('/icon.svg')).headers.get('ETag') ?? '';
  const again = await app.request('/icon.svg', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('ETag')).toBe(etag);
  expect(await again.text()).toBe('');
});

test('a file of a former build is missing, not a page', async () => {
  const former = await app.request('/assets/entry-0.js');
  expect(former.status).toBe(404);
  expect(former.headers.get('Cache-Control')).toBe('no-store');
  expect(await (await app.request('/news')).text()).toBe('a page');
});

test.each(['/.vite/manifest.json', '/../package.json', '/%2e%2e/package.json', '/assets'])(
  '%s is no file of the storefront',
  async (path) => {
    expect(await (await app.request(path)).text()).toBe('a page');
  },
);

test('a page names the files its screen needs, each once', async () => {
  const assetsFor = await readBuiltAssets(dir);
  expect(assetsFor(['root', 'product'], 'ro')).toEqual({
    scripts: ['/assets/entry-1.js'],
    styles: ['/assets/entry-1.css', '/assets/product-1.css'],
    preloads: ['/assets/shared-1.js', '/assets/product-1.js', '/assets/gallery-1.js'],
    fonts: ['/assets/latin-1.woff2'],
  });
});

test('Russian pages need two fonts, Romanian ones one', async () => {
  const assetsFor = await readBuiltAssets(dir);
  expect(assetsFor([], 'ro').fonts).toEqual(['/assets/latin-1.woff2']);
  expect(assetsFor([], 'ru').fonts).toEqual(['/assets/latin-1.woff2', '/assets/cyrillic-1.woff2']);
});
