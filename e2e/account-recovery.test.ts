import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { message } from '../contract/messages.ts';
import { banner, fill, hydrated, mistakes, openForm, submit } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { closeBrowser, registerCustomer, type Screen, shopUrl, visit } from './visitor.ts';

afterAll(closeBrowser);

/** Where the letter leads that this person got, once the post has come. */
async function linkMailedTo(address: string): Promise<string> {
  const outbox = join(inject('dataDir'), 'outbox');
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const files = await readdir(outbox).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('password-reset.eml'))) {
      const letter = await PostalMime.parse(await readFile(join(outbox, file)));
      const link = /https?:\/\/\S+\/accounts\/reset-password\?\S+/.exec(letter.text ?? '')?.[0];
      if (link && letter.to?.some((to) => to.address === address)) {
        const { pathname, search } = new URL(link);
        return pathname + search;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no letter for ${address}`);
}

const onPage = {
  type: (page: Page, name: string, value: string) =>
    page.getByRole('main').locator(`[name="${name}"]`).fill(value),
  submit: (page: Page) => page.getByRole('main').locator('[type=submit]').click(),
};

test('a forgotten password becomes a new one through the letter, and the old session ends', async () => {
  const { username, token } = await registerCustomer();
  const email = `${username}@example.md`;
  const { page, context } = await openForm('forgotten', { locale: 'ru' });
  await fill(page, { email });
  await submit(page);
  await page.getByText('Проверьте почту').waitFor();
  await page.getByRole('dialog').getByText(email).waitFor();
  expect(await violations(page)).toEqual([]);

  const link = await linkMailedTo(email);
  expect(link).toMatch(/^\/ru\/accounts\/reset-password\?uid=[^&]+&token=[^&]+$/);
  await page.goto(link);
  await hydrated(page);
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
  await onPage.type(page, 'new_password', 'scurt');
  await onPage.submit(page);
  expect(await mistakes(page)).toEqual({
    new_password: message('VALIDATE.PASSWORD_LENGTH', 'ru'),
  });
  expect(await violations(page)).toEqual([]);

  await onPage.type(page, 'new_password', 'parola-noua-2');
  await onPage.submit(page);
  await page.getByRole('dialog').getByText('Пароль изменён. Войдите с новым паролем.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  const before = await fetch(`${shopUrl()}/api/accounts/user-data/`, {
    headers: { Authorization: `Token ${token}` },
  });
  expect(before.status).toBe(401);

  await fill(page, { username, password: 'parola-buna-1' });
  await submit(page);
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await banner(page)).toBe(message('ERROR.CREDENTIALS', 'ru'));
  await fill(page, { password: 'parola-noua-2' });
  await submit(page);
  await page.getByRole('heading', { name: 'Мои данные' }).waitFor();
  await context.close();

  // The link worked once.
  const again = await visit(link);
  await hydrated(again.page);
  await onPage.type(again.page, 'new_password', 'parola-alta-3');
  await onPage.submit(again.page);
  await again.page
    .getByRole('alert')
    .getByText(message('ERROR.RESET_LINK_INVALID', 'ru'))
    .waitFor();
  expect(await violations(again.page)).toEqual([]);
  await again.page.getByRole('link', { name: 'Запросить новую ссылку' }).click();
  await again.page.getByRole('heading', { name: 'Восстановление пароля' }).waitFor();
  await again.context.close();
});

describe.each(['phone', 'desktop'] as Screen[])('on a %s', (screen) => {
  test('an unknown e-mail is answered like a known one', async () => {
    const { page, context } = await visit('/accounts/reset-password', { screen });
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    await onPage.submit(page);
    expect(await mistakes(page)).toEqual({ email: message('VALIDATE.EMAIL_REQ', 'ro') });
    await onPage.type(page, 'email', `nimeni-${screen}@example.md`);
    await onPage.submit(page);
    await page.getByText('Verificați e-mailul').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test('what could not be sent is said, with whom to turn to; the e-mail stays', async () => {
    const { page, context } = await visit('/accounts/reset-password', { screen });
    await hydrated(page);
    await onPage.type(page, 'email', 'ion@example.md');
    await context.setOffline(true);
    await onPage.submit(page);
    await page.getByText('Ceva nu a mers bine').waitFor();
    const contact = page.getByRole('main').getByRole('link', { name: 'Contacte' });
    expect(await contact.getAttribute('href')).toBe('/contact');
    await context.setOffline(false);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Încearcă din nou' }).click();
    expect(await page.getByRole('main').locator('[name=email]').inputValue()).toBe(
      'ion@example.md',
    );
    await context.close();
  });
});
