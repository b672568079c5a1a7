import type { Page } from 'playwright-core';
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

test('dialogs give the focus back one by one; a login says what is in its way, keeps what was typed, and by e-mail lets in as well, sent once however often it is pressed', async () => {
  const { page, context } = await openForm('forgotten');
  await expectFocusGivenBack(page);
  await page.getByRole('main').getByRole('button', { name: words.ro.logIn }).click();

  await fill(page, { username: 'ion', password: 'parola' });
  await context.setOffline(true);
  await submit(page);
  await soon(() => banner(page)).toContain('Nu ne putem conecta la magazin');
  expect(await page.locator('dialog [name=password]:visible').inputValue()).toBe('parola');
  await context.setOffline(false);

  const guessed = uniqueName('nimeni');
  await guessTooOften(guessed);
  await fill(page, { username: guessed, password: 'ghicit' });
  await submit(page);
  await soon(() => banner(page)).toBe('Prea multe încercări. Încercați din nou peste 15 minute.');

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

async function expectFocusGivenBack(page: Page) {
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
}

/** Nobody knows who is behind it, but nobody may guess on. */
async function guessTooOften(username: string) {
  const attempt = () =>
    fetch(`${shopUrl()}/api/auth-token/token/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...ownAddress() },
      body: JSON.stringify({ username, password: 'ghicit' }),
    });
  for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(400);
}
