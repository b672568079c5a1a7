import { beforeAll, expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { banner, fill, hydrated, openForm, submit, words } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { LISTING, logInFromHeader, prices } from './header-account.ts';
import { PASSWORD } from './joining.ts';
import { ownAddress, registerCustomer, shopUrl, visit } from './visitor.ts';

let customer: Awaited<ReturnType<typeof registerCustomer>>;

beforeAll(async () => {
  customer = await registerCustomer();
});

test('a wrong password is said in the banner; the right one brings the page again, at its place', async () => {
  const { page } = await visit(LISTING);
  await hydrated(page);
  expect(await prices(page).count()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await logInFromHeader(page, customer.username, 'alta-parola-1');
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await banner(page)).toBe(message('ERROR.CREDENTIALS', 'ro'));
  expect(await page.locator('dialog [name=username]:visible').inputValue()).toBe(customer.username);
  expect(await violations(page)).toEqual([]);

  await fill(page, { password: PASSWORD });
  await submit(page);
  await prices(page).first().waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(LISTING);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('who logs in by e-mail is let in as well, and however often it is pressed it is sent once', async () => {
  const { page } = await openForm('login');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/token/login/')) sent += 1;
  });
  // As slow as a stairwell.
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/token/login/', async (route) => {
    await answer;
    await route.continue();
  });
  await fill(page, { username: `${customer.username}@example.md`, password: PASSWORD });
  const button = page.locator('dialog [type=submit]:visible');
  await button.dblclick();
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  letAnswer();
  await page.getByRole('heading', { level: 1, name: 'Contul meu' }).waitFor();
  expect(sent).toBe(1);
});

test('a login without a connection says so and keeps what was typed', async () => {
  const { page, context } = await openForm('login');
  await fill(page, { username: 'ion', password: 'parola' });
  await context.setOffline(true);
  await submit(page);
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await banner(page)).toMatch(/^Nu ajungem la magazin/);
  expect(await page.locator('dialog [name=password]:visible').inputValue()).toBe('parola');
});

test('too many attempts to log in are answered with how long to wait', async () => {
  const username = uniqueName('nimeni');
  const attempt = () =>
    fetch(`${shopUrl()}/api/auth-token/token/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...ownAddress() },
      body: JSON.stringify({ username, password: 'ghicit' }),
    });
  for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(400);
  const { page } = await openForm('login', { locale: 'ru' });
  await fill(page, { username, password: 'ghicit' });
  await submit(page);
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await banner(page)).toBe('Слишком много попыток. Попробуйте ещё раз через 15 минут.');
});

test('dialogs give the focus back one by one, and the page scrolls again after the last', async () => {
  const { page } = await openForm('forgotten');
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
  await soon(() => page.locator('dialog:modal').count()).toBe(1);
  expect(await focused()).toBe(words.ro.forgotten);
  expect(await scroll()).toBe('hidden');
  await page.keyboard.press('Escape');
  await soon(() => page.locator('dialog:modal').count()).toBe(0);
  expect(await focused()).toBe(words.ro.logIn);
  expect(await scroll()).toBe('visible');
});
