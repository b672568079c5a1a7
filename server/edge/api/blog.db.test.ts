import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('article').execute();
});

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000);

type Kind = 'news' | 'announcement';
const article = (slug: string, published_at: Date, kind: Kind = 'news') => ({
  slug,
  kind,
  title_ro: `Titlu ${slug}`,
  title_ru: `Заголовок ${slug}`,
  excerpt_ro: 'Pe scurt',
  excerpt_ru: '',
  body_ro: '<p onclick="x()">Corp</p>',
  body_ru: '<p>Текст</p>',
  image: '/media/default/news.webp',
  published_at,
});

async function write(...articles: (ReturnType<typeof article> & { active?: boolean })[]) {
  await shop.db.insertInto('article').values(articles).execute();
  await shop.changes.readAll();
}

const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);

test('the home page shows the four newest news and no announcement', async () => {
  await write(
    ...[5, 1, 3, 2, 4].map((age) => article(`stire-${age}`, day(-age))),
    article('anunt', day(-0.5), 'announcement'),
  );

  const { json } = await shop.api('GET', '/blog/news-in-home-page/', { locale: 'ru' });
  expect(slugs(json)).toEqual(['stire-1', 'stire-2', 'stire-3', 'stire-4']);
  expect(json[0]).toEqual({
    id: expect.any(Number),
    slug: 'stire-1',
    kind: 'news',
    title: 'Заголовок stire-1',
    excerpt: 'Pe scurt',
    image: {
      file: '/media/default/news.webp',
      alt: 'Заголовок stire-1',
      title: 'Заголовок stire-1',
    },
    published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test('news and announcements come twelve to a page, newest first, one kind or both', async () => {
  await write(
    ...Array.from({ length: 13 }, (_, age) => article(`stire-${age}`, day(-age - 1))),
    article('anunt', day(-0.5), 'announcement'),
  );

  const first = (await shop.api('GET', '/blog/items/')).json;
  expect(first.pages).toEqual({ current: 1, next: 2, previous: null, total_pages: 2 });
  expect(first.total).toBe(14);
  expect(slugs(first.results)).toEqual([
    'anunt',
    ...Array.from({ length: 11 }, (_, age) => `stire-${age}`),
  ]);
  const second = (await shop.api('GET', '/blog/items/?page=2&kind=news')).json;
  expect(second.pages).toEqual({ current: 2, next: null, previous: 1, total_pages: 2 });
  expect(second.total).toBe(13);
  expect(slugs(second.results)).toEqual(['stire-12']);
  const announcements = (await shop.api('GET', '/blog/items/?kind=announcement')).json;
  expect(slugs(announcements.results)).toEqual(['anunt']);
});

test('a page beyond the end is empty, and a page that is none is refused', async () => {
  await write(article('stire', day(-1)));

  const beyond = await shop.api('GET', '/blog/items/?page=1000000');
  expect([beyond.status, beyond.json.results, beyond.json.pages.previous]).toEqual([200, [], 1]);
  for (const query of ['page=0', 'page=-1', 'page=x', 'kind=gossip']) {
    expect((await shop.api('GET', `/blog/items/?${query}`)).status, query).toBe(400);
  }
});

test('one article is found by id and by slug, its body cleaned', async () => {
  await write(article('cablu-la-metru', day(-1)));
  const bySlug = (await shop.api('GET', '/blog/items/cablu-la-metru/')).json;
  const byId = (await shop.api('GET', `/blog/items/${bySlug.id}`)).json;

  expect(byId).toEqual(bySlug);
  expect(bySlug).toMatchObject({ title: 'Titlu cablu-la-metru', body: '<p>Corp</p>' });
});

test('what is switched off is nowhere to be read', async () => {
  await write({ ...article('stinsa', day(-1)), active: false });

  expect((await shop.api('GET', '/blog/all-news/')).json).toEqual([]);
  expect((await shop.api('GET', '/blog/news-in-home-page/')).json).toEqual([]);
  expect((await shop.api('GET', '/blog/items/')).json).toMatchObject({ total: 0, results: [] });
  for (const key of ['stinsa', 'nu-exista', '999999', '99999999999999999999']) {
    expect((await shop.api('GET', `/blog/items/${key}/`)).status, key).toBe(404);
  }
});

test('every article is listed at once', async () => {
  await write(
    ...Array.from({ length: 30 }, (_, age) =>
      article(`stire-${age}`, day(-age - 1), age % 2 ? 'news' : 'announcement'),
    ),
  );

  const { json } = await shop.api('GET', '/blog/all-news/');
  expect(slugs(json)).toEqual(Array.from({ length: 30 }, (_, age) => `stire-${age}`));
  expect(json[0]).not.toHaveProperty('body');
});

test('a list costs the same number of queries whatever its length', async () => {
  const cost = (path: string) => shop.countQueries(() => shop.api('GET', path));
  await write(...Array.from({ length: 30 }, (_, age) => article(`stire-${age}`, day(-age - 1))));

  expect(await cost('/blog/items/')).toBe(2);
  expect(await cost('/blog/all-news/')).toBe(1);
  expect(await cost('/blog/news-in-home-page/')).toBe(1);
  expect(await cost('/blog/items/stire-1/')).toBe(1);
});
