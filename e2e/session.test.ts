import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { hydrated, tokenOf, words } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { call, field, putIntoServerCart, somethingToBuy } from './buying.ts';
import {
  accountButton,
  LISTING,
  logInButton,
  logInFromHeader,
  prices,
  signOutFromHeader,
  user,
} from './header-account.ts';
import { registerCustomer, shopUrl, type Visitor, visit } from './visitor.ts';

const CART = '/cart/temporary-cart/';
const FAVOURITES = '/favorites/favorite-products/';

/** A page becomes a customer's, whom the shop has told what it tells by itself: cart and favourites. */
async function openAsCustomer({ page, context }: Visitor, path: string, token: string) {
  await context.addCookies([{ name: 'token', value: token, url: shopUrl() }]);
  const told = [CART, FAVOURITES].map((asked) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api${asked}`),
  );
  await page.goto(path);
  for (const response of await Promise.all(told)) await response.finished();
  await hydrated(page);
  await prices(page).first().waitFor();
}

async function expectForgottenWithoutAWord(page: Page) {
  await logInButton(page).waitFor();
  await soon(() => tokenOf(page)).toBeUndefined();
  await soon(() => prices(page).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
}

test('a passing failure leaves the token alone; a dead one is cleared without a word', async () => {
  const { token } = await registerCustomer();
  const { page } = await visit('/robots.txt', { token });
  await page.route('**/accounts/user-data/', (route) => route.abort());
  await page.goto('/account');
  const again = page.getByRole('button', { name: 'Încearcă din nou' });
  await again.waitFor();
  expect((await tokenOf(page))?.value).toBe(token);
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/accounts/user-data/');
  await again.click();
  await page.getByRole('heading', { name: 'Datele mele' }).waitFor();

  await call('POST', '/auth-token/token/logout/', { token });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: words.ro.logIn }).waitFor();
  await expectForgottenWithoutAWord(page);
});

test('a token that dies while the page is open is forgotten without a word, be it the account, the cart or the favourites that find out', async () => {
  const { token: looking } = await registerCustomer();
  const product = await somethingToBuy(looking);
  const press = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name }).first().click();
  const ways = [
    {
      path: LISTING,
      finder: '/orders/orders/',
      // A page load would find out; so does the account, reached without one.
      async find(page: Page) {
        await accountButton(page).click();
        await page.getByRole('link', { name: 'Contul meu' }).click();
      },
    },
    { path: '/cart', finder: CART, find: (page: Page) => press(page, 'Mai mult') },
    {
      path: `/product/${product.slug}`,
      finder: FAVOURITES,
      find: (page: Page) => press(page, 'Adaugă la favorite'),
    },
  ];
  for (const { path, finder, find } of ways) {
    const { token } = await registerCustomer();
    await putIntoServerCart(token, product.id, 1);
    // Each in a browser of its own: what a guest put into the cart is sent when a customer comes.
    const visitor = await visit('/robots.txt');
    const { page } = visitor;
    await openAsCustomer(visitor, path, token);
    await call('POST', '/auth-token/token/logout/', { token });
    const refused = page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === `/api${finder}` && response.status() === 401,
    );
    await find(page);
    await refused;
    await expectForgottenWithoutAWord(page);
    // Nor do browsers find fault with what is drawn anew.
    expect(visitor.complaints.filter((said) => !said.includes('401'))).toEqual([]);
  }
});

test('what somebody was filling in goes with them, from every tab', async () => {
  const { token } = await registerCustomer();
  await putIntoServerCart(token, (await somethingToBuy(token)).id, 1);
  const { page, context } = await visit('/cart', { token });
  await field(page, 'comment').fill('Sunați-mă la serviciu');
  const second = await context.newPage();
  await second.goto('/cart');
  await field(second, 'comment').fill('Codul de la ușă este 1234');

  await hydrated(page);
  await signOutFromHeader(page);
  await logInButton(page).waitFor();
  for (const tab of [page, second]) {
    await soon(() => field(tab, 'comment').inputValue()).toBe('');
    await tab.reload();
    await field(tab, 'comment').waitFor();
    expect(await field(tab, 'comment').inputValue()).toBe('');
    expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(
      /serviciu|ușă/,
    );
  }
});

test('signing in and out brings the page again with and without prices and ends the token; another tab agrees without being reloaded', async () => {
  const customer = await registerCustomer();
  const { page: first, context } = await visit(LISTING);
  const second = await context.newPage();
  await second.goto(LISTING);
  await hydrated(first);
  await hydrated(second);
  await second.evaluate(() => Object.assign(window, { stayed: true }));

  await logInFromHeader(first, customer.username);
  await prices(second).first().waitFor();
  await accountButton(second).waitFor();

  await prices(first).first().waitFor();
  await hydrated(first);
  const token = (await tokenOf(first))?.value ?? '';
  expect((await user(token)).status).toBe(200);
  await signOutFromHeader(first);
  await logInButton(first).waitFor();
  expect(await tokenOf(first)).toBeUndefined();
  expect(await prices(first).count()).toBe(0);
  expect((await user(token)).status).toBe(401);
  await logInButton(second).waitFor();
  await soon(() => prices(second).count()).toBe(0);
  expect(await second.evaluate(() => 'stayed' in window)).toBe(true);
});

test('whoever goes back once the session has ended finds no price of the page they had seen', async () => {
  const { token } = await registerCustomer();
  const visitor = await visit('/robots.txt');
  const { page, context } = visitor;
  await openAsCustomer(visitor, LISTING, token);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('main article h3 a').first().click();
  await page.waitForURL('**/product/**');
  await prices(page).first().waitFor();
  await context.clearCookies({ name: 'token' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
  expect(await page.locator('main article').count()).toBeGreaterThan(1);
  expect(await prices(page).count()).toBe(0);
});

test('a page that was made for a customer who leaves before it comes to life keeps no price', async () => {
  const { token } = await registerCustomer();
  const { page } = await visit('/robots.txt', { token });
  // Before its scripts run; as another tab does.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      // biome-ignore lint/suspicious/noDocumentCookie: at once, and in every browser
      document.cookie = 'token=; path=/; max-age=0';
    }),
  );
  const made = await page.goto(LISTING);
  expect(await made?.text()).toMatch(/\d,\d\d\slei/);
  await hydrated(page);
  await soon(() => prices(page).count()).toBe(0);
  expect(await page.locator('main article').count()).toBeGreaterThan(1);
});
