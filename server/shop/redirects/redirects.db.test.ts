import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screen } from '../../edge/pages/own-pages.fixture.ts';
import { pages } from '../../edge/pages/pages.ts';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { redirectVerbs } from './write-redirects.ts';

let shop: TestShop;
let editor: AddedStaff;
let app: Hono;
beforeAll(async () => {
  shop = await openTestShop('empty');
  editor = await addStaff(shop.shop, { role: 'content' });
  const storefront = {
    cache: null,
    filesDir: null,
    close: async () => {},
    render: async () => screen('page'),
  };
  app = new Hono().all('*', pages(shop.shop, shop.app, storefront));
});
afterAll(() => shop.close());

const create = async (from_path: string, to_address: string, more: object = {}) => {
  const answer = await shop.api('POST', '/staff/content/redirects/', {
    body: { from_path, to_address, ...more },
    headers: editor.headers,
  });
  await shop.changes.catchUp();
  return answer;
};
const ask = async (path: string) => {
  const { status, headers } = await app.request(path);
  return [status, headers.get('location')];
};

describe('whoever comes by an old address', () => {
  test.each([
    ['/vechi', '/news', '/vechi', 302, '/news'],
    ['/vechi-2', '/news', '/vechi-2/', 302, '/news'],
    ['/vechi-3', '/news', '/ru/vechi-3', 302, '/ru/news'],
    ['/vechi-4', '/', '/ru/vechi-4', 302, '/ru'],
    ['/ru/vechi-5', '/ru/contact', '/vechi-5', 302, '/ru/contact'],
    [
      '/каталог',
      '/catalog/cabluri',
      '/%d0%ba%d0%b0%d1%82%d0%b0%d0%bb%d0%be%d0%b3',
      302,
      '/catalog/cabluri',
    ],
    ['/vechi-6', '/search?search=nym#lista', '/vechi-6?x=1', 302, '/search?search=nym#lista'],
    ['/vechi-7', '/news#sus', '/vechi-7?utm_source=mail', 302, '/news?utm_source=mail#sus'],
    [
      '/vechi-8',
      'https://partener.example/a b',
      '/vechi-8?to=x',
      302,
      'https://partener.example/a%20b',
    ],
    [
      '/vechi-10',
      'https://partener.example',
      '/vechi-10?next=//evil.example',
      302,
      'https://partener.example/',
    ],
  ] as const)('%s, led to %s, asks for %s', async (from, to, asked, status, location) => {
    expect((await create(from, to)).status).toBe(201);
    expect(await ask(asked)).toEqual([status, location]);
  });

  test('goes at once to the end of several, for now if one of them is for now', async () => {
    await create('/a', '/b');
    await create('/b', '/c', { is_permanent: false });
    expect(await ask('/a')).toEqual([302, '/c']);
  });

  test('goes for good only where it has led there for a week', async () => {
    const { json } = await create('/de-mult', '/news');
    expect(await ask('/de-mult')).toEqual([302, '/news']);
    await shop.db
      .updateTable('redirect')
      .set({ updated_at: sql<Date>`now() - interval '8 days'` })
      .where('id', '=', json.id)
      .execute();
    // Another one makes every process read them anew.
    await create('/abia-acum', '/news');
    expect(await ask('/de-mult')).toEqual([301, '/news']);
    expect(await ask('/abia-acum')).toEqual([302, '/news']);
  });

  test('is told by the API too, that pages without reloading find the way', async () => {
    await create('/product/cablu-vechi', '/catalog/cabluri');
    const { status, json } = await shop.api('GET', '/products/items/cablu-vechi/');
    expect([status, json.moved_to]).toEqual([404, '/catalog/cabluri']);
  });

  test('finds the page again once the redirect is gone', async () => {
    const { json } = await create('/gone', '/news');
    await shop.api('DELETE', `/staff/content/redirects/${json.id}/?version=1`, {
      headers: editor.headers,
    });
    await shop.changes.catchUp();
    expect(await ask('/gone')).toEqual([200, null]);
  });
});

