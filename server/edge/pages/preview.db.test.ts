import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { type AddedStaff, addStaff, OUR_PAGE } from '../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { screen } from './own-pages.fixture.ts';
import type { Storefront } from './storefront.ts';

let shop: TestShop;
let editor: AddedStaff;
let app: Hono;

/** Pages that tell what they would show: how they look is not what matters here. */
const render: Storefront['render'] = async ({ url, token, fetch, popup }) => {
  const { pathname } = new URL(url);
  const locale = pathname.startsWith('/ru') ? 'ru' : 'ro';
  const path = pathname.replace(/^\/ru(?=\/|$)/, '');
  const get = async (address: string) =>
    (
      await fetch(`http://in-process/api${address}`, { headers: { 'Accept-Language': locale } })
    ).json();
  const shown = {
    path: pathname,
    token,
    popup,
    page: path.startsWith('/content/') && (await get(`/content-pages/items/${path.slice(9)}/`)),
    article: path.startsWith('/news/') && (await get(`/blog/items/${path.slice(6)}/`)),
    strip: await get('/blog/items/?kind=announcement'),
    slides: await get('/core/home-page-slider/'),
  };
  return screen(`<html><body>${JSON.stringify(shown)}</body></html>`);
};

beforeAll(async () => {
  shop = await openTestShop('empty');
  editor = await addStaff(shop.shop, { role: 'content' });
  const storefront = { render, cache: null, filesDir: null, close: async () => {} };
  app = createApp(shop.shop, storefront);
});
afterAll(() => shop.close());

const create = async (kind: string, body: object): Promise<number> =>
  (await shop.api('POST', `/staff/content/${kind}/`, { body, headers: editor.headers })).json.id;
const look = async (kind: string, id: number, query = '', headers: object = editor.headers) => {
  const answer = await app.request(`/api/staff/content/${kind}/${id}/preview/${query}`, {
    headers: { ...headers },
  });
  return { answer, text: await answer.text() };
};
const draft = { active: false, title_ro: 'Ciornă', title_ru: 'Черновик' };
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

test('a draft of a page is seen by staff as customers will, in both languages', async () => {
  const id = await create('pages', {
    ...draft,
    slug: 'noua',
    section: 'info',
    body_ro: '<p>Nou</p>',
  });
  const { answer, text } = await look('pages', id);
  expect(answer.status).toBe(200);
  expect(text).toContain('"path":"/content/noua"');
  expect(text).toContain('"title":"Ciornă"');
  expect(text).toContain('"token":null');
  expect(text).toContain('Previzualizare');
  const russian = await look('pages', id, '?locale=ru');
  expect(russian.text).toContain('"path":"/ru/content/noua"');
  expect(russian.text).toContain('"title":"Черновик"');
  expect((await shop.api('GET', '/content-pages/items/noua/')).status).toBe(404);
});

test('nobody keeps it, finds it, or lets it do anything', async () => {
  const id = await create('popups', { ...draft, description_ro: '<p>Salut</p>' });
  const { answer, text } = await look('popups', id);
  expect(text).toContain('"description":"<p>Salut</p>"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  const policy = answer.headers.get('content-security-policy');
  for (const part of ["script-src 'none'", "connect-src 'none'", "frame-ancestors 'self'"]) {
    expect(policy).toContain(part);
  }
});

test('an announcement of tomorrow stands over its page, a slide among the others', async () => {
  const article = await create('articles', {
    ...draft,
    active: true,
    slug: 'maine',
    kind: 'announcement',
    body_ro: '<p>x</p>',
    published_at: tomorrow,
  });
  const { text } = await look('articles', article);
  expect(text.match(/"slug":"maine"/g)).toHaveLength(2);
  await create('blocks', { kind: 'slide', title_ro: 'Prima' });
  const slide = await create('blocks', { ...draft, kind: 'slide' });
  const home = (await look('blocks', slide)).text;
  expect(home.indexOf('Prima')).toBeGreaterThan(0);
  expect(home.indexOf('Ciornă')).toBeGreaterThan(home.indexOf('Prima'));
});

test('guests, customers and the warehouse see nothing of it', async () => {
  const id = await create('pages', {
    ...draft,
    slug: 'alta',
    section: 'info',
    body_ro: '<p>x</p>',
  });
  const { token } = await shop.register();
  const packer = await addStaff(shop.shop, { role: 'warehouse' });
  for (const [headers, status] of [
    [OUR_PAGE, 401],
    [{ Authorization: `Token ${token}`, Cookie: `token=${token}` }, 401],
    [packer.headers, 403],
  ] as const) {
    const { answer, text } = await look('pages', id, '', headers);
    expect(answer.status).toBe(status);
    expect(text).not.toContain('Ciornă');
  }
  expect((await look('pages', 999_999)).answer.status).toBe(404);
  expect((await look('pages', id, '?locale=en')).answer.status).toBe(400);
});
