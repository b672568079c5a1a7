import type { Page } from 'playwright-core';
import { fill, submit, words } from './auth-dialog.ts';
import { PASSWORD } from './joining.ts';
import { shopUrl } from './visitor.ts';

/** Where a guest sees no price and a customer does. */
export const LISTING = '/discount';

export const prices = (page: Page) => page.getByRole('main').getByText(/\d,\d\d\slei/);

export const accountButton = (page: Page) =>
  page.getByRole('banner').getByText('Cont', { exact: true });

export const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.ro.logIn });

export async function logInFromHeader(page: Page, username: string, password = PASSWORD) {
  // The tool's own click would scroll the page first.
  await logInButton(page).dispatchEvent('click');
  await fill(page, { username, password });
  await submit(page);
}

export async function signOutFromHeader(page: Page) {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Ieși din cont' }).click();
}

/** Whose the token is, as the shop says. */
export const user = (token: string) =>
  fetch(`${shopUrl()}/api/accounts/user-data/`, { headers: { Authorization: `Token ${token}` } });
