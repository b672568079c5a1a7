import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('content_page').execute());

test('a shop without pages says so', async () => {
  expect((await shop.api('GET', '/content-pages/all-pages/')).json).toEqual([]);
  expect((await shop.api('GET', '/content-pages/about_page/')).status).toBe(404);
});

/** Three pages, the last first. */
async function writePages() {
  const page = (slug: string, section: 'about' | 'info', position: number) => ({
    slug,
    section,
    position,
    title_ro: `ro ${slug}`,
    title_ru: `ru ${slug}`,
    excerpt_ro: 'pe scurt',
    excerpt_ru: 'коротко',
    body_ro: '<h2>Titlu</h2><a href="javascript:x()">x</a>',
    body_ru: '',
  });
  await shop.db
    .insertInto('content_page')
    .values([
      page('termeni-si-conditii', 'info', 2),
      page('certificate-si-diplome', 'info', 1),
      page('about-us', 'about', 1),
    ])
    .execute();
}

test('content pages are listed, about the shop first, and read one by one', async () => {
  await writePages();
  const all = (await shop.api('GET', '/content-pages/all-pages/')).json;
  const id = expect.any(Number);
  expect(all).toEqual([
    { id, slug: 'about-us', title: 'ro about-us' },
    { id, slug: 'certificate-si-diplome', title: 'ro certificate-si-diplome' },
    { id, slug: 'termeni-si-conditii', title: 'ro termeni-si-conditii' },
  ]);
  const items = (await shop.api('GET', '/content-pages/items/', { locale: 'ru' })).json;
  expect(items[1]).toEqual({
    id,
    slug: 'certificate-si-diplome',
    title: 'ru certificate-si-diplome',
    excerpt: 'коротко',
    section: 'info',
  });
  const about = (await shop.api('GET', '/content-pages/about_page/', { locale: 'ru' })).json;
  expect(about).toEqual({
    id,
    slug: 'about-us',
    title: 'ru about-us',
    excerpt: 'коротко',
    section: 'about',
    body: '<h2>Titlu</h2><a>x</a>',
  });
  expect((await shop.api('GET', '/content-pages/items/about-us/', { locale: 'ru' })).json).toEqual(
    about,
  );
  expect((await shop.api('GET', '/content-pages/items/nu-exista/')).status).toBe(404);
});

test('each read is one query', async () => {
  await writePages();
  for (const path of ['all-pages/', 'about_page/', 'items/', 'items/about-us/']) {
    expect(await shop.countQueries(() => shop.api('GET', `/content-pages/${path}`)), path).toBe(1);
  }
});
