import { beforeAll, expect, test } from 'vitest';
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
import { registerCustomer, visit } from './visitor.ts';

let customer: Awaited<ReturnType<typeof registerCustomer>>;

beforeAll(async () => {
  customer = await registerCustomer();
});

const CART = '/cart/temporary-cart/';
const FAVOURITES = '/favorites/favorite-products/';

/** A customer's page to which the shop has told what it tells by itself: cart and favourites. */
async function openAsCustomer(path: string, token: string) {
  const visitor = await visit('/robots.txt', { token });
  const { page } = visitor;
  const told = [CART, FAVOURITES].map((asked) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api${asked}`),
  );
  await page.goto(path);
  for (const response of await Promise.all(told)) await response.finished();
  await hydrated(page);
  return visitor;
}

test('signing out ends the token, and the page comes again without prices', async () => {
  const { token } = await registerCustomer();
  const { page } = await visit(LISTING, { token });
  await hydrated(page);
  await prices(page).first().waitFor();
  await signOutFromHeader(page);
  await logInButton(page).waitFor();
  expect(await tokenOf(page)).toBeUndefined();
  expect(await prices(page).count()).toBe(0);
  expect((await user(token)).status).toBe(401);
});

test('a dead token is cleared without a word', async () => {
  const { page } = await visit('/account', { token: 'x'.repeat(43) });
  await page.getByRole('main').getByRole('button', { name: words.ro.logIn }).waitFor();
  await soon(() => tokenOf(page)).toBeUndefined();
  await logInButton(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a token that dies while the page is open leaves a guest’s page behind', async () => {
  const { token } = await registerCustomer();
  // The cart and the favourites would find out too.
  const { page } = await openAsCustomer(LISTING, token);
  await prices(page).first().waitFor();
  await call('POST', '/auth-token/token/logout/', { token });
  // A page load would find out; so does the account, reached without one.
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Contul meu' }).click();
  await page.getByRole('main').getByRole('button', { name: words.ro.logIn }).waitFor();
  expect(await tokenOf(page)).toBeUndefined();
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
      /serviciu|1234/,
    );
  }
});

test.each([
  ['the cart', CART, 'Mai mult'],
  ['the favourites', FAVOURITES, 'Adaugă la favorite'],
])('a token refused by %s is forgotten without a word', async (_, path, press) => {
  const { token } = await registerCustomer();
  const product = await somethingToBuy(token);
  await putIntoServerCart(token, product.id, 1);
  const { page } = await openAsCustomer(
    path === CART ? '/cart' : `/product/${product.slug}`,
    token,
  );
  await soon(() => prices(page).count()).toBeGreaterThan(0);
  await call('POST', '/auth-token/token/logout/', { token });
  const refused = page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'POST',
  );
  await page.getByRole('main').getByRole('button', { name: press }).first().click();
  expect((await refused).status()).toBe(401);
  await logInButton(page).waitFor();
  expect(await tokenOf(page)).toBeUndefined();
  await soon(() => prices(page).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a passing failure leaves the token alone', async () => {
  const { page } = await visit('/robots.txt', { token: customer.token });
  await page.route('**/accounts/user-data/', (route) => route.abort());
  await page.goto('/account');
  const again = page.getByRole('button', { name: 'Încearcă din nou' });
  await again.waitFor();
  expect((await tokenOf(page))?.value).toBe(customer.token);
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/accounts/user-data/');
  await again.click();
  await page.getByRole('heading', { name: 'Datele mele' }).waitFor();
});

test('two tabs agree, in and out, without being reloaded', async () => {
  const { page: first, context } = await visit(LISTING);
  const second = await context.newPage();
  await second.goto(LISTING);
  await hydrated(first);
  await hydrated(second);
  await second.evaluate(() => Object.assign(window, { stayed: true }));

  await logInFromHeader(first, customer.username);
  await prices(second).first().waitFor();
  await accountButton(second).waitFor();

  await hydrated(first);
  await signOutFromHeader(first);
  await logInButton(second).waitFor();
  await soon(() => prices(second).count()).toBe(0);
  expect(await second.evaluate(() => 'stayed' in window)).toBe(true);
});
