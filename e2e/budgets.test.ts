import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { guestRoutes } from './every-route.ts';
import { openUntilSettled } from './settled.ts';
import { visitAsStaff } from './staff.ts';
import { shopUrl, visit } from './visitor.ts';

const KB = 1024;

async function bytesOf(path: string) {
  return Buffer.from(await (await fetch(`${shopUrl()}${path}`)).arrayBuffer());
}

/** What the first view of a page asks for before anybody does anything. */
async function firstView(path: string) {
  const html = (await bytesOf(path)).toString();
  const hrefs = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, href = '']) => href);
  const zipped = async (files: string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await bytesOf(file)).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const fonts = hrefs(/<link rel="preload" href="([^"]+)" as="font"/g);
  const fontSizes = await Promise.all(fonts.map(async (font) => (await bytesOf(font)).length));
  const [wake = '', src = '', entry = '', more = ''] =
    /<script src="([^"]+)"[^>]* data-scripts="([^"]+)" data-preloads="([^"]+)"[^>]*>/.exec(html) ??
    [];
  const scripts = [src, entry, ...more.split(' ')];
  return {
    scriptFiles: scripts.length,
    scripts: await zipped(scripts),
    /** What fetches them stands after the styles, and is not as urgent. */
    isHasty:
      !wake.includes('fetchPriority="low"') ||
      html.indexOf(wake) < html.indexOf('<link rel="stylesheet"'),
    styles: await zipped(hrefs(/<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: fontSizes.reduce((sum, size) => sum + size, 0),
  };
}

const listing = guestRoutes.subsubsubcategory?.path ?? '';
const product = guestRoutes.product?.path ?? '';

test.each([
  ['home', '/'],
  ['a listing', listing],
  ['a product', product],
  ['home in Russian', '/ru'],
])('%s needs little to be shown', async (_, path) => {
  const { scriptFiles, scripts, isHasty, styles, fonts } = await firstView(path);
  expect(scriptFiles).toBeGreaterThan(1);
  expect(scriptFiles).toBeLessThanOrEqual(14);
  expect(isHasty).toBe(false);
  expect(scripts).toBeGreaterThan(50 * KB);
  expect(scripts).toBeLessThanOrEqual(120 * KB);
  expect(styles).toBeGreaterThan(KB);
  expect(styles).toBeLessThanOrEqual(16 * KB);
  expect(fonts).toBeGreaterThan(KB);
  expect(fonts).toBeLessThanOrEqual(60 * KB);
});

test.each([
  ['comes', (route: Route) => route.continue()],
  ['does not come', (route: Route) => route.abort()],
])('scripts are asked for when the page is to be seen and its first picture %s', async (_, end) => {
  const { page } = await visit('/robots.txt');
  const happened: string[] = [];
  // Two seconds that pass would be enough as well: here none passes.
  await page.clock.pauseAt(Date.now());
  await page.route('**/media/**', async (route) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    happened.push('picture');
    await end(route);
  });
  page.on('request', (request) => {
    if (/\/entry-browser-.+\.js$/.test(request.url())) happened.push('script');
  });
  await page.goto(product);
  await page.locator('html[data-hydrated]').waitFor();
  expect(happened[0]).toBe('picture');
  expect(happened).toContain('script');
  // Others further down may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

declare global {
  interface Window {
    pieces: number;
  }
}

test('a page comes to life in pieces, between which a finger is answered', async () => {
  const { page, context } = await visit('/robots.txt');
  const devtools = await context.newCDPSession(page);
  // As slow as a phone, so that it takes more than one.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.pieces = 0;
    const { postMessage } = MessagePort.prototype;
    // React goes on with the next piece when its own message comes.
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (document.documentElement.dataset.hydrated === undefined) window.pieces += 1;
      postMessage.call(this, message);
    };
  });
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.pieces)).toBeGreaterThan(5);
});

test.each([
  ['home', '/', 36],
  ['a listing', listing, 40],
  ['a product', product, 26],
  ['a search', guestRoutes.search?.path ?? '', 40],
  ['a page that is not there', '/nothing/here', 8],
])('%s carries little data beside what can be seen of it', async (_, path, most) => {
  const html = (await bytesOf(path)).toString();
  const [, data = ''] = /<script id="page-data"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(Buffer.byteLength(data)).toBeGreaterThan(KB);
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(most * KB);
});

describe('what only some visitors need', () => {
  const chunks = (page: Page) => {
    const names: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/([\w-]+)-.{8}\.js$/.exec(request.url())?.[1];
      if (name) names.push(name);
    });
    return names;
  };
  const forLater = /map|dialog|sheet|slide|lightbox|menu/;

  test('is not fetched for the first view of home, a listing and a product', async () => {
    const { page } = await visit('/robots.txt');
    const fetched = chunks(page);
    for (const path of ['/', listing, product]) await openUntilSettled(page, path);
    expect(fetched).toEqual(
      expect.arrayContaining(['entry-browser', 'home', 'catalog', 'product']),
    );
    expect(fetched.filter((name) => forLater.test(name))).toEqual([]);
  });

  test('is fetched when it is wanted', async () => {
    const { page } = await visit('/robots.txt');
    const fetched = chunks(page);
    await openUntilSettled(page, '/');
    const later = () => fetched.filter((name) => forLater.test(name));
    await page.getByRole('heading', { name: 'Pe scurt' }).scrollIntoViewIfNeeded();
    await soon(later).toEqual(['slide-show-controls']);
    await page.getByRole('heading', { name: 'Reduceri', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Înainte' }).first().click();
    await soon(later).toContain('slider-buttons');
    await page.getByRole('button', { name: 'Intră în cont', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(later()).toContain('auth-dialog');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await soon(later).toContain('draw-map');
    // No tile comes from outside here, so the map stays hidden; its mark is there all the same.
    const label = await page.locator('footer .leaflet-popup-content').textContent();
    expect(label).toBe('Cablaj S.R.L.');
  });
});

test('the back office opens with little, and nothing of it is in the storefront’s files', async () => {
  const { page } = await visitAsStaff('/robots.txt');
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto('/admin', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await bytesOf(file)).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50 * KB);
  expect(total).toBeLessThanOrEqual(250 * KB);

  const browser = new URL('../dist/browser/assets/', import.meta.url);
  const scripts = (await readdir(browser)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(new URL(name, browser), 'utf8')));
  expect(texts.some((text) => text.includes('/products/'))).toBe(true);
  expect(scripts.filter((_, index) => texts[index]?.includes('/staff/'))).toEqual([]);
});
