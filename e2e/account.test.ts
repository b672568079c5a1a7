import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import {
  banner,
  fill,
  focusedName,
  hydrated,
  mistakes,
  openForm,
  submit,
  tokenOf,
  words,
} from './auth-dialog.ts';
import { violations } from './axe.ts';
import { call, field, plentiful, putIntoServerCart, soon } from './buying.ts';
import { closeBrowser, registerCustomer, shopUrl, visit } from './visitor.ts';

const LISTING = '/discount';
const PASSWORD = 'parola-buna-1';

let customer: Awaited<ReturnType<typeof registerCustomer>>;

beforeAll(async () => {
  customer = await registerCustomer();
});
afterAll(closeBrowser);

const accountButton = (page: Page) => page.getByRole('banner').getByText('Cont', { exact: true });
const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.ro.logIn });
const prices = (page: Page) => page.getByRole('main').getByText(/\d,\d\d\slei/);

async function logInFromHeader(page: Page, password = PASSWORD) {
  // The tool's own click would scroll the page first.
  await logInButton(page).dispatchEvent('click');
  await fill(page, { username: customer.username, password });
  await submit(page);
}

const user = (token: string) =>
  fetch(`${shopUrl()}/api/accounts/user-data/`, { headers: { Authorization: `Token ${token}` } });

describe('registering', () => {
  const unique = `persoana${process.pid}`;

  test('a private person has an account, is signed in and sees prices on the same page', async () => {
    const { page, context } = await visit(LISTING);
    await hydrated(page);
    await logInButton(page).click();
    await page.getByRole('tab', { name: words.ro.registerTab }).click();
    const person = {
      username: unique,
      email: `${unique}@example.md`,
      phone: '069123456',
      password: PASSWORD,
      confirm_password: PASSWORD,
      terms: true,
    };
    await fill(page, { ...person, username: customer.username });
    await submit(page);
    // Somebody has the name: it is said above and beside, and nothing typed is lost.
    await page.getByRole('dialog').getByRole('alert').waitFor();
    const taken = message('VALIDATE.USERNAME_TAKEN', 'ro');
    expect(await banner(page)).toBe(taken);
    expect(await mistakes(page)).toEqual({ username: taken });
    expect(await focusedName(page)).toBe('username');
    expect(await violations(page)).toEqual([]);

    await fill(page, { username: unique });
    await submit(page);
    await prices(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(LISTING);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await accountButton(page).waitFor();

    const cookie = await tokenOf(page);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect(await (await user(cookie?.value ?? '')).json()).toMatchObject({
      username: unique,
      phone: '+373-69-123-456',
      is_juridical: false,
    });
    await context.close();
  });

  test('a company mends its fiscal code and gets its account', async () => {
    const { page, context } = await openForm('juridical', { locale: 'ru' });
    await fill(page, {
      username: `firma${process.pid}`,
      email: `firma${process.pid}@example.md`,
      phone: '+373 22 123 456',
      password: PASSWORD,
      confirm_password: PASSWORD,
      terms: true,
      company_name: 'Electromontaj Nord S.R.L.',
      function_in_company: 'Главный инженер',
      // The check digit is wrong.
      c_f: '1014600987652',
    });
    await page.locator('dialog [name=type_company]').selectOption('Industrie');
    await submit(page);
    expect(await mistakes(page)).toEqual({ c_f: message('VALIDATE.CODE_VALID', 'ru') });

    await fill(page, { c_f: '1014 6009 8765 1' });
    await submit(page);
    await page.getByRole('heading', { name: 'Данные компании' }).waitFor();
    expect(await (await user((await tokenOf(page))?.value ?? '')).json()).toMatchObject({
      is_juridical: true,
      company_name: 'Electromontaj Nord S.R.L.',
      idno: '1014600987651',
      type_company: 'Industrie',
      function_in_company: 'Главный инженер',
    });
    await context.close();
  });

  test('an account whose making was not answered opens at the second press', async () => {
    const { page, context } = await openForm('physical');
    const username = `pierdut${process.pid}`;
    await fill(page, {
      username,
      email: `${username}@example.md`,
      phone: '069123456',
      password: PASSWORD,
      confirm_password: PASSWORD,
      terms: true,
    });
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/accounts/create-and-update/', lose, { times: 1 });
    await submit(page);
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await banner(page)).toMatch(/^Nu ajungem la magazin/);
    await submit(page);
    await page.getByRole('heading', { name: 'Datele mele' }).waitFor();
    expect(await (await user((await tokenOf(page))?.value ?? '')).json()).toMatchObject({
      username,
    });
    await context.close();
  });

  test('the terms open beside the form', async () => {
    const { page, context } = await openForm('physical');
    const link = page.getByRole('dialog').getByRole('link', { name: /termenii și condițiile/ });
    const [terms] = await Promise.all([context.waitForEvent('page'), link.click()]);
    expect(new URL(terms.url()).pathname).toBe('/content/termeni-si-conditii');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await context.close();
  });
});

