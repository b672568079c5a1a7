import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../testing/databases.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openShopOn } from '../../testing/open-test-shop.ts';
import { articles, contentPages, phones } from './writing.ts';

let folder: string;
let shops: Awaited<ReturnType<typeof openShopOn>>[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cablaj-site-content-'));
  const url = await createDatabase('empty');
  shops = [await openShopOn(url, { dataDir: folder }), await openShopOn(url, { dataDir: folder })];
});
afterAll(async () => {
  for (const { db } of shops) await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const here = () => {
  const [shop] = shops;
  if (!shop) throw new Error('two shops are open');
  return shop;
};
/** As every process hears of it. */
const followEverywhere = () => Promise.all(shops.map(({ changes }) => changes.follow()));
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What stands around every page, as a page asks for it. */
const AROUND_EVERY_PAGE = [
  '/categories/categories/',
  '/contacts/header-phones/',
  '/contacts/footer-contacts/',
  '/contacts/contact-page/',
  '/core/shop/',
  '/blog/items/?kind=announcement',
];

test('what stands around every page is asked of no database', async () => {
  const { api, countQueries } = here();
  for (const path of AROUND_EVERY_PAGE)
    expect(await countQueries(() => api('GET', path)), path).toBe(0);
});

test('a phone, a page and an announcement that change, change around the pages of every process', async () => {
  const [phone, page] = await inShop(here().db, async (changing) => [
    await phones.create(changing, {
      phone: '022 111',
      phone_to_call: '+37322111111',
      place: 'header',
    }),
    await contentPages.create(changing, {
      slug: 'livrare',
      section: 'info',
      title_ro: 'Livrare',
      title_ru: 'Доставка',
      body_ro: '<p>x</p>',
    }),
    await articles.create(changing, {
      slug: 'inchis',
      kind: 'announcement',
      title_ro: 'Închis luni',
      body_ro: '<p>x</p>',
      published_at: day(-1),
    }),
  ]);
  await followEverywhere();
  for (const { api } of shops) {
    const [first] = (await api('GET', '/contacts/header-phones/')).json;
    expect(first.phone).toBe('022 111');
    const footer = (await api('GET', '/contacts/footer-contacts/', { locale: 'ru' })).json;
    expect(footer.content_pages).toEqual([{ id: page?.id, slug: 'livrare', title: 'Доставка' }]);
    const strip = (await api('GET', '/blog/items/?kind=announcement')).json;
    expect(strip.results[0].title).toBe('Închis luni');
  }
  await inShop(here().db, async (changing) => {
    await phones.change(changing, phone?.id ?? 0, { input: { phone: '022 222' }, seen: 1 });
    await contentPages.change(changing, page?.id ?? 0, { input: { ends_at: day(-1) }, seen: 1 });
  });
  await followEverywhere();
  for (const { api } of shops) {
    expect((await api('GET', '/contacts/header-phones/')).json[0].phone).toBe('022 222');
    expect((await api('GET', '/contacts/footer-contacts/')).json.content_pages).toEqual([]);
  }
});

test('what has its time comes and goes by the clock, without anybody’s word', async () => {
  await inShop(here().db, async (changing) => {
    for (const [slug, from, until] of [
      ['trecut', day(-3), day(-1)],
      ['acum', day(-2), day(1)],
      ['curand', day(1), null],
    ] as const) {
      await articles.create(changing, {
        slug,
        kind: 'announcement',
        title_ro: slug,
        body_ro: '<p>x</p>',
        published_at: from,
        ends_at: until,
      });
    }
  });
  await followEverywhere();
  const { json } = await here().api('GET', '/blog/items/?kind=announcement');
  const slugs = json.results.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toContain('acum');
  expect(slugs).not.toContain('trecut');
  expect(slugs).not.toContain('curand');
});
