import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../base/database/connect.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quietErrors } from '../../testing/quiet-errors.ts';
import { openOwnPages, priced, type Render, screen } from './own-pages.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

const logged = quietErrors();

const openPages = (render: Render, of = shop.shop) =>
  openOwnPages({ shop: of, app: shop.app }, render);

const broken: Render = async () => {
  throw new Error('secret detail');
};

test('a page that breaks is replaced by one that says so in both languages', async () => {
  const { ask } = openPages(broken);
  const romanian = await ask('/news');
  expect(romanian.status).toBe(500);
  expect(romanian.headers.get('Cache-Control')).toBe('no-store');
  const html = await romanian.text();
  expect(html).toContain('<html lang="ro">');
  expect(html).toContain('<h1>Pagina nu a putut fi afișată</h1>');
  expect(html).toContain('<h2>Не удалось показать страницу</h2>');
  expect(html).not.toContain('secret detail');
  expect(await (await ask('/ru/news')).text()).toContain('<h1>Не удалось показать страницу</h1>');
});

test('the page in place of a broken one may use its own style and nothing else', async () => {
  const answer = await openPages(broken).ask('/');
  const style = /<style>(.*)<\/style>/s.exec(await answer.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});

test('what broke is logged by the kind of page, without the address that may hold a secret', async () => {
  await openPages(broken).ask('/accounts/reset-password?token=r3set');
  await openPages(async () => ({ ...screen('sorry', 500), failures: [new Error('no data')] })).ask(
    '/',
  );
  const text = logged().mock.calls.flat().join('\n');
  expect(text).toContain('page /accounts/*: Error: secret detail');
  expect(text).toContain('page /: Error: no data');
  expect(text).not.toContain('r3set');
});

test('without its database the shop asks to come again', async () => {
  const db = connect('postgres://nobody@127.0.0.1:1/none');
  const { ask } = openPages(priced, { ...shop.shop, db, reading: db });
  const answer = await ask('/ru/news', { cookie: 'token=abc' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(await answer.text()).toContain('<h1>Магазин скоро откроется</h1>');
  await db.destroy();
});

test('a screen that could not read its data asks to come again', async () => {
  const { ask, rendered } = openPages(async () => screen('sorry', 503));
  expect((await ask('/news')).headers.get('Retry-After')).toBe('30');
  expect((await ask('/news')).status).toBe(503);
  expect(rendered).toHaveLength(2);
});
