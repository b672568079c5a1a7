import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../base/config/config.ts';
import { backOfficePages } from './back-office-pages.ts';

const identity = { name: 'Cablaj <b>' };
let networks: string[] = [];
let app: Hono;
let filesDir: string;

beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'cablaj-back-office-'));
  await mkdir(join(filesDir, 'assets'));
  await writeFile(join(filesDir, 'assets', 'entry-abc.js'), 'void 0');
  const shop = {
    config: readConfig({ TRUST_PROXY: '1' }),
    settings: () => ({ identity, staff_networks: networks }),
  };
  const assetsFor = (locale: string) => ({
    scripts: [`/admin/assets/entry-${locale}.js`],
    styles: [],
    preloads: [],
    fonts: [],
  });
  app = new Hono({ strict: false }).route('/admin', backOfficePages(shop, { filesDir, assetsFor }));
});

afterAll(() => rm(filesDir, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { 'X-Forwarded-For': '198.51.100.7', ...headers } });

test.each(['/admin', '/admin/', '/admin/orders/ABCD-1234?tab=lines'])(
  '%s is the same empty page, kept and indexed by nobody',
  async (path) => {
    const page = await ask(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    const html = await page.text();
    expect(html).toContain('src="/admin/assets/entry-ro.js"');
    expect(html).toContain('Cablaj &lt;b&gt;');
  },
);

test.each([
  [{}, 'ro'],
  [{ 'Accept-Language': 'ru-RU,ro;q=0.5' }, 'ru'],
  [{ 'Accept-Language': 'ru', Cookie: 'staff_locale=ro' }, 'ro'],
  [{ Cookie: 'staff_locale="><script>' }, 'ro'],
])('whoever sends %j reads it in %s', async (headers, locale) => {
  const html = await (await ask('/admin', headers)).text();
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(`entry-${locale}.js`);
});

test('its files are kept for good, and one that is gone is no page', async () => {
  expect((await ask('/admin/assets/entry-abc.js')).headers.get('Cache-Control')).toContain(
    'immutable',
  );
  expect((await ask('/admin/assets/entry-old.js')).status).toBe(404);
});

test('from outside the networks of the shop’s people there is no back office, not even its files', async () => {
  networks = ['192.0.2.0/24'];
  try {
    for (const path of ['/admin', '/admin/assets/entry-abc.js']) {
      expect((await ask(path)).status).toBe(404);
      expect((await ask(path, { 'X-Forwarded-For': '192.0.2.9' })).status).toBe(200);
    }
  } finally {
    networks = [];
  }
});
