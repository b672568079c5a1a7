import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Changing } from '../../base/changes/change.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { articles, contentPages, homeBlocks, phones, popups } from './writing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const article = (slug: string, fields: object = {}) => ({
  slug,
  kind: 'news',
  title_ro: slug,
  body_ro: '<p>Text</p>',
  published_at: day(-1),
  ...fields,
});

test('news is read from its date on and until it ends, by nobody’s hand', async () => {
  await inShop(shop.db, async (changing) => {
    await articles.create(changing, article('acum'));
    await articles.create(changing, article('maine', { published_at: day(1) }));
    await articles.create(changing, article('ieri', { published_at: day(-3), ends_at: day(-1) }));
    await articles.create(changing, article('ascuns', { active: false }));
  });
  const { json } = await shop.api('GET', '/blog/all-news/');
  expect(json.map(({ slug }: { slug: string }) => slug)).toEqual(['acum']);
  for (const slug of ['maine', 'ieri', 'ascuns']) {
    expect((await shop.api('GET', `/blog/items/${slug}/`)).status).toBe(404);
  }
});

test('banners and popups keep to their dates', async () => {
  await inShop(shop.db, async (changing) => {
    for (const [title_ro, starts_at, ends_at] of [
      ['acum', null, null],
      ['în curs', day(-1), day(1)],
      ['mâine', day(1), null],
      ['trecut', day(-2), day(-1)],
    ]) {
      const dates = { title_ro, starts_at, ends_at };
      await homeBlocks.create(changing, { kind: 'slide', ...dates });
      await popups.create(changing, { description_ro: '<p>x</p>', ...dates });
    }
  });
  const titles = ({ json }: { json: { title: string }[] }) =>
    json.map(({ title }) => title).toSorted();
  expect(titles(await shop.api('GET', '/core/home-page-slider/'))).toEqual(['acum', 'în curs']);
  expect(titles(await shop.api('GET', '/core/popups'))).toEqual(['acum', 'în curs']);
});

test('a page of news that is renamed is found by its old address too', async () => {
  const { id } = await inShop(shop.db, (changing) => articles.create(changing, article('vechi')));
  await inShop(shop.db, (changing) =>
    articles.change(changing, id, { input: { slug: 'nou-nout' }, seen: 1 }),
  );
  expect((await shop.api('GET', '/blog/items/vechi/')).json.moved_to).toBe('/news/nou-nout');
});

test.each<[string, (changing: Changing) => Promise<unknown>, string]>([
  ['news that is a number', (c) => articles.create(c, article('12')), 'slug'],
  ['news of no kind', (c) => articles.create(c, article('a', { kind: 'x' })), 'kind'],
  [
    'news that ends before it begins',
    (c) => articles.create(c, article('b', { ends_at: day(-2) })),
    'ends_at',
  ],
  [
    'news with a picture that is not there',
    (c) => articles.create(c, article('c', { image: '/media/default/x.webp' })),
    'image',
  ],
  [
    'a page as long as a library',
    (c) =>
      contentPages.create(c, {
        slug: 'd',
        section: 'info',
        title_ro: 'D',
        body_ro: 'x'.repeat(200_000),
      }),
    'body_ro',
  ],
  [
    'a banner that leads to a script',
    (c) => homeBlocks.create(c, { kind: 'banner', title_ro: 'E', link: 'javascript:alert(1)' }),
    'link',
  ],
  [
    'a popup that waits for ever',
    (c) => popups.create(c, { title_ro: 'F', description_ro: 'x', inactive_time: 1e9 }),
    'inactive_time',
  ],
  [
    'a phone nobody can call',
    (c) => phones.create(c, { phone: 'x', phone_to_call: 'call me', place: 'header' }),
    'phone_to_call',
  ],
])('%s is refused', async (_, work, field) => {
  const refusal = await refusalOf(shop.db, work);
  expect(refusal.kind === 'invalid' && Object.keys(refusal.fields)).toEqual([field]);
});

test('dangerous markup does not get into the shop', async () => {
  const { id } = await inShop(shop.db, (changing) =>
    articles.create(changing, article('curat', { body_ro: '<p>Bun<img src=x onerror=y></p>' })),
  );
  const row = await shop.db
    .selectFrom('article')
    .select('body_ro')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(row.body_ro).toBe('<p>Bun</p>');
});
