import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { banner, fill, hydrated, mistakes, openForm, submit } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { enter, PASSWORD } from './joining.ts';
import { recoveryLinkTo } from './letters.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

const onPage = {
  type: (page: Page, name: string, value: string) =>
    page.getByRole('main').locator(`[name="${name}"]`).fill(value),
  submit: (page: Page) => page.getByRole('main').locator('[type=submit]').click(),
};

test('what could not be sent is said, with whom to turn to, and the e-mail stays; an unknown e-mail is answered like a known one', async () => {
  const { page, context } = await visit('/accounts/reset-password', { screen: 'phone' });
  await hydrated(page);
  await onPage.submit(page);
  expect(await mistakes(page)).toEqual({ email: message('VALIDATE.EMAIL_REQ', 'ro') });
  const unknown = `${uniqueName('nimeni')}@example.md`;
  await onPage.type(page, 'email', unknown);
  await context.setOffline(true);
  await onPage.submit(page);
  await page.getByText('Ceva nu a mers bine').waitFor();
  const contact = page.getByRole('main').getByRole('link', { name: 'Contacte' });
  expect(await contact.getAttribute('href')).toBe('/contact');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  expect(await page.getByRole('main').locator('[name=email]').inputValue()).toBe(unknown);

  await onPage.submit(page);
  await page.getByText('Verificați e-mailul').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a forgotten password becomes a new one through the letter, and what was before ends', async () => {
  const { username, token } = await registerCustomer();
  const email = `${username}@example.md`;
  const { page } = await openForm('forgotten', { locale: 'ru', screen: 'phone' });
  await fill(page, { email });
  await submit(page);
  await page.getByRole('dialog').getByText('Проверьте почту').waitFor();
  await page.getByRole('dialog').getByText(email).waitFor();

  const link = await recoveryLinkTo(email);
  expect(link.startsWith('/ru/accounts/reset-password?uid=')).toBe(true);
  const main = page.getByRole('main');
  await page.goto(link);
  await hydrated(page);
  const meta = (name: string) => page.locator(`meta[name=${name}]`).getAttribute('content');
  expect(await meta('referrer')).toBe('no-referrer');
  expect(await meta('robots')).toMatch(/noindex/);
  await main.locator('[name=new_password]').fill('scurt');
  await main.locator('[type=submit]').click();
  await soon(() => mistakes(page)).toEqual({
    new_password: message('VALIDATE.PASSWORD_LENGTH', 'ru'),
  });
  await main.locator('[name=new_password]').fill('parola-noua-2');
  await main.locator('[type=submit]').click();
  await page.getByRole('dialog').getByText('Пароль изменён. Войдите с новым паролем.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  const before = await fetch(`${shopUrl()}/api/accounts/user-data/`, {
    headers: { Authorization: `Token ${token}` },
  });
  expect(before.status).toBe(401);

  await fill(page, { username, password: PASSWORD });
  await submit(page);
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await banner(page)).toBe(message('ERROR.CREDENTIALS', 'ru'));
  await enter(page, { password: 'parola-noua-2' });
  await page.getByRole('heading', { name: 'Мои данные' }).waitFor();

  // The link worked once.
  await page.goto(link);
  await hydrated(page);
  await main.locator('[name=new_password]').fill('parola-alta-3');
  await main.locator('[type=submit]').click();
  await main.getByRole('alert').getByText(message('ERROR.RESET_LINK_INVALID', 'ru')).waitFor();
  await main.getByRole('link', { name: 'Запросить новую ссылку' }).click();
  await main.locator('[name=email]').waitFor();
});