describe('logging in', () => {
  test('a wrong password is said in the banner; the right one brings the page again, at its place', async () => {
    const { page, context } = await visit(LISTING);
    await hydrated(page);
    expect(await prices(page).count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 700));
    await logInFromHeader(page, 'alta-parola-1');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await banner(page)).toBe(message('ERROR.CREDENTIALS', 'ro'));
    expect(await page.locator('dialog [name=username]:visible').inputValue()).toBe(
      customer.username,
    );
    expect(await violations(page)).toEqual([]);

    await fill(page, { password: PASSWORD });
    await submit(page);
    await prices(page).first().waitFor();
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(LISTING);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await context.close();
  });

  test('by e-mail as well, and however often it is pressed it is sent once', async () => {
    const { page, context } = await openForm('login');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/token/login/')) sent += 1;
    });
    // As slow as a stairwell.
    await page.route('**/token/login/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await fill(page, { username: `${customer.username}@example.md`, password: PASSWORD });
    const button = page.locator('dialog [type=submit]:visible');
    await button.dblclick();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('heading', { level: 1, name: 'Contul meu' }).waitFor();
    expect(sent).toBe(1);
    await context.close();
  });

  test('without a connection it says so and keeps what was typed', async () => {
    const { page, context } = await openForm('login');
    await fill(page, { username: 'ion', password: 'parola' });
    await context.setOffline(true);
    await submit(page);
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await banner(page)).toMatch(/^Nu ajungem la magazin/);
    expect(await page.locator('dialog [name=password]:visible').inputValue()).toBe('parola');
    await context.close();
  });

  test('too many attempts are answered with how long to wait', async () => {
    const username = `nimeni${process.pid}`;
    const attempt = () =>
      fetch(`${shopUrl()}/api/auth-token/token/login/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password: 'ghicit' }),
      });
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(400);
    const { page, context } = await openForm('login', { locale: 'ru' });
    await fill(page, { username, password: 'ghicit' });
    await submit(page);
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await banner(page)).toBe('Слишком много попыток. Попробуйте ещё раз через 15 минут.');
    await context.close();
  });
});

describe('the session', () => {
  test('signing out ends the token, and the page comes again without prices', async () => {
    const { page, context } = await visit(LISTING);
    await hydrated(page);
    await logInFromHeader(page);
    await prices(page).first().waitFor();
    const token = (await tokenOf(page))?.value ?? '';
    await hydrated(page);
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Ieși din cont' }).click();
    await logInButton(page).waitFor();
    expect(await tokenOf(page)).toBeUndefined();
    expect(await prices(page).count()).toBe(0);
    expect((await user(token)).status).toBe(401);
    await context.close();
  });

  test('a dead token is cleared without a word', async () => {
    const { page, context } = await visit('/account', { token: 'x'.repeat(43) });
    await page.getByRole('main').getByRole('button', { name: words.ro.logIn }).waitFor();
    await expect.poll(() => tokenOf(page)).toBeUndefined();
    await logInButton(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  test('a token that dies while the page is open leaves a guest’s page behind', async () => {
    const { token } = await registerCustomer();
    const { page, context } = await visit(LISTING, { token });
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
    await context.close();
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
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Ieși din cont' }).click();
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
    await context.close();
  });

  test.each([
    ['the cart', '/cart/temporary-cart/', 'Mai mult'],
    ['the favourites', '/favorites/favorite-products/', 'Adaugă la favorite'],
  ])('a token refused by %s is forgotten without a word', async (_, path, press) => {
    const { token } = await registerCustomer();
    const [product] = await plentiful(token, 1);
    await putIntoServerCart(token, product?.id ?? 0, 1);
    const { page, context } = await visit('/cart', { token });
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
    await context.close();
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
    await context.close();
  });

  test('two tabs agree, in and out, without being reloaded', async () => {
    const { page: first, context } = await visit(LISTING);
    const second = await context.newPage();
    await second.goto(LISTING);
    await hydrated(first);
    await hydrated(second);
    await second.evaluate(() => Object.assign(window, { stayed: true }));

    await logInFromHeader(first);
    await prices(second).first().waitFor();
    await accountButton(second).waitFor();

    await hydrated(first);
    await accountButton(first).click();
    await first.getByRole('button', { name: 'Ieși din cont' }).click();
    await logInButton(second).waitFor();
    await expect.poll(() => prices(second).count()).toBe(0);
    expect(await second.evaluate(() => 'stayed' in window)).toBe(true);
    await context.close();
  });
});

test('dialogs give the focus back one by one, and the page scrolls again after the last', async () => {
  const { page, context } = await openForm('forgotten');
  const scroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await page.locator('dialog:modal').count()).toBe(2);
  expect(await scroll()).toBe('hidden');
  // Around and around: the focus never leaves what is on top.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1);
      return document.activeElement === document.body || top?.contains(document.activeElement);
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(1);
  expect(await focused()).toBe(words.ro.forgotten);
  expect(await scroll()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  expect(await focused()).toBe(words.ro.logIn);
  expect(await scroll()).toBe('visible');
  await context.close();
});
