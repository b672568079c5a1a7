import type { Page } from 'playwright-core';
import { personForm } from '../contract/forms/registration.fixture.ts';
import type { Locale } from '../contract/locale.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { fill, submit, tokenOf, words } from './auth-dialog.ts';

export const PASSWORD = 'parola-buna-1';

/** Somebody the shop has never heard of. */
export function newPerson() {
  const { user_type: _, ...typed } = personForm(uniqueName('nou'));
  return typed;
}

export const newCompany = () => ({
  ...newPerson(),
  company_name: 'Electromontaj Nord S.R.L.',
  function_in_company: 'Inginer-șef',
  c_f: '1014600987651',
});

/** In the open dialog, from the login to one of the registration's forms. */
export async function goToRegistration(page: Page, locale: Locale, kind: 'person' | 'company') {
  await page.getByRole('tab', { name: words[locale].registerTab }).click();
  if (kind === 'company') await page.getByRole('tab', { name: words[locale].juridical }).click();
}

/** Sends the dialog's form and waits for the page that comes again, signed in. */
export async function enter(page: Page, values: Record<string, string | boolean> = {}) {
  await fill(page, values);
  const reloaded = page.waitForEvent('load');
  await submit(page);
  await reloaded;
  return (await tokenOf(page))?.value ?? '';
}
