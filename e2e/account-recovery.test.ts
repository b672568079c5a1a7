import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { hydrated, mistakes } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { type Screen, visit } from './visitor.ts';

const onPage = {
  type: (page: Page, name: string, value: string) =>
    page.getByRole('main').locator(`[name="${name}"]`).fill(value),
  submit: (page: Page) => page.getByRole('main').locator('[type=submit]').click(),
};

describe.each(['phone', 'desktop'] as Screen[])('on a %s', (screen) => {
  test('an unknown e-mail is answered like a known one', async () => {
    const { page } = await visit('/accounts/reset-password', { screen });
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    await onPage.submit(page);
    expect(await mistakes(page)).toEqual({ email: message('VALIDATE.EMAIL_REQ', 'ro') });
    await onPage.type(page, 'email', `${uniqueName('nimeni')}@example.md`);
    await onPage.submit(page);
    await page.getByText('Verificați e-mailul').waitFor();
    expect(await violations(page)).toEqual([]);
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
  });
});
