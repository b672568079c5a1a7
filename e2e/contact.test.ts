import { expect, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { onDesktop, onPhone, openAsGuest } from './guest.ts';
import type { Screen } from './visitor.ts';

const words = {
  ro: { sent: 'Mulțumim, mesajul a ajuns la noi!', failed: 'Formularul nu a fost trimis!' },
  ru: { sent: 'Спасибо, сообщение получено!', failed: 'Форма не отправлена!' },
};

async function fillIn(screen: Screen, locale: Locale) {
  const visitor = await openAsGuest('/contact', screen, locale);
  const field = (name: string) => visitor.page.locator(`main [name=${name}]`);
  await field('name').fill('Ana Rusu');
  await field('phone').fill('069123456');
  await field('comment').fill('Aveți SIP-4 2x16?');
  return { ...visitor, field, send: visitor.page.locator('main form [type=submit]') };
}

const FORM = '**/contacts/contact-page/form/';

test('the contact form is sent and says so', async () => {
  const [screen, locale] = onDesktop;
  const { page, send } = await fillIn(screen, locale);
  const answered = page.waitForResponse(FORM);
  await send.click();
  expect((await answered).status()).toBe(201);
  await page.getByRole('main').getByRole('status').getByText(words[locale].sent).waitFor();
});

test('the contact form says that it was not sent, keeps what was typed, and is sent the second time', async () => {
  const [screen, locale] = onPhone;
  const { page, context, field, send } = await fillIn(screen, locale);
  await context.route(FORM, (route) => route.abort());
  await send.click();
  await page.getByText(words[locale].failed).waitFor();
  expect(await field('comment').inputValue()).toBe('Aveți SIP-4 2x16?');
  await context.unroute(FORM);
  await send.click();
  await page.getByText(words[locale].sent).waitFor();
});
