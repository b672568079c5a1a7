import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { robotsAndSitemaps } from './robots-and-sitemaps.ts';

const PUBLIC_URL = 'https://cablaj.example';

let shop: TestShop;
let app: ReturnType<typeof robotsAndSitemaps>;

beforeAll(async () => {
  shop = await openTestShop('demo');
  app = robotsAndSitemaps({ ...shop.shop, config: { ...shop.shop.config, publicUrl: PUBLIC_URL } });
});
afterAll(() => shop.close());

const read = async (path: string) => (await app.request(path)).text();
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('search engines are told what to leave alone, in both languages, and where the map is', async () => {
  const lines = (await read('/robots.txt')).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/cart', '/favorite', '/success', '/error', '/accounts', '/search']) {
    expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Disallow: /ru${path}`);
  }
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Disallow: /admin');
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
});

test('no page that may be found is disallowed', async () => {
  const hidden = (await read('/robots.txt'))
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length));
  const listed = await everyListedPath();
  expect(listed.filter((path) => hidden.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});

async function everyListedPath() {
  const files = locsOf(await read('/sitemap.xml')).map((url = '') => new URL(url).pathname);
  const listed = await Promise.all(files.map(async (file) => locsOf(await read(file))));
  return listed.flat().map((url = '') => url.slice(PUBLIC_URL.length));
}

test('every product, category, article and content page is listed once per language', async () => {
  const [products, articles, contents] = await Promise.all([
    shop.db.selectFrom('product').select('slug').execute(),
    shop.db.selectFrom('article').select('slug').where('active', '=', true).execute(),
    shop.db.selectFrom('content_page').select('slug').execute(),
  ]);
  const categories = (await shop.api('GET', '/categories/all-categories/')).json;
  const expected = [
    ...['/', '/brand', '/discount', '/news', '/contact', '/landing'],
    ...products.map(({ slug }) => `/product/${slug}`),
    ...articles.map(({ slug }) => `/news/${slug}`),
    ...contents.map(({ slug }) => `/content/${slug}`),
    ...categories
      .filter(({ count }: { count: number }) => count > 0)
      .map(({ link }: { link: string }) => link),
  ];
  const inRussian = expected.map((path) => (path === '/' ? '/ru' : `/ru${path}`));
  expect(products.length).toBeGreaterThan(0);
  expect((await everyListedPath()).sort()).toEqual([...expected, ...inRussian].sort());
});

test('each page names itself in every language', async () => {
  const [home, homeInRussian] = (await read('/sitemaps/pages-1.xml'))
    .split('\n')
    .filter((line) => line.startsWith('<url>'));
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="ro" href="${PUBLIC_URL}/"/>`,
    `<xhtml:link rel="alternate" hreflang="ru" href="${PUBLIC_URL}/ru"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/"/>`,
  ].join('');
  expect(home).toBe(`<url><loc>${PUBLIC_URL}/</loc>${alternates}</url>`);
  expect(homeInRussian).toBe(`<url><loc>${PUBLIC_URL}/ru</loc>${alternates}</url>`);
});

test('an article says when it appeared; what is taken back is no longer listed', async () => {
  const article = await shop.db
    .selectFrom('article')
    .selectAll()
    .where('active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const path = `${PUBLIC_URL}/news/${article.slug}`;
  expect(await read('/sitemaps/news-1.xml')).toContain(
    `<loc>${path}</loc><lastmod>${article.published_at.toISOString()}</lastmod>`,
  );
  await shop.db.updateTable('article').set('active', false).where('id', '=', article.id).execute();
  expect(await read('/sitemaps/news-1.xml')).not.toContain(`<loc>${path}</loc>`);
});

test('products beyond the first ten thousand stand in the next file, and no file is empty', async () => {
  const { id, ...product } = await shop.db
    .selectFrom('product')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`select setval(pg_get_serial_sequence('product', 'id'), 30000)`.execute(shop.db);
  const far = { slug: 'a&b<c', code: 'FAR-1', shop_code: '999999', ean: '9999999999999' };
  await shop.db
    .insertInto('product')
    .values({ ...product, specifications: JSON.stringify(product.specifications), ...far })
    .execute();
  const index = locsOf(await read('/sitemap.xml'));
  expect(index.filter((url = '') => url.includes('products'))).toEqual([
    `${PUBLIC_URL}/sitemaps/products-1.xml`,
    `${PUBLIC_URL}/sitemaps/products-4.xml`,
  ]);
  expect(locsOf(await read('/sitemaps/products-4.xml'))).toEqual([
    `${PUBLIC_URL}/product/a&#38;b%3Cc`,
    `${PUBLIC_URL}/ru/product/a&#38;b%3Cc`,
  ]);
  expect((await app.request('/sitemaps/products-3.xml')).status).toBe(404);
  await shop.db.deleteFrom('product').where('slug', '=', far.slug).execute();
});

test.each(['/sitemap.xml', '/sitemaps/products-1.xml', '/sitemaps/categories-1.xml'])(
  '%s is sent again only when it changed',
  async (path) => {
    const first = await app.request(path);
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  },
);

test('a new address changes the tag of its file', async () => {
  const tag = async () => (await app.request('/sitemaps/products-1.xml')).headers.get('ETag');
  const before = await tag();
  await shop.db.updateTable('product').set('slug', 'renamed').where('id', '=', 1).execute();
  expect(await tag()).not.toBe(before);
});

test('a file travels compressed where that is accepted', async () => {
  const path = '/sitemaps/products-1.xml';
  const plain = await read(path);
  const answer = await app.request(path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe(plain);
});

test.each(['constructor-1', 'products-0', 'products-999999', 'pages-2', 'nothing-1', 'products'])(
  'there is no file %s',
  async (name) => {
    expect((await app.request(`/sitemaps/${name}.xml`)).status).toBe(404);
  },
);
