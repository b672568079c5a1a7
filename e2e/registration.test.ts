import type { Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
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
import { accountButton, LISTING, logInButton, prices, user } from './header-account.ts';
import { newCompany, newPerson } from './joining.ts';
import { asBrowsersAsk, registerCustomer, visit } from './visitor.ts';

let customer: Awaited<ReturnType<typeof registerCustomer>>;

beforeAll(async () => {
  customer = await registerCustomer();
});

test('a private person reads the terms beside the form, has an account, is signed in and sees prices on the same page', async () => {
  const { page, context } = await visit(LISTING);
  await hydrated(page);
  await logInButton(page).click();
  await page.getByRole('tab', { name: words.ro.registerTab }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: /termenii și condițiile/ });
  const [terms] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(new URL(terms.url()).pathname).toBe('/content/termeni-si-conditii');
  await terms.close();
  expect(await page.getByRole('dialog').count()).toBe(1);
  const person = newPerson();
  await fill(page, { ...person, phone: '069123456', username: customer.username });
  await submit(page);
  // Somebody has the name: it is said above and beside, and nothing typed is lost.
  await page.getByRole('dialog').getByRole('alert').waitFor();
  const taken = message('VALIDATE.USERNAME_TAKEN', 'ro');
  expect(await banner(page)).toBe(taken);
  expect(await mistakes(page)).toEqual({ username: taken });
  expect(await focusedName(page)).toBe('username');
  expect(await violations(page)).toEqual([]);

  await fill(page, { username: person.username });
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
    username: person.username,
    phone: '+373-69-123-456',
    is_juridical: false,
  });
});

test('a company mends its fiscal code, and its account opens at the second press where the first was not answered', async () => {
  const { page } = await openForm('juridical', { locale: 'ru' });
  const company = newCompany();
  await fill(page, {
    ...company,
    phone: '+373 22 123 456',
    function_in_company: 'Главный инженер',
    // The check digit is wrong.
    c_f: '1014600987652',
  });
  await page.locator('dialog [name=type_company]').selectOption('Industrie');
  await submit(page);
  expect(await mistakes(page)).toEqual({ c_f: message('VALIDATE.CODE_VALID', 'ru') });

  await fill(page, { c_f: '1014 6009 8765 1' });
  const lose = async (route: Route) => {
    await route.fetch(asBrowsersAsk);
    await route.abort('connectionreset');
  };
  await page.route('**/accounts/create-and-update/', lose, { times: 1 });
  await submit(page);
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await banner(page)).toMatch(/^Нет связи с магазином/);
  await submit(page);
  await page.getByRole('heading', { name: 'Данные компании' }).waitFor();
  expect(await (await user((await tokenOf(page))?.value ?? '')).json()).toMatchObject({
    username: company.username,
    is_juridical: true,
    company_name: 'Electromontaj Nord S.R.L.',
    idno: '1014600987651',
    type_company: 'Industrie',
    function_in_company: 'Главный инженер',
  });
});
