import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { addressIn, readyAnswer } from '../api/kept-answers.ts';
import { openOwnPages, screen } from './own-pages.fixture.ts';

let shop: TestShop;
let url: string;
beforeAll(async () => {
  // What is kept is kept for ten seconds; here they never pass.
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await openTestShop('demo', { keepsAnswers: true });
  const { slug } = await shop.db.selectFrom('product').select('slug').executeTakeFirstOrThrow();
  url = `http://in-process/api/products/items/${slug}/`;
});
afterAll(() => shop.close());

/** What the page knows of the part from before; it draws what it is told of that. */
let tag: string;
let language: string;
beforeEach(() => {
  [tag, language] = ['', 'ro'];
});
const open = () =>
  openOwnPages(shop, async ({ token, fetch, findUnchanged }) => {
    const headers = {
      'Accept-Language': language,
      'If-None-Match': tag,
      ...(token && { Authorization: `Token ${token}` }),
    };
    const [known] = (await findUnchanged?.([{ call: 1, url, headers }])) ?? [];
    if (known) return screen('same');
    const { status, headers: answered } = await fetch(url, { headers });
    return screen(`${status} ${answered.get('ETag')}`);
  });

async function drawn(pages: ReturnType<typeof open>, path: string, cookie = '') {
  const text = await (await pages.ask(path, { cookie })).text();
  tag = /W\/".*"/.exec(text)?.[0] ?? tag;
  return text;
}

test('a page that has a part is only told that it is as it was', async () => {
  const pages = open();
  expect(await drawn(pages, '/product/a')).toMatch(/^200 /);
  expect(await drawn(pages, '/product/b')).toBe('same');
});

test('not so in another language, by another tag, or to a customer of what guests get', async () => {
  const { token } = await shop.register();
  const pages = open();
  await drawn(pages, '/product/a');
  const ofGuests = tag;
  language = 'ru';
  expect(await drawn(pages, '/product/b')).toMatch(/^200 /);
  language = 'ro';
  tag = 'W/"another"';
  expect(await drawn(pages, '/product/c')).toMatch(/^200 /);
  tag = ofGuests;
  expect(await drawn(pages, '/product/d', `token=${token}`)).toMatch(/^200 /);
  expect(tag).not.toBe(ofGuests);
  expect(await drawn(pages, '/product/e', `token=${token}`)).toBe('same');
  // Nor a guest of what customers get.
  expect(await drawn(pages, '/product/f')).toMatch(/^200 /);
});

test('a page made of such a part goes when the part changes, and the next one reads it again', async () => {
  const pages = open();
  await drawn(pages, '/product/a');
  expect(await drawn(pages, '/product/b')).toBe('same');
  const asked = { viewer: 'guest', locale: 'ro' } as const;
  const changed = readyAnswer(shop.shop.answers, asked, addressIn(url))?.shown;
  expect(changed?.size).toBeGreaterThan(0);
  shop.shop.answers?.drop(changed ?? new Set());
  pages.cache?.drop(changed ?? new Set());
  expect(await drawn(pages, '/product/b')).toMatch(/^304 /);
});
