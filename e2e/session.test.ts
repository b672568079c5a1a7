import { beforeAll, expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { hydrated, tokenOf, words } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { call, field, plentiful, putIntoServerCart } from './buying.ts';
import {
  accountButton,
  LISTING,
  logInButton,
  logInFromHeader,
  prices,
  signOutFromHeader,
  user,
} from './header-account.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

let customer: Awaited<ReturnType<typeof registerCustomer>>;

beforeAll(async () => {
  customer = await registerCustomer();
});

test('signing out ends the token, and the page comes again without prices', async () => {
  const { page } = await visit(LISTING);
  await hydrated(page);
  await logInFromHeader(page, customer.username);
  await prices(page).first().waitFor();
  const token = (await tokenOf(page))?.value ?? '';
  await hydrated(page);
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
  const { page } = await visit(LISTING, { token });
  await hydrated(page);
  await prices(page).first().waitFor();
  // The cart and the favourites would find out too.
  await page.waitForLoadState('networkidle');
  await fetch(`${shopUrl()}/api/auth-token/token/logout/`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}` },
  });
  // A page load would find out; so does the account, reached without one.
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Contul meu' }).click();
  await page.getByRole('main').getByRole('button', { name: words.ro.logIn }).waitFor();
  expect(await tokenOf(page)).toBeUndefined();
});

test('what somebody was filling in goes with them, from every tab', async () => {
  const { token } = await registerCustomer();
  const [product] = await plentiful(token, 1);
  await putIntoServerCart(token, product?.id ?? 0, 1);
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
  ['the cart', '/cart/temporary-cart/', 'Mai mult'],
  ['the favourites', '/favorites/favorite-products/', 'Adaugă la favorite'],
])('a token refused by %s is forgotten without a word', async (_, path, press) => {
  const { token } = await registerCustomer();
  const [product] = await plentiful(token, 1);
  await putIntoServerCart(token, product?.id ?? 0, 1);
  const { page } = await visit('/cart', { token });
  await page.getByRole('main').getByRole('spinbutton').waitFor();
  if (path.startsWith('/favorites')) {
    await page
      .getByRole('main')
      .getByRole('link', { name: product?.title ?? '' })
      .click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL('**/product/**');
  }
  await soon(() => prices(page).count()).toBeGreaterThan(0);
  await call('POST', '/auth-token/token/logout/', { token });
  const refused = page.waitForResponse((response) => response.url().endsWith(path));
  await page.getByRole('main').getByRole('button', { name: press }).first().click();
  expect((await refused).status()).toBe(401);
  await logInButton(page).waitFor();
  expect(await tokenOf(page)).toBeUndefined();
  await soon(() => prices(page).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a passing failure leaves the token alone', async () => {
  const { page, context } = await visit('/accounts/reset-password');
  await context.addCookies([{ name: 'token', value: customer.token, url: shopUrl() }]);
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