test.each([
  ['/', '/news', 'from_path'],
  ['/ru', '/news', 'from_path'],
  ['/cart', '/news', 'from_path'],
  ['/search', '/news', 'from_path'],
  ['/ru/discount/', '/news', 'from_path'],
  ['/landing', '/news', 'from_path'],
  ['/admin/people', '/news', 'from_path'],
  ['/api/core', '/news', 'from_path'],
  ['//evil.example', '/news', 'from_path'],
  ['/\\evil.example', '/news', 'from_path'],
  ['/x?y=1', '/news', 'from_path'],
  ['vechi', '/news', 'from_path'],
  ['/x', '//evil.example', 'to_address'],
  ['/x', '/\\evil.example', 'to_address'],
  ['/x', '/\t/evil.example', 'to_address'],
  ['/x', 'javascript:alert(1)', 'to_address'],
  ['/x', 'http://partener.example', 'to_address'],
  ['/x', 'http://localhost:3000/news', 'to_address'],
  ['/x', 'https:evil.example', 'to_address'],
  ['/x', 'mailto:a@example.md', 'to_address'],
  ['/x', '/x', 'to_address'],
  ['/x', '/ru/x/', 'to_address'],
  ['/b2', '/a2', 'to_address'],
])('from %s to %s nobody is led', async (from, to, field) => {
  if (from === '/b2') await create('/a2', '/b2');
  const before = await catalogueFingerprint(shop.db);
  const { status, json } = await create(from, to);
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('nobody is led away from a page that customers find', async () => {
  await writeSmallCatalogue(shop.db);
  await shop.db
    .insertInto('content_page')
    .values({
      slug: 'retur',
      position: 0,
      section: 'info',
      title_ro: 'Retur',
      title_ru: '',
      excerpt_ro: '',
      excerpt_ru: '',
      body_ro: '<p>14 zile</p>',
      body_ru: '',
      active: true,
    })
    .execute();
  const before = await catalogueFingerprint(shop.db);
  for (const path of ['/product/cablu-1', '/ru/catalog/cabluri/cupru', '/content/retur']) {
    const { status, json } = await create(path, '/news');
    expect([path, status, json.from_path?.[0]]).toEqual([
      path,
      400,
      expect.stringContaining('La această adresă'),
    ]);
  }
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  await shop.db
    .updateTable('product')
    .set({ state: 'archived' })
    .where('slug', '=', 'cablu-1')
    .execute();
  expect((await create('/product/cablu-1', '/news')).status).toBe(201);
});

test('who comes for a page that is shown again finds it, though it was led on from', async () => {
  const page = {
    position: 1,
    section: 'info',
    title_ro: 'Garanție',
    title_ru: '',
    excerpt_ro: '',
    excerpt_ru: '',
    body_ro: '<p>24 de luni</p>',
    body_ru: '',
  } as const;
  await shop.db
    .insertInto('content_page')
    .values({ ...page, slug: 'garantie', active: false })
    .execute();
  await create('/content/garantie', '/news');
  expect(await ask('/content/garantie')).toEqual([302, '/news']);
  await shop.db
    .updateTable('content_page')
    .set({ active: true })
    .where('slug', '=', 'garantie')
    .execute();
  expect(await ask('/content/garantie')).toEqual([200, null]);
  expect(await ask('/ru/content/garantie')).toEqual([200, null]);
  // Also who comes by an address that once led to it.
  await create('/garantie-veche', '/content/garantie');
  expect(await ask('/ru/garantie-veche')).toEqual([302, '/ru/content/garantie']);
});

test('an address named as what every object has is one like any other', async () => {
  expect((await create('/__proto__/x', '/news')).status).toBe(201);
  expect(await ask('/__proto__/x')).toEqual([302, '/news']);
  expect((await create('/constructor/x', '/news')).status).toBe(201);
});

test('an address of our own is kept as its path', async () => {
  const { create } = redirectVerbs({ publicUrl: 'https://cablaj.example' });
  const { id } = await inShop(shop.db, (changing) =>
    create(changing, { from_path: '/own', to_address: 'https://cablaj.example/news?page=2' }),
  );
  const headers = editor.headers;
  const { json } = await shop.api('GET', `/staff/content/redirects/${id}/`, { headers });
  expect(json.to_address).toBe('/news?page=2');
});

test('an address is led on once', async () => {
  await create('/once', '/news');
  const { status, json } = await create('/ru/once/', '/contact');
  expect([status, json.from_path]).toEqual([400, ['Este folosit deja']]);
});

test('two who each save half of a circle at once do not close it', async () => {
  const answers = await Promise.all([create('/left', '/right'), create('/right', '/left')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('what changes later closes no circle either', async () => {
  const { json } = await create('/one', '/two');
  await create('/two', '/three');
  const { status, json: refused } = await shop.api('POST', `/staff/content/redirects/${json.id}/`, {
    body: { version: 1, from_path: '/three' },
    headers: editor.headers,
    locale: 'ru',
  });
  expect([status, refused.to_address]).toEqual([400, ['Перенаправления замкнутся в круг']]);
});

test('sending customers to another site is confirmed first, however it is done', async () => {
  const { json: stored } = await create('/spre-altii', 'https://partener.example/');
  const { json: own } = await create('/spre-noi', '/news');
  await shop.db
    .updateTable('staff_session')
    .set({ confirmed_at: sql<Date>`now() - interval '11 minutes'` })
    .where('staff_id', '=', editor.id)
    .execute();
  const save = (id: number, body: object) =>
    shop.api('POST', `/staff/content/redirects/${id}/`, {
      body: { version: 1, ...body },
      headers: editor.headers,
    });
  const before = await catalogueFingerprint(shop.db);
  for (const refused of [
    await create('/alt-site', 'https://elsewhere.example/'),
    await save(own.id, { to_address: 'HTTPS://elsewhere.example' }),
    await save(stored.id, { from_path: '/login' }),
  ]) {
    expect([refused.status, refused.json.code]).toEqual([403, 'confirm-needed']);
  }
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  // For our own pages nobody asks.
  expect((await create('/spre-noi-2', '/news')).status).toBe(201);
  expect((await save(own.id, { to_address: '/contact' })).status).toBe(200);
});
